# Tara, Seat of Kings

game-title = Tara, Seat of Kings
game-blurb = Four provinces, three cards a round, and a traitor in each: be crowned in two of them and rule Ireland from Tara.
# What bots are called at a table
game-bots = Medb, Cormac, Niamh, Conn, Eithne, Fergus, Gráinne, Niall

region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster

rank-farmer = Farmers
rank-herdsman = Herdsmen
rank-warrior = Warriors
rank-chieftain = Chieftains
rank-king = King

position-farmer-1 = farmer 1
position-farmer-2 = farmer 2
position-farmer-3 = farmer 3
position-farmer-4 = farmer 4
position-farmer-5 = farmer 5
position-herdsman-1 = herdsman 1
position-herdsman-2 = herdsman 2
position-herdsman-3 = herdsman 3
position-herdsman-4 = herdsman 4
position-warrior-1 = warrior 1
position-warrior-2 = warrior 2
position-warrior-3 = warrior 3
position-chieftain-1 = chieftain 1
position-chieftain-2 = chieftain 2
position-king = king

colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-red = red

piece-top = top piece
piece-blue = blue captive
piece-yellow = yellow captive
piece-white = white captive
piece-red = red captive

slot-first = first
slot-second = second
slot-third = third
slot-fourth = fourth
slot-fifth = fifth
slot-sixth = sixth

ransom-one = one prisoner
ransom-two = two prisoners
ransom-all = all prisoners

card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6
card-7 = card 7
card-8 = card 8
card-9 = card 9
card-10 = card 10
card-11 = card 11
card-12 = card 12
card-13 = card 13
card-14 = card 14
card-15 = card 15
card-16 = card 16
card-17 = card 17
card-18 = card 18
card-19 = card 19
card-20 = card 20
card-21 = card 21
card-22 = card 22
card-23 = card 23
card-24 = card 24
card-25 = card 25
card-26 = card 26
card-27 = card 27
card-28 = card 28
card-29 = card 29
card-30 = card 30
card-31 = card 31
card-32 = card 32
card-33 = card 33
card-34 = card 34
card-35 = card 35
card-36 = card 36

ending-high-king = a High King
ending-drawn = the last round

option-pair = Regions of two players
option-pair-random = at random
option-pair-connacht-ulster = Connacht and Ulster
option-pair-connacht-leinster = Connacht and Leinster
option-pair-connacht-munster = Connacht and Munster
option-pair-ulster-leinster = Ulster and Leinster
option-pair-ulster-munster = Ulster and Munster
option-pair-leinster-munster = Leinster and Munster
option-trio = Regions of three players
option-trio-random = at random
option-trio-no-connacht = without Connacht
option-trio-no-ulster = without Ulster
option-trio-no-leinster = without Leinster
option-trio-no-munster = without Munster

phase-opening = Find the start player
phase-choose = Choose three cards for this round
phase-turn = Play a card
phase-region = Choose a region
phase-location = Choose where the pattern lies
phase-put = Choose where to place
phase-pay = Pay to activate, or not
phase-promote = Promote, or stop
phase-swap = Choose the stacks of the two pieces
phase-lift = Choose the piece to exchange
phase-dismantle = You have two forts here: choose the one to give up
phase-traitor = Buy the traitor?
phase-target = Choose the traitor's victim
phase-garrison = Garrison your new kingdom
phase-ransom = Ransom your prisoners?
phase-name = Name the next start player
phase-third = Open a third region
phase-over = The game is over

move-begin = Turn up the start cards
move-choose = Choose the { $first }, { $second } and { $third } card
move-place = Place with { $card }
move-stone = Stone of Destiny: { $card }
move-amnesty = Amnesty, for { $card } and 4 cumal
move-discard = Discard { $card } for 2 cumal
move-in = In { $region }
move-at = Pattern at { $position }
move-put-0 = Place nothing
move-put-1 = Place on { $position }
move-put-2 = Place on { $first }, then on { $second }
move-pay = Pay the activation cost
move-promote = Promote into { $position }
move-activate = Activate { $position } without adding a piece
move-stop = Stop
move-swap = Exchange pieces at { $first } and { $second }
move-lift-1 = The { $piece }
move-lift-2 = The { $first } and the { $second }
move-dismantle = Give up the fort at { $position }
move-buy = Buy the traitor for 1 cumal
move-betray = Traitor at { $position }
move-garrison-0 = No garrison
move-garrison-1 = Garrison { $position }
move-garrison-2 = Garrison { $first } and { $second }
move-ransom = Ransom { $prisoners }
move-decline = Decline
move-name = Name { $colour }
move-open = Open { $region }

event-start-card = { $seat } turns up { $card }.
event-starts = { $seat } is the first start player.
event-round-begins = Round { $round } begins; { $seat } is the start player.
event-dealt = { $seat } shuffles and deals six cards to everyone.
event-dealt-cards = You are dealt { $first }, { $second }, { $third }, { $fourth }, { $fifth } and { $sixth }.
event-chose = { $seat } has chosen three cards.
event-chose-cards = You play { $first }, { $second } and { $third } this round.
event-plays-to-place = { $seat } plays { $card } to place in { $region }.
event-plays-stone = { $seat } plays { $card }, a Stone of Destiny, in { $region }.
event-amnesty = { $seat } discards { $card } and grants { $region } an amnesty: { $freed ->
    [one] one captive returns.
   *[other] { $freed } captives return.
}
event-discarded = { $seat } discards { $card } and takes 2 cumal.
event-opened = { $seat } pays 2 cumal to enter empty { $region }.
event-placed = { $seat } places a piece on { $at } in { $region }.
event-captured = { $seat } captures { $at } in { $region } from { $owner }.
event-fortified = { $seat } builds a fort on { $at } in { $region }.
event-breached = { $seat } breaks the fort of { $owner } on { $at } in { $region }.
event-freed = { $seat } frees { $count ->
    [one] a captive
   *[other] { $count } captives
} on { $at } in { $region }.
event-fort-given-up = { $seat } gives up the fort on { $at } in { $region }.
event-placed-nothing = { $seat } places nothing.
event-paid = { $seat } pays { $cost } cumal and activates.
event-promoted = { $seat } promotes into { $at } in { $region }.
event-activated = { $seat } activates { $at } in { $region }.
event-dethroned = { $seat } dethrones the king of { $owner } in { $region }.
event-exchanged = { $seat } exchanges a piece of { $first_owner } on { $first_at } and one of { $second_owner } on { $second_at } in { $region }.
event-vacated = { $region } is vacated.
event-took-prisoners = { $seat } takes { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
} of { $owner } in { $region }.
event-crowned = { $seat } is king of { $region }.
event-garrisoned = { $seat } garrisons { $at } in { $region }.
event-third-region = { $seat } opens { $region } as the third region.
event-tie-card = { $seat } turns up { $card } for the traitor in { $region }.
event-reshuffled = The discards are shuffled into a new deck.
event-traitor-declined = { $seat } declines the traitor in { $region }.
event-traitor-bought = { $seat } buys the traitor in { $region } for 1 cumal.
event-traitor-card = { $seat } turns up { $card } for the traitor.
event-betrayed = A traitor of { $seat } replaces { $owner } on { $at } in { $region }.
event-traitor-idle = The traitor of { $seat } in { $region } does nothing.
event-income = { $seat } receives { $cumal } cumal.
event-prisoners-exchanged = { $seat } and { $other } exchange { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
} each.
event-ransomed = { $seat } pays { $captor } { $cost } cumal for { $count ->
    [one] one prisoner.
   *[other] { $count } prisoners.
}
event-ransom-refused = { $seat } pays { $captor } no ransom.
event-named = { $seat } names { $other } start player.
event-high-king = { $seat } is High King of Ireland and wins.
event-drawn = After 200 rounds there is no High King: the game is drawn.
event-last-card = It is the turn of { $seat }'s last card.

why-other-decision = Something else is to be decided now: { $phase }.
why-not-in-hand = You don't hold { $card }.
why-no-pattern = { $card } is a Stone of Destiny and has no pattern to place by.
why-no-stone = { $card } is no Stone of Destiny.
why-nothing-to-swap = No region has two pieces to exchange.
why-cannot-open = All regions are empty, and entering one costs 2 cumal.
why-amnesty-cost = An amnesty costs { $cost } cumal.
why-no-captives = There are no captives in any region.
why-region-unused = { $region } is not used in this game.
why-region-closed = { $region } is won and closed.
why-cannot-open-this = { $region } is empty, and entering it costs 2 cumal.
why-nothing-to-swap-there = There are no two pieces to exchange in { $region }.
why-no-captives-there = There are no captives in { $region }.
why-not-a-location = The card's pattern doesn't fit at { $position }.
why-emptier-elsewhere = Another place for the pattern has more empty positions than { $position }.
why-not-a-spot = { $position } is no placement position of the chosen location.
why-no-stock = You have no piece in stock.
why-no-stock-for-second = No piece would be in stock for the second position.
why-own-fort = Your fort on { $position } takes no third piece.
why-empty-first = You may place there only if you place on the empty { $position } too.
why-same-in-other-order = The other order means the same: name the positions that way.
why-fills-region = The first piece would fill the region, and the rest of the turn lapses.
why-cannot-pay = Activation costs { $cost } cumal, and you have less.
why-nothing-to-promote = No promotion would be possible.
why-no-pair = You don't control both positions below { $position }.
why-no-active = Neither of your pieces below { $position } is active.
why-own-king = Your own piece in the king position is not promoted into.
why-promoted-already = { $position } was promoted into with this payment already.
why-not-yours = You don't control { $position }.
why-active-already = { $position } is active already.
why-king-not-swapped = Pieces in the king position are not exchanged.
why-nothing-there = There is no piece on { $position }.
why-one-piece-there = There is only one piece on { $position }.
why-lift-one = One piece of each stack is exchanged.
why-lift-two = Two pieces of this stack are exchanged.
why-no-captive = There is no { $colour } captive on { $position }.
why-no-fort-of-yours = You have no fort on { $position }.
why-no-cumal = The traitor costs 1 cumal, and you have none.
why-traitor-not-king = No traitor appears in the king position.
why-not-on-card = The card that was turned up doesn't reach { $position }.
why-no-opponent = No opponent controls { $position }.
why-garrison-not-king = The garrison doesn't stand in the king position.
why-garrison-stock = You have too few pieces in stock.
why-ransom-cumal = That ransom costs { $cost } cumal, and you have less.
why-ransom-prisoners = There are fewer than { $count } of your pieces on that rath.
why-no-such-player = Nobody plays { $colour }.
why-name-another = Another player has to be named.
why-region-used = { $region } is or was in play already.

board-round = Round { $round }, start player: { $start }
board-king = king piece of { $colour }
board-rath = { $seat }: { $cumal } cumal | stock { $stock } | prisoners { $prisoners } | cards { $cards } + { $kept }
board-deck = Deck: { $deck } | Discards: { $discards }
board-hand = Your hand: { $cards }
board-kept = For the next round: { $cards }
board-dealt = Your six cards:
board-slot = { $slot }: card { $card }
board-card = Card: { $card }
board-stone-card = { $card }: Stone of Destiny, cost { $cost }
board-pattern-card = { $card }: { $place }, faded { $faded }, cost { $cost }
board-round-number = Round { $round }
board-next-round = next round
