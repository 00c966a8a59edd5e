# Worte des Servers

level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
level-search = suchend
bot-name = { $name } (Bot, { $level })
twin-name = { $name } { $seat }

prompt-ended = Die Partie wurde vorzeitig abgebrochen
result = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

notice-sit = { $name } setzt sich.
notice-leave = { $name } verlässt den Tisch.
notice-begin = Die Partie beginnt.
notice-undo = { $name } nimmt eine Entscheidung zurück.
notice-takeover = { $bot } ({ $level }) spielt für { $name } weiter.
notice-end = Die Partie ist abgebrochen: Es ist niemand mehr da.
notice-end-by = { $name } bricht die Partie ab.
notice-rematch = Es gibt eine Revanche an einem neuen Tisch.
notice-rules = Die Regeln haben sich seither geändert: Das Spiel geht nach Version { $version } weiter.
kept-rules = Aufbewahrt: Die Regeln haben sich seither geändert. Dieses Spiel wurde nach Version { $version } gespielt, dies ist Version { $ours }, mit der sich seine Stellungen nicht zeigen lassen; seine Züge sind alle noch da.
kept-components = Aufbewahrt: Dieses Spiel wurde mit anderem Spielmaterial gespielt, darum lassen sich seine Stellungen hier nicht zeigen; seine Züge sind alle noch da.
kept-log = Aufbewahrt: Die gespeicherten Züge führen nach den Regeln nicht durch dieses Spiel, darum lassen sich seine Stellungen nicht zeigen; die Züge sind alle noch da.
kept-running = Es kann hier nicht weitergehen; alle, die mitspielen, dürfen es beenden.
log-move = { $name }: { $move }
log-decided = { $name } hat entschieden.

why-legal = Das kann jetzt gespielt werden.

refused-no-identity = Sag zuerst, wer du bist: Dieser Browser ist hier noch niemand.
refused-no-name = Ein Name braucht mindestens einen Buchstaben.
refused-no-text = Darin steht nichts.
refused-no-recovery = Dieser Wiederherstellungslink gilt nicht, oder nicht mehr.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-no-board = Diesen Spielplan gibt es nicht; frag neu nach der Stellung.
refused-no-ply = Es gibt keine Stellung nach Zug { $ply }; { $plies } wurden gemacht.
refused-no-invite = Hier setzt sich nur, wer den Einladungslink hat.
refused-no-watching = Diesen Tisch sehen nur die Spieler.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt oder gezogen, oder jemand anderes hat schon entschieden.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-running = An diesem Tisch läuft keine Partie.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-waiting = Die Partie hat schon begonnen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-away = Niemand hat diesen Platz verlassen oder ist lange genug fort.
refused-not-found = Hier ist nichts.
refused-not-allowed = Das geht hier nicht.
refused-nothing-asked = Nenne einen Ort oder einen Zug, nach dem du fragst.
refused-seat-taken = Dieser Platz ist besetzt.
refused-wrong-seats = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }.
refused-stale = Eine andere Entscheidung kam zuvor.
refused-other-rules = An diesem Tisch wurde nach Version { $version } der Regeln gespielt, oder mit anderem Spielmaterial; dies ist Version { $ours }.
refused-other-origin = Eine andere Seite kann diese Verbindung nicht öffnen.
refused-other-site = Der Header X-Regnum: 1 fehlt.
refused-too-large = Das ist zu groß.
refused-too-many = Zu viele Verbindungen sind offen; schließ zuerst einige.
refused-too-often = Zu oft: Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
refused-invalid = Das ist nicht zu verstehen: { $where }.
refused-trouble = Hier ist etwas schiefgegangen; es wurde vermerkt.

# regnum serve und regnum verify
serve-at = Regnum ist unter { $address }
serve-stop = Mit Strg+C wird es beendet. Die Partien liegen in { $database }.
serve-no-port = Port { $port } ist nicht zu haben: { $problem }. Wähle mit --port einen anderen.
serve-no-database = Die Datenbank ist nicht zu gebrauchen: { $problem }
verify-good = Die Aufzeichnung ist echt: Ihr Startwert passt zur Festlegung, und ihre { $plies } Züge führen zum Ergebnis.
verify-no-commitment = Die { $plies } Züge der Aufzeichnung stimmen, aber sie enthält keine Festlegung auf den Startwert.
verify-wrong-seed = Die Aufzeichnung ist nicht echt: Der Startwert passt nicht zu dem, worauf der Server sich vor der Partie festgelegt hatte.
