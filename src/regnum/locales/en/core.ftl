# Words of the house, in English. Errors are one sentence each.

seat-name = Seat { $number }

game-unknown = There is no game "{ $game }"; choose one of { $known }.
players-wrong = { $game } is for { $allowed } players, not { $players }.
seat-wrong = There is no seat { $seat } at a table of { $players }; seats are numbered from 0.
seed-wrong = A seed is a whole number from 0 to 2^64 − 1, not { $seed }.
option-unknown = { $game } has no option "{ $option }"; it has { $known }.
option-wrong = The option { $option } can be { $choices }, not "{ $value }".
option-other-players = The option { $option } is for { $allowed } players, not { $players }.

move-unknown = "{ $text }" is no move of this game.
move-ambiguous = "{ $text }" could mean { $moves }.
move-game-over = The game is over: { $move } comes too late.

why-other-decision = { $when } What is asked now: “{ $phase }”
why-elsewhere = What is asked now lies elsewhere: “{ $phase }”
why-nothing = Nothing is ever done with this. What is asked now: “{ $phase }”

undo-nothing = There is nothing to take back.
undo-not-now = This can't be taken back: something was revealed or drawn, or another player has decided.

components-no-folder = REGNUM_COMPONENTS names { $folder }, which is no folder.
components-unreadable = The components in { $file } can't be read: { $problem }.
components-wrong = The components in { $file } break the rules at { $entry }: { $problem }.

record-foreign = This is no game record of Regnum.
record-broken = The record is broken: its entry "{ $field }" is missing or of the wrong kind.
record-other-game = The record is of the game { $game }, not of { $wanted }.
record-other-version = The record was made with version { $version } of the rules; these are version { $ours }.
record-other-components = The record was made with other components ({ $theirs }; here: { $ours }). Set REGNUM_COMPONENTS to theirs.
record-setup = The record's set-up is not possible: { $problem }
record-no-such-ply = The record has { $plies } moves; there is no position after move { $ply }.
record-illegal = Move { $ply } of the record, "{ $move }", is not legal: { $problem }
record-other-result = The record tells of the result { $told }, but its moves lead to { $found }.

bot-unknown = There is no bot "{ $bot }"; there are { $known }.
bot-thoughtless = The bot "{ $bot }" thinks of nothing that it could tell; choose a level or search.
hint-over = The game is over after { $ply } moves; name an earlier position with --at.
bots-too-many = { $bots } bots are named, but there are only { $seats } other seats.
option-no-choice = "{ $option }" names no choice; write it as NAME=CHOICE.
file-unreadable = { $file } can't be read: { $problem }.
file-unwritable = { $file } can't be written: { $problem }.
research-missing = This needs { $package }: install regnum[research].
record-no-json = { $file } is no game record: { $problem }.

batch-empty = A batch has at least one game, not { $n }.
batch-illegal = Action { $action } is not legal in game { $slot } of the batch.
batch-device = A batch lives on the device cpu or cuda, not on "{ $device }".
batch-no-cuda = There is no CUDA device to be used here: it needs an NVIDIA GPU, its driver and the package numba-cuda. The device cpu plays the same games.
