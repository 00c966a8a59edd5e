# Tir Nan Og Wars

game-title = Tir Nan Og Wars
game-blurb = In the land beyond the sea five peoples of creatures win six kinds of land for you. Gather them, spend them well, and dare to fight for the magic fountains.
# What bots are called at a table
game-bots = Oisín, Aoife, Fionn, Macha, Aengus, Ciara, Bran, Étaín

creature-dragon = dragon
creature-elf = elf
creature-griffin = griffin
creature-centaur = centaur
creature-fairy = fairy
creature-any = any creature

territory-plain = plain
territory-castle = castle
territory-forest = forest
territory-river = river
territory-temple = temple
territory-volcano = volcano
territory-fountain = magic fountain

power-plain = Your next territory costs one creature less, of your choice.
power-castle = On each of your turns: 1 point for every forest and river that the others show.
power-forest = At once, for everyone: 1 point for each fairy in hand or on the visible territory. Then each discards a fairy.
power-river = No power, but 3 points at a scoring instead of 2.
power-temple = At once, with 3 territories: compare your top three values with each rival. Higher: 2 points for you. Lower: 3 for them.
power-volcano = At once: 3 points for the fewest cards in hand, 1 for the next fewest.
power-fountain = Fought over by all who dare: most creatures of one kind win. 4 points at each scoring.

source-castles = castles
source-temples = temples
source-volcanoes = volcanoes
source-forests = forests
source-scorings = territories
source-fountains = fountains

ending-points = points
ending-values = the value of the territories, points being equal
ending-shared = a shared victory

phase-turn = Take two creatures, take a territory or consolidate one
phase-turn-other = { $seat } takes two creatures, takes a territory or consolidates one
phase-pay = Choose the creatures that you pay
phase-pay-other = { $seat } chooses the creatures to pay with
phase-discard = Discard down to seven cards
phase-discard-other = { $seat } discards down to seven cards
phase-contest = A magic fountain: do you take part?
phase-contest-other = { $seat } decides whether to fight for the magic fountain
phase-tribute = You won the fountain: choose your discards
phase-tribute-other = { $seat } won the fountain and chooses the discards
phase-over = The game is over

# What a move is for, and when it is asked for: said to who tries it at another time
when-pass = You pass on your turn, and only if you can do nothing else.
when-take = On your turn you may take creatures from the display.
when-reserve = On your turn you may take a territory from its stack into your reserve.
when-consolidate = On your turn you may consolidate a territory of your reserve.
when-pay = You choose the territory to consolidate first; then you pay for it with creatures of your hand.
when-discard = You discard when your turn leaves you more than seven cards, or when you have won a fountain.
when-join = Whether to take part is asked when somebody uncovers a magic fountain.
when-decline = { when-join }

move-pass = Pass
move-take-1 = Take { $first }
move-take-2 = Take { $first } and { $second }
move-reserve = Take the { $territory } into your reserve
move-consolidate = Consolidate the { $territory }
move-pay = Pay nothing
move-pay-1 = Pay { $first }
move-pay-2 = Pay { $first }, { $second }
move-pay-3 = Pay { $first }, { $second }, { $third }
move-pay-4 = Pay { $first }, { $second }, { $third }, { $fourth }
move-pay-5 = Pay { $first }, { $second }, { $third }, { $fourth }, { $fifth }
move-discard-1 = Discard { $first }
move-discard-2 = Discard { $first }, { $second }
move-discard-3 = Discard { $first }, { $second }, { $third }
move-discard-4 = Discard { $first }, { $second }, { $third }, { $fourth }
move-join = Take part
move-decline = Stay out

event-passed = { $seat } can do nothing and passes.
event-took = { $seat } takes { $first }{ $second ->
    [-1] .
   *[other] {" "}and { $second }.
}
event-turned-up = The display gets a new card: { $creature }.
event-discarded = { $seat } discards { $first }{ $second ->
    [-1] { "" }
   *[other] , { $second }
}{ $third ->
    [-1] { "" }
   *[other] , { $third }
}{ $fourth ->
    [-1] { "" }
   *[other] , { $fourth }
}{ $fifth ->
    [-1] .
   *[other] , { $fifth }.
}
event-reserved = { $seat } takes the { $territory } into reserve.
event-came-into-sight = The next { $territory } comes into sight.
event-stack-empty = That was the last card of the stack: { $territory }.
event-paid = { $seat } pays { $first ->
    [-1] nothing
   *[other] { $first }
}{ $second ->
    [-1] { "" }
   *[other] , { $second }
}{ $third ->
    [-1] { "" }
   *[other] , { $third }
}{ $fourth ->
    [-1] { "" }
   *[other] , { $fourth }
}{ $fifth ->
    [-1] .
   *[other] , { $fifth }.
}
event-consolidated = { $seat } consolidates the { $territory }.
event-fountain-found = { $seat } uncovers the magic fountain in the stack: { $territory }!
event-joined = { $seat } takes part.
event-declined = { $seat } stays out.
event-showed-hand = { $seat } shows the hand: dragons { $dragons }, elves { $elves }, griffins { $griffins }, centaurs { $centaurs }, fairies { $fairies }.
event-nobody-joined = Nobody wants the fountain: it is discarded.
event-tied = The best are level: the fountain is discarded.
event-won-fountain = { $seat } wins the fountain.
event-turned-down = { $seat } is defeated and turns a territory face down: { $territory }.
event-showed-fairies = Feast of the fairies: { $seat } shows { $count ->
    [one] one fairy
   *[other] { $count } fairies
} in hand and { $symbols } on the territory.
event-too-few-for-temple = { $seat } has fewer than three territories: the temple does nothing.
event-compared = Temple of { $seat }: { $attack } against { $defence } of { $defender }.
event-counted-hand = Volcano: { $seat } holds { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-scored = { $seat } scores { $points } ({ $source }).
event-round-ended = The deck has run out: all score their territories.
event-reshuffled = The discards make a new deck of { $count }.
event-last-lap = The deck has run out for the second time: the lap is played to its end.
event-ended = The game ends, decided by { $ending }.
event-won = { $seat } wins with { $points } points (territory value { $values }).

why-no-pass = You may pass only if you can do nothing else.
why-display-empty = There are no cards on display.
why-takes-other-number = { $count ->
    [one] One card is
   *[other] Two cards are
} to be taken.
why-not-on-display = { $count ->
    [0] There is no { $creature } on display.
   *[other] There are not so many cards on display: { $creature }.
}
why-stack-empty = This stack is empty: { $territory }.
why-in-reserve = You have one in your reserve already: { $territory }.
why-visible = One lies visible on your pile already: { $territory }.
why-reserve-full = Your reserve would be worth { $total }; 7 is the limit.
why-not-in-reserve = You have none in your reserve: { $territory }.
why-cannot-pay = You don't hold the creatures that it costs: { $territory }.
why-cannot-pay-with-plain = Even with one less for your plain you don't hold the creatures that it costs: { $territory }.
why-pays-other-number = You have to pay { $count ->
    [one] one card
   *[other] { $count } cards
}.
why-not-the-cost = These are not the creatures that it costs: { $territory }.
why-not-in-hand = { $count ->
    [0] You hold none of these: { $creature }.
   *[other] You don't hold so many of these: { $creature }.
}
why-discards-other-number = You have to discard { $count ->
    [one] one card
   *[other] { $count } cards
}.

board-round = { $round ->
    [one] First deck
   *[other] Second deck
}
board-last-lap = Last lap
board-turn = { $seat } to play
board-deck = Deck
board-discards = Discards
board-display = Display
board-territories = Territories
board-below = { $count } below
board-fountain-below = fountain 1 in { $count }
board-fountain-next = fountain next!
board-fountain-gone = no fountain
board-empty = empty
board-reserve = Reserve { $value } / 7
board-pile = Pile
board-hand = Your hand
board-hidden = { $count } hidden
board-worth = scoring +{ $count }
board-face-down = face down
board-stack-line = { $territory }, value { $value }, costs { $cost }: { $below } below, { $fountain }
board-stack-none = { $territory }: empty
board-player = { $seat }: { $points } points ({ $sources }) | hand { $hand } | next scoring { $worth } | value { $values }
board-player-cards = hand: { $cards }
board-player-known = known of the hand: { $cards }
board-player-reserve = reserve ({ $value } of 7): { $cards }
board-player-pile = pile, top first: { $cards }
board-player-fountains = fountains: { $count }
board-card = { $territory } { $value } ({ $cost })
board-nothing = nothing
board-brings = { $territory }: { $facts }
board-cannot-pay = not payable yet
board-payable = payable
board-saves = Your plain saves one creature.
board-too-few = below 3 territories
board-temple-values = { $mine } against { $theirs }
board-gains = { $seat } +{ $points }
board-each-turn = each turn
board-you = you
board-contest = Fountain in the stack: { $territory }
board-contest-line = { $seat }: { $counts }{ $hidden ->
    [0] { "" }
   *[other] {" "}+ { $hidden } hidden
} – { $said }{ $standing }
board-joined = takes part
board-declined = stays out
board-silent = has yet to say
board-stakes = The winner gains 4 points at each scoring and discards a card for each who takes part. The defeated turn their visible territory face down.
standing-ahead = you are ahead
standing-behind = you are behind
standing-level = level
standing-open = open

card-plain = Your next territory costs one creature less
card-castle = Each turn: 1 point per forest and river the others show
card-forest = All score 1 per fairy, in hand or shown; then each discards one
card-river = No power, but 3 points at each scoring
card-temple = Top 3 values against each rival: higher +2 for you, lower +3 for them
card-volcano = Fewest cards in hand: 3 points; next fewest: 1
card-fountain = Most creatures of one kind win it: 4 points at each scoring

board-winner = { $seat } wins: { $points } points
board-top-three = (top three: { $value })
board-hand-size = Hand { $count }
board-counts = Counts so far

# The sheet of components
sheet-creatures = Creatures
sheet-fountains = Magic fountains
