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
no-such-ply = The match has { $plies } moves; there is no position after move { $ply }.

components-no-folder = REGNUM_COMPONENTS names { $folder }, which is no folder.
components-unreadable = The components in { $file } can't be read: { $problem }.
components-wrong = The components in { $file } break the rules at { $entry }: { $problem }.

cache-none = Compiled rules are not kept on disk, so every start takes longer: { $problem }
cache-not-private = { $folder } must be a folder of your own that nobody else may enter.
cache-replaceable = { $folder } could be replaced by others, who may write to { $parent }.

record-foreign = This is no game record of Regnum.
record-not-json = This is no game record: it is not JSON ({ $problem }).
record-too-deep = This is no game record: it is nested too deeply.
record-broken = The record is broken: its entry "{ $field }" is missing or of the wrong kind.
record-other-game = The record is of the game { $game }, not of { $wanted }.
record-other-version = The record was made with version { $version } of the rules; these are version { $ours }.
record-older-version = The record was made with version { $version } of the rules; these are version { $ours }. `regnum migrate` carries it over where its moves still lead to the same result.
record-no-migration = Records of version { $version } can't be carried over to version { $ours } of the rules.
record-leads-elsewhere = The record leads elsewhere by version { $ours } of the rules, after { $ply } moves: { $problem }
record-other-components = The record was made with other components ({ $theirs }; here: { $ours }). Set REGNUM_COMPONENTS to theirs.
record-setup = The record's set-up is not possible: { $problem }
record-no-such-ply = The record has { $plies } moves; there is no position after move { $ply }.
record-illegal = Move { $ply } of the record, "{ $move }", is not legal: { $problem }
record-other-result = The record tells of the result { $told }, but its moves lead to { $found }.
record-other-seats = By these rules others would be to decide than those who did.
record-other-end = By these rules the game would end otherwise than it did.
log-broken = The log is not as a server writes it ({ $problem }).

bot-unknown = There is no bot "{ $bot }"; there are { $known }.
bot-thoughtless = The bot "{ $bot }" thinks of nothing that it could tell; choose a level or search.
hint-over = The game is over after { $ply } moves; name an earlier position with --at.
bots-too-many = { $bots } bots are named, but there are only { $seats } other seats.
option-no-choice = "{ $option }" names no choice; write it as NAME=CHOICE.
file-unreadable = { $file } can't be read: { $problem }.
file-unwritable = { $file } can't be written: { $problem }.
extra-missing = This needs { $package }, which is not installed. Install it with: { $command }
record-no-json = { $file } is no game record: { $problem }.

batch-illegal = Action { $action } is not legal in game { $slot } of the batch.
batch-no-action = { $action }, given for game { $slot } of the batch, is the number of no action.
array-numbers = { $name } must be { $n } whole numbers, one for each game, not { $found }.
array-room = { $name } must be a contiguous, writable array of float32 and of the shape { $shape }, not { $found }.
array-states = States of { $game } are wanted, in an array of one dimension, not { $found }.
array-bytes = A state of { $game } has { $n } bytes, not { $found }.
array-no-state = There is no state { $i } among { $n }; they are numbered from 0.
number-small = { $name } must be a whole number from { $least } on, not { $found }.
batch-device = A batch lives on the device cpu or cuda, not on "{ $device }".
batch-no-cuda = There is no CUDA device to be used here: it needs an NVIDIA GPU, its driver and the package numba-cuda. The device cpu plays the same games.
features-none = { $game } has no observations for learners: it declares no features.

components-no-object = The components in { $file } can't be read: the file holds no object with entries.

# What is wrong with an entry of a component file
fault-missing = this entry is missing
fault-lacks = { $name } is missing
fault-form = this is not of the form that our own file has
fault-count = the rulebook has { $wanted }, the file { $found }
fault-least = at least { $least } are needed, the file has { $found }
fault-names = the rulebook has { $names }
fault-unknown = there is no "{ $name }"; it is one of { $known }
fault-twice = { $name } stands there twice
fault-pair = { $pair } is no pair of different places
fault-lonely = { $name } has no neighbour
fault-range = { $value } is not one of { $least } to { $most }
fault-number = { $name } is no number
fault-list = { $name } is no list
fault-same-home = two factions have the same home
fault-banners = banners name the two regions where loyalists start
fault-ranks = the rulebook has 5 farmers, 4 herdsmen, 3 warriors, 2 chieftains and 1 king
fault-ransom = the rulebook has 1 cumal for one, 2 for two, 3 for all of a colour
fault-cell = { $name } has { $cell }, which is no pair of rank and offset
fault-cell-twice = { $name } names a position twice
fault-rank = { $name } has rank { $rank }, but ranks go from 0 to { $most } there
fault-tie = the tie number { $tie } is not one of 1 to 36
fault-tie-twice = this tie number stands on two cards
fault-cost = the cost { $cost } is not one of 0 to 4
fault-placements = { $count } placement positions, but a card has one or two
fault-strong-and-faded = a position is both for placement and faded
fault-stone = a card without placement is a Stone of Destiny: cost 3, no pattern
fault-fits-nowhere = the pattern fits nowhere in a region
fault-symbols = a cost has 1 to { $most } symbols
fault-last-province = the rulebook ends in the province of Agra
fault-their-cities = its cities are not those that name it as their province
fault-agra-fortress = Agra is a fortress
fault-agra-province = Agra lies in its own province
fault-taj-mahal = the Taj Mahal stands in Agra
fault-no-city = there is no city "{ $name }"
fault-no-road = no road leads there
fault-won-with = each of { $names } wins one
fault-tile-order = tile { $wanted } belongs here, not { $found }

# Sheets of components, and how we know of them
sheet-none = There is no sheet of the components of { $game }.
sheet-map = The board
provenance-rulebook = from the rulebook
provenance-single = from one source
provenance-inferred = inferred in part
provenance-partly = reconstructed in part
provenance-reconstructed = reconstructed
provenance-own = from your own file

network-refused = The network for { $game } with { $players } players is not used, and bots go by the evaluation alone: { $reason ->
    [game] it was learnt for another game
    [players] it was learnt for another number of players
    [components] it was learnt with other components
    [inputs] it looks at other inputs
    [version] it was learnt by version { $version } of the rules, and these are version { $ours }
   *[unnamed] its file doesn't say what it was learnt for
}.
