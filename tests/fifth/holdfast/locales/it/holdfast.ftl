game-title = Holdfast
game-blurb = Una carta a testa: tenerla, cedere o cambiarla una volta.
game-bots = Ash, Birch, Cedar, Rowan

card-one = uno
card-two = due
card-three = tre
card-four = quattro
card-five = cinque

ending-crowns = più corone

option-rounds = Turni
option-rounds-three = tre
option-rounds-five = cinque

phase-turn = Tieni, cedi o cambia la carta
phase-turn-other = { $seat } tiene, cede o cambia la carta
phase-again = Tieni o cedi
phase-again-other = { $seat } tiene o cede
phase-over = La partita è finita

when-hold = Tieni o cedi quando tocca a te.
when-yield = { when-hold }
when-change = Puoi cambiare la carta prima di tenere o cedere.

move-hold = Tieni
move-yield = Cedi
move-change = Cambia la carta

event-round-began = Comincia il turno { $round }; la parola va per prima a { $seat }.
event-dealt = Hai un { $card }.
event-held = { $seat } tiene.
event-yielded = { $seat } cede.
event-changed = { $seat } cambia un { $card }.
event-showed = { $seat } mostra un { $card }.
event-crowned = { $seat } vince { $crowns ->
    [one] una corona
   *[other] { $crowns } corone
}.
event-nobody-crowned = Nessuno vince corone.
event-won = { $seat } vince.

said-holds = tiene
said-yielded = ha ceduto

board-round = Turno { $number } di { $rounds }
board-deck = { $count } carte nel mazzo
board-open = Cambiate: { $cards }
board-player = { $seat }: { $said }, corone: { $crowns }
board-card = La tua carta: { $card }

why-bound = Con un cinque devi tenere.
