# Wörter der Turniere unter Bots

arena-preparing = { $bot } wird vorbereitet
arena-playing = Es wird gespielt, { $jobs } zugleich; es führt { $bot } mit { $share }
arena-starting = Es wird gespielt, { $jobs } zugleich
arena-continued = { $done } von { $games } Partien waren schon zu Ende; dahinter geht es weiter.
arena-interrupted = Unterbrochen nach { $done } von { $games } Partien. Sie liegen in { $file }; derselbe Befehl macht weiter.
arena-lost = Unterbrochen nach { $done } von { $games } Partien; ohne --out bleibt nichts erhalten.
arena-drawn = Gezeichnet in { $file }.

arena-title = { $game }, { $players } Spieler: { $games } Partien auf { $deals } Ausgangslagen
arena-pace = Bots durften höchstens das { $pace }-fache ihrer Bedenkzeit brauchen.
arena-bot = Bot
arena-rating = Wertung
arena-step = Abstand zum nächsten
arena-win-share = Siege
arena-per-decision = je Entscheidung
arena-pairs = Von den Siegen der beiden der Teil der Zeile (95 %)
arena-one = Einer gegen alle anderen
arena-one-row = { $one } allein gegen { $others }
arena-fair = gleich stark: { $share }
arena-one-games = { $games } Partien
arena-seats = Siege nach Platz
arena-lengths = Entscheidungen je Partie
arena-lengths-row = im Mittel { $mean }, von { $least } bis { $most }
arena-rating-axis = Wertung (Elo, im Mittel { $mean })
arena-share-axis = Anteil der Siege

arena-one-alone = { $bot } hat keinen Gegner: Es braucht mindestens zwei Bots.
arena-bot-twice = { $bot } ist zweimal genannt.
arena-no-bots = Es braucht mindestens einen Bot.
arena-pace-wrong = Das Tempo ist eine Zahl über 0 und höchstens 10, nicht { $pace }.
arena-file-broken = { $file } ist in Zeile { $line } beschädigt.
arena-file-foreign = { $file } ist keine Datei eines Turniers.
arena-file-busy = In { $file } schreibt gerade ein anderes Turnier.
arena-file-other = { $file } enthält ein anderes Turnier: Dort ist { $field } { $theirs }, hier { $ours }. Bitte eine andere Datei wählen.
arena-file-other-code = { $file } wurde von anderen Bots oder Regeln gespielt ({ $theirs }) als den heutigen ({ $ours }). Bitte eine andere Datei wählen.
arena-process-lost = Ein spielender Prozess wurde beendet, vielleicht aus Mangel an Speicher; derselbe Befehl mit weniger --jobs macht weiter.
arena-plot-format = { $file } nennt kein Format, das gezeichnet werden kann; der Name endet auf eines von { $known }.

# Datensätze: Partien von Bots, aufbewahrt, bis die Datei vollständig ist
dataset-file-broken = { $file } ist in Zeile { $line } beschädigt; ohne diese Datei beginnt der Datensatz von vorn.
dataset-file-foreign = { $file } ist keine Datei mit Partien für einen Datensatz; sie bleibt, wie sie ist. Bitte den Datensatz anders nennen.
dataset-file-busy = { $file } wird gerade von einem anderen Befehl geschrieben.
dataset-file-other = { $file } enthält die Partien eines anderen, abgebrochenen Datensatzes: Dort ist { $field } { $theirs }, hier { $ours }. Bitte anders nennen oder diese Datei löschen.
dataset-file-other-code = { $file } enthält Partien anderer Bots oder Regeln ({ $theirs }) als der heutigen ({ $ours }). Bitte anders nennen oder diese Datei löschen.
