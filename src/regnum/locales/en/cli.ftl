# Words of the command line

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
dataset-interrupted = Interrupted; { $file } was not written.

play-welcome = { $title }. Moves are made by number or in notation; "help" tells the rest.
play-thinking = { $seat } is thinking…
play-saved = The game is kept in { $file }; go on with: regnum play { $game } --resume { $file }
play-written = Written to { $file }.
play-over = The game is over; the win goes to { $seats }. The record is in { $file }.
play-legal = "{ $move }" is legal now.
play-help =
    3             make the third move of the list
    pass          make a move in notation; words may be shortened while they fit one move only
    why MOVE      ask which rule forbids a move
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
