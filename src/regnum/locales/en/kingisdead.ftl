# The King is Dead

game-title = The King is Dead
game-blurb = Arthur has fallen. Eight regions, three factions, eight cards each: who rules the winning side?
# What bots are called at a table
game-bots = Gawain, Enid, Owain, Isolde, Mordred, Nimue, Tristan, Branwen

region-caledonia = Caledonia
region-din-eidyn = Din Eidyn
region-eboracum = Eboracum
region-deva = Deva
region-ratae = Ratae
region-caerleon = Caerleon
region-londinium = Londinium
region-aquae-sulis = Aquae Sulis

faction-scots = Scots
faction-welsh = Welsh
faction-romano-british = Romano-British
follower-scots = Scots
follower-welsh = Welsh
follower-romano-british = Romano-British
follower-loyalists = Loyalists
holder-scots = Scots
holder-welsh = Welsh
holder-romano-british = Romano-British
holder-loyalists = Loyalists
holder-saxons = Saxons

card-crown = Crown
card-garrison = Garrison
card-ambassador = Ambassador
card-settlement = Settlement
card-scots = Scots
card-welsh = Welsh
card-romano-british = Romano-British

ending-control = control of the regions
ending-invasion = Saxon invasion
ending-loyalists = the loyalists' victory

option-mordred = Mordred variant
option-mordred-off = off
option-mordred-on = on
option-piles = Played cards
option-piles-top = top card shown
option-piles-open = all shown
option-map = Borders
option-map-standard = standard
option-map-alternative = alternative

phase-turn = Play a card or pass
phase-turn-other = { $seat } plays a card or passes
phase-swap = Swap two region cards
phase-swap-other = { $seat } swaps two region cards
phase-token = Put your crown token on one of the two
phase-token-other = { $seat } puts the crown token on one of the two
phase-exchange = Choose the two regions
phase-exchange-other = { $seat } chooses the two regions
phase-send = Choose what the first region sends
phase-send-other = { $seat } chooses what the first region sends
phase-return = Choose what the second region sends back
phase-return-other = { $seat } chooses what the second region sends back
phase-settle = Choose a region for the settler
phase-settle-other = { $seat } chooses a region for the settler
phase-rally = Choose where they rally
phase-rally-other = { $seat } chooses where the followers rally
phase-summon = Summon a follower to your court
phase-summon-other = { $seat } summons a follower to court
phase-over = The game is over

# What a move is for, and when it is asked for: said to who tries it at another time
when-pass = You pass when your turn begins, instead of playing a card.
when-play = You play a card when your turn begins, one in a turn.
when-swap = You play the Crown first; then you swap two region cards.
when-crown = You swap two region cards with the Crown first; then your crown token goes on one of them.
when-exchange = You play Garrison or Ambassador first; then you choose the two regions that exchange followers.
when-garrison = { when-exchange }
when-move = { when-exchange }
when-send = You choose the two regions of an exchange first; then the followers that move.
when-return = { when-send }
when-place = You play Settlement or a faction's card first; then you choose where its followers go.
when-summon = You play a card first; when it is carried out, you summon one follower from a region to your court.

move-pass = Pass
move-play = Play { $card }
move-swap = Swap { $first } and { $second }
move-crown = Crown token on { $region }
move-exchange = Exchange one follower each: { $first } and { $second }
move-garrison = Two from { $first }, garrisoned in { $second }
move-move = Move one from { $first } to { $second }
move-send-1 = Send { $follower }
move-send-2 = Send { $follower } and { $other }
move-return = Send back { $follower }
move-place-2 = { $faction } to { $region }
move-place-3 = { $faction } to { $region } and { $other }
move-summon = Summon { $faction } from { $region }

event-passed = { $seat } passes.
event-no-cards = { $seat } has no cards left and passes.
event-last-card-barred = { $seat } can't win with the last card and has to pass.
event-played = { $seat } plays { $card }.
event-swapped = { $seat } swaps { $first } and { $second }.
event-crowned = { $seat } puts the crown token on { $region }.
event-exchanged = { $seat } sends { $sent }{ $other ->
    [-1] { "" }
   *[other] {" and "}{ $other }
} from { $first } to { $second }{ $returned ->
    [-1] , for nothing in return.
   *[other] , for { $returned } in return.
}
event-placed = { $seat } places { $faction } in { $region }.
event-no-effect = { $card } has no effect.
event-summoned = { $seat } summons { $faction } from { $region }.
event-nobody-to-summon = There is nobody left to summon.
event-resolved = Struggle { $position }: { $region } goes to the { $holder }.
event-loyalist-joined = A loyalist of Mordred appears in { $region }.
event-ended = The game ends by { $ending }.
event-crowned-ruler = { $seat } wins the throne.

why-resolved = { $region } is resolved, and closed.
why-card-gone = You have no { $card } left: a card is played once.
why-last-card = With three players the very last card may be played only to win, and it can't.
why-must-win = With three players the very last card must win, and this way it doesn't.
why-crowned = { $region } carries a crown token and can't be swapped.
why-token-elsewhere = The token goes on one of the two cards that were swapped.
why-not-adjacent = { $first } and { $second } are not adjacent.
why-ambassador-sends-one = The Ambassador sends one follower, not two.
why-moves-too-few = As many followers as possible must move: { $count }.
why-too-few-followers = There are too few followers in { $region }.
why-undoes = This would undo the exchange of the card before.
why-sends-other-number = The region sends { $count ->
    [one] one follower
   *[other] { $count } followers
}.
why-no-follower = { $count ->
    [0] There are no { $follower } in { $region }.
   *[other] There is only one of the { $follower } in { $region }.
}
why-settles-other = The follower to be settled is one of the { $faction }.
why-rallies-other = This card places { $faction }.
why-places-other-number = { $count ->
    [one] One follower is
   *[other] { $count } followers are
} to be placed.
why-not-beside = { $region } is not beside a region of the { $faction }.

board-struggles = Struggles
board-supply = Supply: { $followers }
board-saxons = Saxon regions: { $count } of 4
board-held = held by the { $holder }
board-player = { $seat }: court { $court } | { $cards } cards | last played: { $top }
board-with = { $seat } with { $partner }
board-your-partner = { $seat }, your partner
board-latest = Latest cards, newest first: { $seats } (a tie for control goes to the oldest of these cards, any other to the newest)
board-hand = Your hand: { $cards }

# The drawing
scene-summary = { $title }. { $now }
scene-supply = Supply
scene-count = { $count } { $name }
scene-region = { $region }: { $followers }
scene-region-held = { $region }: closed, held by the { $holder }
scene-card = Struggle { $position }: { $region }
scene-crowned = crown token of { $seat }
scene-banner = calls a loyalist to { $region }
scene-latest = { $since ->
    [0] The newest card of all.
    [one] One other player has played a card since.
   *[other] { $since } other players have played a card since.
} A tie for control goes to the oldest of these cards, any other to the newest.
scene-court = { $seat }: at court { $followers }; { $cards } cards in hand
scene-your-turn = Your turn: { $phase }
scene-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
} – { $ending }
scene-you = { $seat } (you)

# The sheet of components
sheet-region-cards = Region cards
sheet-action-cards = Action cards
sheet-followers = Followers
sheet-tokens = Control and crown tokens
sheet-crown-token = crown token
