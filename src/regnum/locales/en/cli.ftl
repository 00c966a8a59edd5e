# Words of the command line

interrupted = Interrupted.
wrong-use = { $problem }. More: { $command } --help

compiling = Preparing the rules of { $game }, once
simulating = Playing
measuring = Measuring

games-name = name
games-title = game
games-players = players
games-options = options

simulate-games = games
simulate-decisions = decisions a game
simulate-speed = speed
simulate-speeds = { $moves } moves/s, { $games } games/s
simulate-interrupted = Interrupted after { $done } of { $games } games.

replay-running = After move { $ply }; { $seat } is to decide: { $phase }.
replay-over = Over after { $ply } moves; the win goes to { $seats }.

hint-move = move
hint-notation = notation
hint-visits = looked at
hint-count = { $count }
hint-others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
hint-line = The line of play looked at most:
hint-thought = { $simulations } simulations in { $seconds } s.

dataset-preparing = Preparing the bots
dataset-rows = { $rows } decisions
dataset-written = { $rows } decisions of { $games ->
    [one] one game
   *[other] { $games } games
} are in { $file } ({ $size }).
dataset-interrupted = Interrupted; { $file } is not written yet, but its finished games are kept: the same command goes on.
dataset-continued = { $done } of { $games } games were finished before; going on behind them.

play-welcome = { $title }. Moves are made by number or in notation; "help" tells the rest.
play-thinking = { $seat } is thinking…
play-saved = The game is kept in { $file }; go on with: regnum play { $game } --resume { $file }
play-written = Written to { $file }.
play-over = The game is over; the win goes to { $seats }. The record is in { $file }.
play-legal = "{ $move }" is legal now.
play-elsewhere = { $file } was changed by somebody else; this game is kept in { $other } from now on.
play-sure = "{ $text }" means { $move }, which can't be taken back. Type it once more to make it.
play-yes = y yes
play-help =
    3             make the third move of the list
    pass          make a move in notation; words may be shortened while they fit one move only
    hint [LEVEL]  ask a bot what it would do here, knowing what you know
    why MOVE      ask which rule forbids a move
    rules [WHAT]  the chapters of the rules; with an id, a number or words, the rules that have them
    undo          take back your last decision, unless something was revealed or another has decided
    board, moves  show the position, or the legal moves, again
    log           tell what happened so far
    save [FILE]   write the record (it is also written after every move)
    quit          leave; the game can be resumed

# components
components-title = { $game }: what lies in the box
components-subtitle = Components { $hash }. Lay them beside the real ones; what isn't marked is the rulebook's.
components-part = part
components-kinds = different
components-count = in all
components-known = how we know
components-file = The facts are in { $file }.
components-drawn = Drawn in { $file }.
components-written = Written to { $file }. Edit it, check it with: regnum components { $game } --check { $folder }
components-fine = { $file } is fine. Play with it by setting REGNUM_COMPONENTS={ $folder }
components-one-option = Choose one of --sheet, --export and --check.
components-ending = { $file } ends neither in .svg nor in .html.
components-folder = { $folder } is no folder.
components-not-there = There is no file { $file } to check; --export writes one.
components-there = { $file } is there already, and is not overwritten.
save-taken = { $file } exists already and holds something else; it stays as it is. Choose another file.
save-over = { $file } holds a game that is over; it stays as it is. Choose another file.
save-exists = { $file } holds a game after { $moves } moves; go on with: regnum play { $game } --resume { $file }, or choose another file.
save-offer = { $file } holds a game after { $moves } moves. Go on with it? [Y/n]
resume-setup = A saved game knows how it was set up; leave out --players, --seed and --option.
resume-no-seat = The record doesn't say who sits where; name your seat with --seat, from 0 to { $last }.

rules-none = No rule has "{ $query }" in it; ask for an id, for a number, or for other words.
page = – line { $shown } of { $lines }: Enter to go on, q to stop –

serve-stopped = The server has stopped; the games are kept.
serve-no-folder = The folder { $folder } can't be had: { $problem }.
serve-no-proxy = "{ $address }" is no address of a proxy; write one like 10.0.0.1, or a network like 10.0.0.0/8.

migrated = The record of version { $was } is one of version { $version } now, with { $moves } moves: { $file }
validate-carried = { $id }: { $game }, version { $version }, { $status }: is carried over.
validate-kept = { $id }: { $game }, version { $version }, { $status }: is kept, as moves alone. { $problem }
validate-lost = { $id }: { $game }, version { $version }, { $status }: can't be read. { $problem }
validated = { $count ->
    [one] One table
   *[other] { $count } tables
}: { $same } as ever, { $carried } carried over, { $kept } kept, { $lost } lost.
validate-no-database = This is no database of a server: { $problem }
