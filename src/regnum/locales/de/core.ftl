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

components-no-folder = REGNUM_COMPONENTS nennt { $folder }; das ist kein Ordner.
components-unreadable = Das Spielmaterial in { $file } ist nicht lesbar: { $problem }.
components-wrong = Das Spielmaterial in { $file } verstößt bei { $entry } gegen die Regeln: { $problem }.

record-foreign = Das ist keine Partieaufzeichnung von Regnum.
record-broken = Die Aufzeichnung ist beschädigt: Der Eintrag „{ $field }“ fehlt oder ist von falscher Art.
record-other-game = Die Aufzeichnung gehört zum Spiel { $game }, nicht zu { $wanted }.
record-other-version = Die Aufzeichnung entstand mit Version { $version } der Regeln; diese hier haben Version { $ours }.
record-other-components = Die Aufzeichnung entstand mit anderem Spielmaterial ({ $theirs }; hier: { $ours }). Setze REGNUM_COMPONENTS darauf.
record-setup = Der aufgezeichnete Aufbau ist nicht möglich: { $problem }
record-no-such-ply = Die Aufzeichnung hat { $plies } Züge; eine Stellung nach Zug { $ply } gibt es nicht.
record-illegal = Zug { $ply } der Aufzeichnung, „{ $move }“, ist nicht erlaubt: { $problem }
record-other-result = Die Aufzeichnung nennt das Ergebnis { $told }, ihre Züge führen aber zu { $found }.

bot-unknown = Es gibt keinen Bot „{ $bot }“, nur { $known }.
bot-thoughtless = Der Bot „{ $bot }“ denkt sich nichts, was er sagen könnte; wähle eine Stufe oder search.
hint-over = Die Partie ist nach { $ply } Zügen zu Ende; nenne mit --at eine frühere Stellung.
bots-too-many = { $bots } Bots sind genannt, aber es gibt nur { $seats } andere Plätze.
option-no-choice = „{ $option }“ nennt keine Wahl; geschrieben wird NAME=WAHL.
file-unreadable = { $file } ist nicht lesbar: { $problem }.
file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
research-missing = Dafür fehlt { $package }: regnum[research] installieren.
record-no-json = { $file } ist keine Partieaufzeichnung: { $problem }.

batch-empty = Ein Stapel hat mindestens eine Partie, nicht { $n }.
batch-illegal = Die Aktion { $action } ist in der Partie { $slot } des Stapels nicht erlaubt.
batch-device = Ein Stapel liegt auf dem Gerät cpu oder cuda, nicht auf „{ $device }“.
batch-no-cuda = Hier gibt es kein CUDA-Gerät, das benutzt werden kann: Nötig sind eine NVIDIA-GPU, ihr Treiber und das Paket numba-cuda. Das Gerät cpu spielt dieselben Partien.
