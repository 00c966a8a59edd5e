game-title = Holdfast
game-blurb = One card each: hold it, yield, or change it once.
game-bots = Ash, Birch, Cedar, Rowan

card-one = one
card-two = two
card-three = three
card-four = four
card-five = five

ending-crowns = most crowns

option-rounds = Rounds
option-rounds-three = three
option-rounds-five = five

phase-turn = Hold, yield or change your card
phase-turn-other = { $seat } holds, yields or changes a card
phase-again = Hold or yield
phase-again-other = { $seat } holds or yields
phase-over = The game is over

when-hold = You hold or yield when you are asked.
when-yield = { when-hold }
when-change = You may change your card before you hold or yield.

move-hold = Hold
move-yield = Yield
move-change = Change the card

event-round-began = Round { $round } begins; { $seat } is asked first.
event-dealt = You have a { $card }.
event-held = { $seat } holds.
event-yielded = { $seat } yields.
event-changed = { $seat } changes a { $card }.
event-showed = { $seat } shows a { $card }.
event-crowned = { $seat } wins { $crowns ->
    [one] a crown
   *[other] { $crowns } crowns
}.
event-nobody-crowned = Nobody wins a crown.
event-won = { $seat } wins.

said-holds = holds
said-yielded = has yielded

board-round = Round { $number } of { $rounds }
board-deck = { $count } cards in the deck
board-open = Changed: { $cards }
board-player = { $seat }: { $said }, crowns: { $crowns }
board-card = Your card: { $card }

why-bound = With a five you are bound to hold.
