# Words of the server

level-random = random
level-greedy = greedy
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-search = searching
bot-name = { $name } (bot, { $level })
twin-name = { $name } { $seat }

prompt-ended = The game was ended early
result = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

notice-sit = { $name } sits down.
notice-leave = { $name } leaves.
notice-begin = The game begins.
notice-undo = { $name } takes a decision back.
notice-takeover = { $bot } ({ $level }) plays on for { $name }.
notice-end = The game is ended: nobody is left.
notice-end-by = { $name } ends the game.
notice-rematch = There is a rematch at a new table.
notice-rules = The rules have changed since: the game goes on by version { $version }.
kept-rules = Kept: the rules have changed since. This game was played by version { $version }, these are version { $ours }, and its positions can't be shown by them; its moves are all here.
kept-components = Kept: this game was played with other components, so its positions can't be shown here; its moves are all here.
kept-log = Kept: the stored moves don't lead through this game by its rules, so its positions can't be shown; the moves are all here.
kept-running = It can't go on here; everybody who plays may end it.
log-move = { $name }: { $move }
log-decided = { $name } has decided.

why-legal = This can be played now.

refused-no-identity = Say who you are first: this browser has no identity here yet.
refused-no-name = A name needs at least one letter.
refused-no-text = There is nothing to say in this.
refused-no-recovery = This recovery link is not valid, or not any more.
refused-no-table = There is no such table.
refused-no-seat = There is no seat { $seat } at this table.
refused-no-board = There is no such board; ask for the position again.
refused-no-ply = There is no position after move { $ply }; { $plies } were made.
refused-no-invite = Only who has the invitation link may sit down here.
refused-no-watching = Nobody but the players may see this table.
refused-no-hints = There are no hints at this table.
refused-no-undo = This can't be taken back: something was revealed or drawn, or another player has decided.
refused-not-your-seat = This is not your seat.
refused-not-your-turn = It is not your turn.
refused-not-running = No game is running at this table.
refused-not-begun = The game has not begun yet.
refused-not-waiting = The game has begun already.
refused-not-over = The game is not over yet.
refused-not-away = Nobody has left this seat, or been away for long enough.
refused-not-found = There is nothing here.
refused-not-allowed = This can't be done here.
refused-nothing-asked = Name a place or a move to ask about.
refused-seat-taken = This seat is taken.
refused-wrong-seats = { $players } players need { $players } seats, not { $seats }.
refused-stale = Another decision came first.
refused-other-rules = This table was played by version { $version } of the rules, or with other components; these are version { $ours }.
refused-other-origin = Another site can't open this connection.
refused-other-site = The header X-Regnum: 1 is missing.
refused-too-large = This is too large.
refused-too-many = Too many connections are open; close some first.
refused-too-often = Too often: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-invalid = This can't be understood: { $where }.
refused-trouble = Something went wrong here; it has been noted.

# regnum serve and regnum verify
serve-at = Regnum is at { $address }
serve-stop = Stop it with Ctrl+C. The games are kept in { $database }.
serve-no-port = Port { $port } can't be had: { $problem }. Choose another with --port.
serve-no-database = The database can't be used: { $problem }
verify-good = The record is true: its seed fits the commitment, and its { $plies } moves lead to its result.
verify-no-commitment = The record's { $plies } moves are true, but it bears no commitment to its seed.
verify-wrong-seed = The record is not true: its seed doesn't fit the commitment that was made before the game.
