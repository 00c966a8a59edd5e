game-title = Holdfast
game-blurb = Für jeden eine Karte: halten, weichen oder einmal tauschen.
game-bots = Ash, Birch, Cedar, Rowan

card-one = Eins
card-two = Zwei
card-three = Drei
card-four = Vier
card-five = Fünf

ending-crowns = die meisten Kronen

option-rounds = Runden
option-rounds-three = drei
option-rounds-five = fünf

phase-turn = Halte, weiche oder tausche deine Karte
phase-turn-other = { $seat } hält, weicht oder tauscht die Karte
phase-again = Halte oder weiche
phase-again-other = { $seat } hält oder weicht
phase-over = Das Spiel ist aus

when-hold = Du hältst oder weichst, wenn du gefragt wirst.
when-yield = { when-hold }
when-change = Tauschen kannst du, bevor du hältst oder weichst.

move-hold = Halten
move-yield = Weichen
move-change = Die Karte tauschen

event-round-began = Runde { $round } beginnt; { $seat } wird zuerst gefragt.
event-dealt = Du hast eine { $card }.
event-held = { $seat } hält.
event-yielded = { $seat } weicht.
event-changed = { $seat } tauscht eine { $card }.
event-showed = { $seat } zeigt eine { $card }.
event-crowned = { $seat } gewinnt { $crowns ->
    [one] eine Krone
   *[other] { $crowns } Kronen
}.
event-nobody-crowned = Niemand gewinnt eine Krone.
event-won = { $seat } gewinnt.

said-holds = hält
said-yielded = ist gewichen

board-round = Runde { $number } von { $rounds }
board-deck = { $count } Karten im Stapel
board-open = Getauscht: { $cards }
board-player = { $seat }: { $said }, Kronen: { $crowns }
board-card = Deine Karte: { $card }

why-bound = Mit einer Fünf musst du halten.
