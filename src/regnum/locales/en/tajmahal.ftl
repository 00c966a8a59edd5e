# Taj Mahal, in English.

game-title = Taj Mahal
game-blurb = The Grand Moguls are falling. Twelve provinces, one visit each: play cards for influence, and know when to withdraw.
# What bots are called at a table
game-bots = Akbar, Mumtaz, Birbal, Jahanara, Kabir, Meera, Tansen, Padma

province-kabul = Kabul
province-kashmir = Kashmir
province-multan = Multan
province-lahore = Lahore
province-delhi = Delhi
province-sindh = Sindh
province-ajmer = Ajmer
province-agra = Agra
province-awadh = Awadh
province-gujarat = Gujarat
province-malwa = Malwa
province-allahabad = Allahabad

city-kabul = Kabul
city-peshawar = Peshawar
city-bannu = Bannu
city-ghazni = Ghazni
city-baramulla = Baramulla
city-srinagar = Srinagar
city-jammu = Jammu
city-rajouri = Rajouri
city-dera-ismail-khan = Dera Ismail Khan
city-jhang = Jhang
city-multan = Multan
city-dera-ghazi-khan = Dera Ghazi Khan
city-sialkot = Sialkot
city-amritsar = Amritsar
city-jalandhar = Jalandhar
city-lahore = Lahore
city-sirhind = Sirhind
city-saharanpur = Saharanpur
city-delhi = Delhi
city-hisar = Hisar
city-bhakkar = Bhakkar
city-khairpur = Khairpur
city-umarkot = Umarkot
city-thatta = Thatta
city-bikaner = Bikaner
city-ajmer = Ajmer
city-udaipur = Udaipur
city-jodhpur = Jodhpur
city-amber = Amber
city-mathura = Mathura
city-gwalior = Gwalior
city-ranthambore = Ranthambore
city-agra = Agra
city-bareilly = Bareilly
city-bahraich = Bahraich
city-faizabad = Faizabad
city-lucknow = Lucknow
city-bhuj = Bhuj
city-patan = Patan
city-ahmedabad = Ahmedabad
city-junagadh = Junagadh
city-mandsaur = Mandsaur
city-chanderi = Chanderi
city-bhopal = Bhopal
city-ujjain = Ujjain
city-kalpi = Kalpi
city-allahabad = Allahabad
city-banaras = Banaras
city-kalinjar = Kalinjar

symbol-vizier = vizier
symbol-general = general
symbol-monk = monk
symbol-princess = princess
symbol-grand-mogul = Grand Mogul
symbol-elephant = elephant

good-rice = rice
good-tea = tea
good-spices = spices
good-jewels = jewels

bonus-taj-mahal = Taj Mahal
bonus-plus2 = +2
bonus-card = card
bonus-rice = rice
bonus-tea = tea
bonus-spices = spices
bonus-jewels = jewels

colour-red = red
colour-yellow = yellow
colour-green = green
colour-violet = violet

card-red-vizier-vizier = red (vizier, vizier)
card-red-vizier-general = red (vizier, general)
card-red-vizier-monk = red (vizier, monk)
card-red-vizier-princess = red (vizier, princess)
card-red-vizier-grand-mogul = red (vizier, Grand Mogul)
card-red-vizier-elephant = red (vizier, elephant)
card-red-general-general = red (general, general)
card-red-general-monk = red (general, monk)
card-red-general-princess = red (general, princess)
card-red-general-grand-mogul = red (general, Grand Mogul)
card-red-general-elephant = red (general, elephant)
card-red-monk-monk = red (monk, monk)
card-red-monk-princess = red (monk, princess)
card-red-monk-grand-mogul = red (monk, Grand Mogul)
card-red-monk-elephant = red (monk, elephant)
card-red-princess-princess = red (princess, princess)
card-red-princess-grand-mogul = red (princess, Grand Mogul)
card-red-princess-elephant = red (princess, elephant)
card-red-grand-mogul-grand-mogul = red (Grand Mogul, Grand Mogul)
card-red-grand-mogul-elephant = red (Grand Mogul, elephant)
card-red-elephant-elephant = red (elephant, elephant)
card-yellow-vizier-vizier = yellow (vizier, vizier)
card-yellow-vizier-general = yellow (vizier, general)
card-yellow-vizier-monk = yellow (vizier, monk)
card-yellow-vizier-princess = yellow (vizier, princess)
card-yellow-vizier-grand-mogul = yellow (vizier, Grand Mogul)
card-yellow-vizier-elephant = yellow (vizier, elephant)
card-yellow-general-general = yellow (general, general)
card-yellow-general-monk = yellow (general, monk)
card-yellow-general-princess = yellow (general, princess)
card-yellow-general-grand-mogul = yellow (general, Grand Mogul)
card-yellow-general-elephant = yellow (general, elephant)
card-yellow-monk-monk = yellow (monk, monk)
card-yellow-monk-princess = yellow (monk, princess)
card-yellow-monk-grand-mogul = yellow (monk, Grand Mogul)
card-yellow-monk-elephant = yellow (monk, elephant)
card-yellow-princess-princess = yellow (princess, princess)
card-yellow-princess-grand-mogul = yellow (princess, Grand Mogul)
card-yellow-princess-elephant = yellow (princess, elephant)
card-yellow-grand-mogul-grand-mogul = yellow (Grand Mogul, Grand Mogul)
card-yellow-grand-mogul-elephant = yellow (Grand Mogul, elephant)
card-yellow-elephant-elephant = yellow (elephant, elephant)
card-green-vizier-vizier = green (vizier, vizier)
card-green-vizier-general = green (vizier, general)
card-green-vizier-monk = green (vizier, monk)
card-green-vizier-princess = green (vizier, princess)
card-green-vizier-grand-mogul = green (vizier, Grand Mogul)
card-green-vizier-elephant = green (vizier, elephant)
card-green-general-general = green (general, general)
card-green-general-monk = green (general, monk)
card-green-general-princess = green (general, princess)
card-green-general-grand-mogul = green (general, Grand Mogul)
card-green-general-elephant = green (general, elephant)
card-green-monk-monk = green (monk, monk)
card-green-monk-princess = green (monk, princess)
card-green-monk-grand-mogul = green (monk, Grand Mogul)
card-green-monk-elephant = green (monk, elephant)
card-green-princess-princess = green (princess, princess)
card-green-princess-grand-mogul = green (princess, Grand Mogul)
card-green-princess-elephant = green (princess, elephant)
card-green-grand-mogul-grand-mogul = green (Grand Mogul, Grand Mogul)
card-green-grand-mogul-elephant = green (Grand Mogul, elephant)
card-green-elephant-elephant = green (elephant, elephant)
card-violet-vizier-vizier = violet (vizier, vizier)
card-violet-vizier-general = violet (vizier, general)
card-violet-vizier-monk = violet (vizier, monk)
card-violet-vizier-princess = violet (vizier, princess)
card-violet-vizier-grand-mogul = violet (vizier, Grand Mogul)
card-violet-vizier-elephant = violet (vizier, elephant)
card-violet-general-general = violet (general, general)
card-violet-general-monk = violet (general, monk)
card-violet-general-princess = violet (general, princess)
card-violet-general-grand-mogul = violet (general, Grand Mogul)
card-violet-general-elephant = violet (general, elephant)
card-violet-monk-monk = violet (monk, monk)
card-violet-monk-princess = violet (monk, princess)
card-violet-monk-grand-mogul = violet (monk, Grand Mogul)
card-violet-monk-elephant = violet (monk, elephant)
card-violet-princess-princess = violet (princess, princess)
card-violet-princess-grand-mogul = violet (princess, Grand Mogul)
card-violet-princess-elephant = violet (princess, elephant)
card-violet-grand-mogul-grand-mogul = violet (Grand Mogul, Grand Mogul)
card-violet-grand-mogul-elephant = violet (Grand Mogul, elephant)
card-violet-elephant-elephant = violet (elephant, elephant)
card-white-vizier = white (vizier)
card-white-general = white (general)
card-white-monk = white (monk)
card-white-princess = white (princess)
card-white-grand-mogul = white (Grand Mogul)
card-white-elephant = white (elephant)
card-special-elephant = the special card elephant
card-special-mogul = the special card Grand Mogul
card-special-plus2 = the special card +2
card-special-colour = the change of colour

# What goes with a coloured card
addition-white-vizier = { card-white-vizier }
addition-white-general = { card-white-general }
addition-white-monk = { card-white-monk }
addition-white-princess = { card-white-princess }
addition-white-grand-mogul = { card-white-grand-mogul }
addition-white-elephant = { card-white-elephant }
addition-special-elephant = { card-special-elephant }
addition-special-mogul = { card-special-mogul }
addition-special-plus2 = { card-special-plus2 }
addition-special-colour = { card-special-colour }

ending-visited = the twelfth visit

phase-turn = Play a coloured card, or withdraw
phase-turn-other = { $seat } plays a coloured card, or withdraws
phase-build = Choose a city for your palace
phase-build-other = { $seat } chooses a city for a palace
phase-crown = Choose a city for the crown palace
phase-crown-other = { $seat } chooses a city for the crown palace
phase-take = Take cards from the display
phase-take-other = { $seat } takes cards from the display
phase-begin = The journey begins
phase-begin-other = { $seat } begins the journey
phase-over = The game is over

# What a move is for, and when it is asked for: said to who tries it at another time
when-withdraw = You withdraw when your turn begins, instead of playing a card.
when-play = You play a coloured card when your turn begins, or withdraw.
when-build = When you withdraw, each influence tile that you win brings a palace; then you choose a city for it.
when-crown = When you withdraw and win the crown, you choose a city for the crown palace.
when-take = You withdraw first; at the end of that you take cards from the display.
when-begin = The journey begins by itself.

move-withdraw = Withdraw
move-play-1 = Play { $card }
move-play-2 = Play { $card } with { $addition }
move-build = Palace in { $city }
move-crown = Crown palace in { $city }
move-take-1 = Take { $card }
move-take-2 = Take { $card } and { $other }
move-begin = Begin the first visit

event-played = { $seat } plays { $card }.
event-played-with = { $seat } plays { $card } with { $addition }.
event-plus2-played = { $seat } scores { $points } points for the special card.
event-withdrew = { $seat } withdraws.
event-won-nothing = { $seat } wins nothing.
event-won-influence = { $seat } leads in { $symbol } and wins the influence tile and a palace.
event-won-crown = { $seat } leads in Grand Mogul and wins the crown.
event-won-tile = { $seat } leads in elephant and wins province tile { $number }.
event-built = { $seat } builds a palace in { $city }.
event-crowned = { $seat } places the crown palace in { $city }.
event-bonus-points = { $seat } scores { $points } points for the bonus tile { $bonus }.
event-bonus-card = { $seat } takes the bonus tile with a card.
event-bonus-good = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for the bonus tile { $good } ({ $held } held before).
event-tile-good = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $good } on the province tile ({ $held } held before).
event-palace-here = { $seat } scores 1 point for building in { $province }.
event-palace-chain = { $seat } scores 1 point: the chain of palaces reaches { $province }.
event-discarded = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-draws-without-play = { $seat } has played no card in this visit and draws one.
event-drew = { $seat } draws a card from the deck.
event-drew-card = You draw { $card }.
event-nothing-to-draw = There is no card left for { $seat } to draw.
event-took = { $seat } takes { $card } and { $other } from the display.
event-took-one = { $seat } takes { $card } from the display.
event-took-nothing = The display is empty: { $seat } takes nothing.
event-reshuffled = { $count ->
    [one] The only discard becomes the new deck.
   *[other] The { $count } discards are shuffled into a new deck.
}
event-visit-ended = Visit { $number } is over.
event-special-won = { $seat } returns two influence tiles ({ $symbol }) for { $card }, { $from ->
    [-1] taken from the table.
   *[other] held by { $from } until now.
}
event-visit-began = Visit { $number }: { $province }. { $seat } begins.
event-display-dealt = A display of { $count } cards is dealt.
event-display-short = No more cards: the display has { $count } instead of { $wanted }.
event-hand-scored = { $seat } shows the hand and scores { $points }: { $specials } for special cards, { $whites } for white ones, { $coloured ->
    [0] none for coloured ones.
   *[other] { $coloured } for coloured ones ({ $colour }).
}
event-won = { $seat } wins with { $points } points.

why-only-with-coloured = You can only add this to a coloured card: { $card }.
why-not-in-hand = Your hand does not hold { $card }.
why-colour = In this visit your coloured cards must have the colour of your first one: { $colour }.
why-needs-change = A card of another colour goes only with the change of colour: { $card }.
why-one-coloured = Exactly one of the cards you play is a coloured one; this one isn't: { $card }.
why-special-elsewhere = You don't have { $card }: two influence tiles of its kind win it.
why-special-played = It lies on the table and returns when you withdraw: { $card }.
why-other-province = { $city } is not in { $province }, the province being visited.
why-occupied = A palace stands in { $city } already.
why-not-in-display = The display does not show { $card }.
why-takes-other-number = You take { $count ->
    [one] one card
   *[other] { $count } cards
} from the display.
why-only-one-copy = The display shows only one copy of { $card }.

board-visit = Visit { $number } of 12: { $province }
board-tile = Province tile: { $goods }
board-start = Start player: { $seat }
board-court = At the court: { $things }
board-display = Display: { $cards }
board-deck = Deck: { $deck } · discards: { $discards }
board-player = { $seat }: { $score } points · { $cards } cards in hand
board-withdrawn = withdrawn
board-played = played: { $cards }
board-symbols = symbols: { $symbols }
board-influence = influence tiles: { $tiles }
board-goods = goods: { $goods }
board-known = known in hand: { $cards }
board-hand = Your hand: { $cards }
scene-display = Display
scene-deck = Deck
scene-discards = Discards
scene-score = Influence points
scene-cards = Cards in hand
scene-start = Start player

# The sheet of components
sheet-cards = Cards: { $colour }
sheet-white-cards = White cards
sheet-special-cards = Special cards
sheet-special = { $card }, won with { $symbol }
sheet-province-tiles = Province tiles
sheet-influence-tiles = Influence tiles
sheet-bonus-tiles = Bonus tiles
