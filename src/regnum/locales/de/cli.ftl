# Wörter der Befehlszeile

interrupted = Abgebrochen.
wrong-use = { $problem }. Mehr dazu: { $command } --help

compiling = Die Regeln von { $game } werden vorbereitet, nur dieses eine Mal
simulating = Es wird gespielt
measuring = Es wird gemessen

games-name = Name
games-title = Spiel
games-players = Spieler
games-options = Optionen

simulate-games = Partien
simulate-decisions = Entscheidungen je Partie
simulate-speed = Tempo
simulate-speeds = { $moves } Züge/s, { $games } Partien/s
simulate-interrupted = Abgebrochen nach { $done } von { $games } Partien.

replay-running = Nach Zug { $ply }; { $seat } entscheidet: { $phase }.
replay-over = Zu Ende nach { $ply } Zügen; der Sieg geht an { $seats }.

hint-move = Zug
hint-notation = Notation
hint-visits = betrachtet
hint-count = { $count }
hint-others = { $count ->
    [one] und einer mehr
   *[other] und { $count } weitere
}
hint-line = Am meisten betrachteter Spielverlauf:
hint-thought = { $simulations } Simulationen in { $seconds } s.

dataset-preparing = Die Bots werden vorbereitet
dataset-rows = { $rows } Entscheidungen
dataset-written = { $rows } Entscheidungen aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} stehen in { $file } ({ $size }).
dataset-interrupted = Abgebrochen; { $file } ist noch nicht geschrieben, aber die fertigen Partien sind aufbewahrt: Derselbe Befehl macht weiter.
dataset-continued = { $done } von { $games } Partien waren schon fertig; dahinter geht es weiter.

play-welcome = { $title }. Gezogen wird mit einer Nummer oder in Notation; „help“ sagt mehr.
play-thinking = { $seat } denkt nach…
play-saved = Die Partie liegt in { $file }; weiter geht es mit: regnum play { $game } --resume { $file }
play-written = Geschrieben nach { $file }.
play-over = Die Partie ist zu Ende; der Sieg geht an { $seats }. Die Aufzeichnung liegt in { $file }.
play-legal = „{ $move }“ ist jetzt erlaubt.
play-elsewhere = { $file } wurde von jemand anderem geändert; diese Partie liegt ab jetzt in { $other }.
play-sure = „{ $text }“ heißt { $move } und lässt sich nicht zurücknehmen. Noch einmal eingegeben, wird es ausgeführt.
play-yes = j ja
play-help =
    3             macht den dritten Zug der Liste
    pass          macht einen Zug in Notation; Wörter dürfen gekürzt sein, solange nur ein Zug passt
    hint [STUFE]  fragt einen Bot, was er hier täte, mit demselben Wissen
    why ZUG       fragt, welche Regel einen Zug verbietet
    rules [WAS]   die Kapitel der Regeln; mit Kennung, Nummer oder Wörtern die Regeln, in denen sie vorkommen
    undo          nimmt die eigene letzte Entscheidung zurück, wenn nichts aufgedeckt wurde und niemand sonst entschied
    board, moves  zeigt die Stellung oder die erlaubten Züge noch einmal
    log           erzählt, was bisher geschah
    save [DATEI]  schreibt die Aufzeichnung (das geschieht auch nach jedem Zug)
    quit          geht; die Partie lässt sich fortsetzen

# components
components-title = { $game }: was in der Schachtel liegt
components-subtitle = Spielmaterial { $hash }. Lege es neben das echte; was nicht bezeichnet ist, steht in der Spielregel.
components-part = Teil
components-kinds = verschiedene
components-count = insgesamt
components-known = woher wir es kennen
components-file = Die Angaben stehen in { $file }.
components-drawn = Gezeichnet in { $file }.
components-written = Geschrieben nach { $file }. Bearbeite die Datei und prüfe sie mit: regnum components { $game } --check { $folder }
components-fine = { $file } ist in Ordnung. Zum Spielen setze REGNUM_COMPONENTS={ $folder }
components-one-option = Wähle nur eines von --sheet, --export und --check.
components-ending = { $file } endet weder auf .svg noch auf .html.
components-folder = { $folder } ist kein Ordner.
components-not-there = Es gibt keine Datei { $file } zu prüfen; --export schreibt eine.
components-there = { $file } gibt es schon und wird nicht überschrieben.
save-taken = { $file } gibt es schon, mit anderem Inhalt; die Datei bleibt, wie sie ist. Bitte eine andere wählen.
save-over = { $file } enthält eine beendete Partie; die Datei bleibt, wie sie ist. Bitte eine andere wählen.
save-exists = { $file } enthält eine Partie nach { $moves } Zügen; weiter geht es mit: regnum play { $game } --resume { $file }, oder mit einer anderen Datei.
save-offer = { $file } enthält eine Partie nach { $moves } Zügen. Damit weiterspielen? [J/n]
resume-setup = Eine gespeicherte Partie weiß, wie sie aufgebaut wurde; --players, --seed und --option bitte weglassen.
resume-no-seat = Die Aufzeichnung sagt nicht, wer wo sitzt; bitte den eigenen Platz mit --seat nennen, von 0 bis { $last }.

rules-none = In keiner Regel kommt „{ $query }“ vor; gefragt werden kann nach einer Kennung, einer Nummer oder anderen Wörtern.
page = – Zeile { $shown } von { $lines }: weiter mit Enter, Schluss mit q –

serve-stopped = Der Server ist beendet; die Partien sind aufbewahrt.
serve-no-folder = Der Ordner { $folder } ist nicht zu haben: { $problem }.
serve-no-proxy = „{ $address }“ ist keine Adresse eines Proxys; gemeint ist etwas wie 10.0.0.1 oder ein Netz wie 10.0.0.0/8.

migrated = Die Aufzeichnung der Version { $was } ist jetzt eine der Version { $version } mit { $moves } Zügen: { $file }
validate-carried = { $id }: { $game }, Version { $version }, { $status }: wird übertragen.
validate-kept = { $id }: { $game }, Version { $version }, { $status }: wird aufbewahrt, nur mit den Zügen. { $problem }
validate-lost = { $id }: { $game }, Version { $version }, { $status }: lässt sich nicht lesen. { $problem }
validated = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}: { $same } wie immer, { $carried } übertragen, { $kept } aufbewahrt, { $lost } verloren.
validate-no-database = Das ist keine Datenbank eines Servers: { $problem }
