# Wörter des Hauses, auf Deutsch. Jeder Fehler ist ein Satz.

seat-name = Platz { $number }

game-unknown = Es gibt kein Spiel „{ $game }“; zur Wahl stehen { $known }.
players-wrong = { $game } ist für { $allowed } Spieler, nicht für { $players }.
seat-wrong = An einem Tisch für { $players } gibt es den Platz { $seat } nicht; gezählt wird ab 0.
seed-wrong = Ein Startwert ist eine ganze Zahl von 0 bis 2^64 − 1, nicht { $seed }.
option-unknown = { $game } hat keine Option „{ $option }“; es gibt { $known }.
option-wrong = Die Option { $option } kann { $choices } sein, nicht „{ $value }“.
option-other-players = Die Option { $option } ist für { $allowed } Spieler, nicht für { $players }.

move-unknown = „{ $text }“ ist kein Zug dieses Spiels.
move-ambiguous = „{ $text }“ kann { $moves } bedeuten.
move-game-over = Die Partie ist zu Ende: { $move } kommt zu spät.

why-other-decision = { $when } Jetzt ist gefragt: „{ $phase }“
why-elsewhere = Was jetzt gefragt ist, liegt anderswo: „{ $phase }“
why-nothing = Damit ist nie etwas zu tun. Jetzt ist gefragt: „{ $phase }“

undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-now = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt oder gezogen, oder jemand anderes hat schon entschieden.
no-such-ply = Die Partie hat { $plies } Züge; eine Stellung nach Zug { $ply } gibt es nicht.

components-no-folder = REGNUM_COMPONENTS nennt { $folder }; das ist kein Ordner.
components-unreadable = Das Spielmaterial in { $file } ist nicht lesbar: { $problem }.
components-wrong = Das Spielmaterial in { $file } verstößt bei { $entry } gegen die Regeln: { $problem }.

cache-none = Die übersetzten Regeln werden nicht auf der Platte behalten, daher dauert jeder Start länger: { $problem }
cache-not-private = { $folder } muss ein eigener Ordner sein, den niemand sonst betreten darf.
cache-replaceable = { $folder } könnte von anderen ausgetauscht werden, die in { $parent } schreiben dürfen.

record-foreign = Das ist keine Partieaufzeichnung von Regnum.
record-not-json = Das ist keine Partieaufzeichnung: Es ist kein JSON ({ $problem }).
record-too-deep = Das ist keine Partieaufzeichnung: Der Text ist zu tief verschachtelt.
record-broken = Die Aufzeichnung ist beschädigt: Der Eintrag „{ $field }“ fehlt oder ist von falscher Art.
record-other-game = Die Aufzeichnung gehört zum Spiel { $game }, nicht zu { $wanted }.
record-other-version = Die Aufzeichnung entstand mit Version { $version } der Regeln; diese hier haben Version { $ours }.
record-older-version = Die Aufzeichnung entstand mit Version { $version } der Regeln; diese hier haben Version { $ours }. `regnum migrate` überträgt sie, wenn ihre Züge noch zum selben Ergebnis führen.
record-no-migration = Aufzeichnungen der Version { $version } lassen sich nicht auf Version { $ours } der Regeln übertragen.
record-leads-elsewhere = Nach Version { $ours } der Regeln führt die Aufzeichnung nach { $ply } Zügen anderswohin: { $problem }
record-other-components = Die Aufzeichnung entstand mit anderem Spielmaterial ({ $theirs }; hier: { $ours }). Setze REGNUM_COMPONENTS darauf.
record-setup = Der aufgezeichnete Aufbau ist nicht möglich: { $problem }
record-no-such-ply = Die Aufzeichnung hat { $plies } Züge; eine Stellung nach Zug { $ply } gibt es nicht.
record-illegal = Zug { $ply } der Aufzeichnung, „{ $move }“, ist nicht erlaubt: { $problem }
record-other-result = Die Aufzeichnung nennt das Ergebnis { $told }, ihre Züge führen aber zu { $found }.
record-other-seats = Nach diesen Regeln wären andere an der Reihe als die, die entschieden haben.
record-other-end = Nach diesen Regeln würde das Spiel anders enden, als es geendet hat.
log-broken = Das Protokoll ist nicht so, wie ein Server es schreibt ({ $problem }).

bot-unknown = Es gibt keinen Bot „{ $bot }“, nur { $known }.
bot-thoughtless = Der Bot „{ $bot }“ denkt sich nichts, was er sagen könnte; wähle eine Stufe oder search.
hint-over = Die Partie ist nach { $ply } Zügen zu Ende; nenne mit --at eine frühere Stellung.
bots-too-many = { $bots } Bots sind genannt, aber es gibt nur { $seats } andere Plätze.
option-no-choice = „{ $option }“ nennt keine Wahl; geschrieben wird NAME=WAHL.
file-unreadable = { $file } ist nicht lesbar: { $problem }.
file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
extra-missing = Dafür fehlt { $package }. So wird es installiert: { $command }
record-no-json = { $file } ist keine Partieaufzeichnung: { $problem }.

batch-illegal = Die Aktion { $action } ist in der Partie { $slot } des Stapels nicht erlaubt.
batch-no-action = { $action }, angegeben für die Partie { $slot } des Stapels, ist die Nummer keiner Aktion.
array-numbers = { $name } muss aus { $n } ganzen Zahlen bestehen, einer je Partie, nicht aus { $found }.
array-room = { $name } muss ein zusammenhängendes, beschreibbares Array aus float32 der Form { $shape } sein, nicht { $found }.
array-states = Verlangt sind Zustände von { $game } in einem eindimensionalen Array, nicht { $found }.
array-bytes = Ein Zustand von { $game } hat { $n } Bytes, nicht { $found }.
array-no-state = Den Zustand { $i } gibt es nicht: Es sind { $n }, gezählt ab 0.
number-small = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $found }.
batch-device = Ein Stapel liegt auf dem Gerät cpu oder cuda, nicht auf „{ $device }“.
batch-no-cuda = Hier gibt es kein CUDA-Gerät, das benutzt werden kann: Nötig sind eine NVIDIA-GPU, ihr Treiber und das Paket numba-cuda. Das Gerät cpu spielt dieselben Partien.
features-none = { $game } hat keine Beobachtungen für lernende Programme: Das Spiel erklärt keine Merkmale.

components-no-object = Das Spielmaterial in { $file } ist nicht lesbar: Die Datei enthält kein Objekt mit Einträgen.

# Was an einem Eintrag einer Datei mit Spielmaterial nicht stimmt
fault-missing = der Eintrag fehlt
fault-lacks = { $name } fehlt
fault-form = das hat nicht die Form, die es in unserer eigenen Datei hat
fault-count = laut Spielregel { $wanted }, in der Datei { $found }
fault-least = nötig sind mindestens { $least }, in der Datei { $found }
fault-names = laut Spielregel { $names }
fault-unknown = „{ $name }“ gibt es nicht; möglich sind { $known }
fault-twice = { $name } steht zweimal da
fault-pair = { $pair } ist kein Paar verschiedener Orte
fault-lonely = { $name } grenzt an nichts
fault-range = { $value } liegt nicht zwischen { $least } und { $most }
fault-number = { $name } ist keine Zahl
fault-list = { $name } ist keine Liste
fault-same-home = zwei Völker haben dieselbe Heimat
fault-banners = die Banner nennen die beiden Regionen, in denen die Getreuen beginnen
fault-ranks = laut Spielregel 5 Bauern, 4 Hirten, 3 Krieger, 2 Hauptmänner und 1 König
fault-ransom = laut Spielregel 1 Cumal für einen, 2 für zwei, 3 für alle einer Farbe
fault-cell = { $name } enthält { $cell }, das ist kein Paar aus Rang und Stelle
fault-cell-twice = { $name } nennt ein Feld zweimal
fault-rank = { $name } hat Rang { $rank }, aber dort gehen die Ränge von 0 bis { $most }
fault-tie = der Duell-Wert { $tie } liegt nicht zwischen 1 und 36
fault-tie-twice = dieser Duell-Wert steht auf zwei Karten
fault-cost = die Kosten { $cost } liegen nicht zwischen 0 und 4
fault-placements = { $count } Platzierungsfelder, aber eine Karte hat eines oder zwei
fault-strong-and-faded = ein Feld ist zugleich Platzierungsfeld und blass
fault-stone = eine Karte ohne Platzierungsfeld ist ein Stein des Schicksals: Kosten 3, keine Anordnung
fault-fits-nowhere = die Anordnung passt in einer Region nirgends hin
fault-symbols = Kosten haben 1 bis { $most } Symbole
fault-last-province = die Spielregel endet in der Provinz von Agra
fault-their-cities = ihre Städte sind nicht die, die sie als ihre Provinz nennen
fault-agra-fortress = Agra ist eine Festung
fault-agra-province = Agra liegt in seiner eigenen Provinz
fault-taj-mahal = das Tadsch Mahal steht in Agra
fault-no-city = eine Stadt „{ $name }“ gibt es nicht
fault-no-road = dorthin führt keine Straße
fault-won-with = { $names } gewinnen je eine
fault-tile-order = hierher gehört Plättchen { $wanted }, nicht { $found }

# Bögen mit dem Spielmaterial, und woher wir es kennen
sheet-none = Für { $game } gibt es keinen Bogen mit dem Spielmaterial.
sheet-map = Der Spielplan
provenance-rulebook = aus der Spielregel
provenance-single = aus einer Quelle
provenance-inferred = zum Teil erschlossen
provenance-partly = zum Teil rekonstruiert
provenance-reconstructed = rekonstruiert
provenance-own = aus deiner eigenen Datei

network-refused = Das Netz für { $game } mit { $players } Spielern wird nicht verwendet, und die Bots richten sich nur nach der Bewertung: { $reason ->
    [game] Es wurde für ein anderes Spiel gelernt
    [players] Es wurde für eine andere Spielerzahl gelernt
    [components] Es wurde mit anderem Spielmaterial gelernt
    [inputs] Es sieht andere Eingaben
    [version] Es wurde nach Version { $version } der Regeln gelernt, und dies ist Version { $ours }
   *[unnamed] Seine Datei sagt nicht, wofür es gelernt wurde
}.
