# Wörter der Befehlszeile

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
dataset-interrupted = Abgebrochen; { $file } wurde nicht geschrieben.

play-welcome = { $title }. Gezogen wird mit einer Nummer oder in Notation; „help“ sagt mehr.
play-thinking = { $seat } denkt nach…
play-saved = Die Partie liegt in { $file }; weiter geht es mit: regnum play { $game } --resume { $file }
play-written = Geschrieben nach { $file }.
play-over = Die Partie ist zu Ende; der Sieg geht an { $seats }. Die Aufzeichnung liegt in { $file }.
play-legal = „{ $move }“ ist jetzt erlaubt.
play-help =
    3             macht den dritten Zug der Liste
    pass          macht einen Zug in Notation; Wörter dürfen gekürzt sein, solange nur ein Zug passt
    why ZUG       fragt, welche Regel einen Zug verbietet
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
