# Tara, Seat of Kings

game-title = Tara, Seat of Kings
game-blurb = Quattro province, tre carte a round e in ognuna un traditore: fatti incoronare in due di esse e regna sull'Irlanda da Tara.
# Come si chiamano i bot a un tavolo
game-bots = Medb, Cormac, Niamh, Conn, Eithne, Fergus, Gráinne, Niall

region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster

rank-farmer = Contadini
rank-herdsman = Pastori
rank-warrior = Guerrieri
rank-chieftain = Capi clan
rank-king = Re

position-farmer-1 = contadino 1
position-farmer-2 = contadino 2
position-farmer-3 = contadino 3
position-farmer-4 = contadino 4
position-farmer-5 = contadino 5
position-herdsman-1 = pastore 1
position-herdsman-2 = pastore 2
position-herdsman-3 = pastore 3
position-herdsman-4 = pastore 4
position-warrior-1 = guerriero 1
position-warrior-2 = guerriero 2
position-warrior-3 = guerriero 3
position-chieftain-1 = capo clan 1
position-chieftain-2 = capo clan 2
position-king = Re

colour-blue = blu
colour-yellow = giallo
colour-white = bianco
colour-red = rosso

piece-top = pedina in cima
piece-blue = pedina blu catturata
piece-yellow = pedina gialla catturata
piece-white = pedina bianca catturata
piece-red = pedina rossa catturata

slot-first = prima
slot-second = seconda
slot-third = terza
slot-fourth = quarta
slot-fifth = quinta
slot-sixth = sesta

ransom-one = un prigioniero
ransom-two = due prigionieri
ransom-all = tutti i prigionieri

card-1 = carta 1
card-2 = carta 2
card-3 = carta 3
card-4 = carta 4
card-5 = carta 5
card-6 = carta 6
card-7 = carta 7
card-8 = carta 8
card-9 = carta 9
card-10 = carta 10
card-11 = carta 11
card-12 = carta 12
card-13 = carta 13
card-14 = carta 14
card-15 = carta 15
card-16 = carta 16
card-17 = carta 17
card-18 = carta 18
card-19 = carta 19
card-20 = carta 20
card-21 = carta 21
card-22 = carta 22
card-23 = carta 23
card-24 = carta 24
card-25 = carta 25
card-26 = carta 26
card-27 = carta 27
card-28 = carta 28
card-29 = carta 29
card-30 = carta 30
card-31 = carta 31
card-32 = carta 32
card-33 = carta 33
card-34 = carta 34
card-35 = carta 35
card-36 = carta 36

ending-high-king = un'Altezza Reale
ending-drawn = l'ultimo round

option-pair = Regioni in due giocatori
option-pair-random = a caso
option-pair-connacht-ulster = Connacht e Ulster
option-pair-connacht-leinster = Connacht e Leinster
option-pair-connacht-munster = Connacht e Munster
option-pair-ulster-leinster = Ulster e Leinster
option-pair-ulster-munster = Ulster e Munster
option-pair-leinster-munster = Leinster e Munster
option-trio = Regioni in tre giocatori
option-trio-random = a caso
option-trio-no-connacht = senza Connacht
option-trio-no-ulster = senza Ulster
option-trio-no-leinster = senza Leinster
option-trio-no-munster = senza Munster

phase-opening = Trova il giocatore iniziale
phase-choose = Scegli tre carte per questo round
phase-turn = Gioca una carta
phase-region = Scegli una regione
phase-location = Scegli dove va lo schema
phase-put = Scegli dove piazzare
phase-pay = Paga per attivare, oppure no
phase-promote = Promuovi, o fermati
phase-swap = Scegli le pile delle due pedine
phase-lift = Scegli la pedina da scambiare
phase-dismantle = Hai due fortini qui: scegli quale togliere
phase-traitor = Compri il traditore?
phase-target = Scegli la vittima del traditore
phase-garrison = Presidia il tuo nuovo regno, se vuoi
phase-ransom = Riscatti i tuoi prigionieri?
phase-name = Nomina il prossimo giocatore iniziale
phase-third = Apri una terza regione
phase-over = La partita è finita

move-begin = Gira le carte iniziali
move-choose = Scegli la { $first }, la { $second } e la { $third } carta
move-place = Piazza con la { $card }
move-stone = Pietra del destino: { $card }
move-amnesty = Amnistia, per la { $card } e 4 cumal
move-discard = Scarta la { $card } per 2 cumal
move-in = Nella regione { $region }
move-at = Schema da { $position }
move-put-0 = Non piazzare nulla
move-put-1 = Piazza su { $position }
move-put-2 = Piazza su { $first }, poi su { $second }
move-pay = Paga il costo di attivazione
move-promote = Promuovi a { $position }
move-activate = Attiva { $position } senza aggiungere una pedina
move-stop = Fermati
move-swap = Scambia pedine su { $first } e { $second }
move-lift-1 = La { $piece }
move-lift-2 = La { $first } e la { $second }
move-dismantle = Togli il fortino su { $position }
move-buy = Compra il traditore per 1 cumal
move-betray = Traditore su { $position }
move-garrison-0 = Nessun presidio
move-garrison-1 = Presidia { $position }
move-garrison-2 = Presidia { $first } e { $second }
move-ransom = Riscatta { $prisoners }
move-decline = Rinuncia
move-name = Nomina il { $colour }
move-open = Apri la regione { $region }

event-start-card = { $seat } gira la { $card }.
event-starts = { $seat } è il primo giocatore iniziale.
event-round-begins = Comincia il round { $round }; il giocatore iniziale è { $seat }.
event-dealt = { $seat } mischia e distribuisce sei carte a ciascuno.
event-dealt-cards = Ricevi { $first }, { $second }, { $third }, { $fourth }, { $fifth } e { $sixth }.
event-chose = { $seat } ha scelto tre carte.
event-chose-cards = In questo round giochi { $first }, { $second } e { $third }.
event-plays-to-place = { $seat } gioca la { $card } per piazzare (regione { $region }).
event-plays-stone = { $seat } gioca la { $card }, una pietra del destino (regione { $region }).
event-amnesty = { $seat } scarta la { $card } e dichiara un'amnistia (regione { $region }): { $freed ->
    [one] una pedina catturata ritorna.
   *[other] { $freed } pedine catturate ritornano.
}
event-discarded = { $seat } scarta la { $card } e prende 2 cumal.
event-opened = { $seat } paga 2 cumal per entrare in una regione vuota: { $region }.
event-placed = { $seat } piazza una pedina: { $at }, { $region }.
event-captured = { $seat } cattura una pedina di { $owner }: { $at }, { $region }.
event-fortified = { $seat } crea un fortino: { $at }, { $region }.
event-breached = { $seat } distrugge il fortino di { $owner }: { $at }, { $region }.
event-freed = { $seat } libera { $count ->
    [one] una propria pedina
   *[other] { $count } proprie pedine
}: { $at }, { $region }.
event-fort-given-up = { $seat } toglie il fortino: { $at }, { $region }.
event-placed-nothing = { $seat } non piazza nulla.
event-paid = { $seat } paga { $cost } cumal e attiva.
event-promoted = { $seat } promuove: { $at }, { $region }.
event-activated = { $seat } attiva: { $at }, { $region }.
event-dethroned = { $seat } rimuove il Re di { $owner }: { $region }.
event-exchanged = { $seat } scambia una pedina di { $first_owner } ({ $first_at }) con una di { $second_owner } ({ $second_at }): { $region }.
event-vacated = La regione { $region } viene vuotata.
event-took-prisoners = { $seat } prende { $count ->
    [one] un prigioniero
   *[other] { $count } prigionieri
} di { $owner }: { $region }.
event-crowned = { $seat } è Re: { $region }.
event-garrisoned = { $seat } presidia: { $at }, { $region }.
event-third-region = { $seat } apre la terza regione: { $region }.
event-tie-card = { $seat } gira la { $card } per il traditore: { $region }.
event-reshuffled = Gli scarti si mischiano in un nuovo mazzo.
event-traitor-declined = { $seat } rinuncia al traditore: { $region }.
event-traitor-bought = { $seat } compra il traditore per 1 cumal: { $region }.
event-traitor-card = { $seat } gira la { $card } per il traditore.
event-betrayed = Un traditore di { $seat } prende il posto di { $owner }: { $at }, { $region }.
event-traitor-idle = Il traditore di { $seat } non fa nulla: { $region }.
event-income = { $seat } riceve una rendita di { $cumal } cumal.
event-prisoners-exchanged = { $seat } e { $other } si scambiano { $count ->
    [one] un prigioniero
   *[other] { $count } prigionieri
} a testa.
event-ransomed = { $seat } paga a { $captor } { $cost } cumal per { $count ->
    [one] un prigioniero.
   *[other] { $count } prigionieri.
}
event-ransom-refused = { $seat } non paga riscatti a { $captor }.
event-named = { $seat } nomina { $other } giocatore iniziale.
event-high-king = { $seat } è Altezza Reale d'Irlanda e vince.
event-drawn = Dopo 200 round non c'è un'Altezza Reale: la partita è patta.
event-last-card = Tocca all'ultima carta di { $seat }.

why-other-decision = Ora si decide altro: { $phase }.
why-not-in-hand = Non hai in mano la { $card }.
why-no-pattern = La { $card } è una pietra del destino e non ha uno schema per piazzare.
why-no-stone = La { $card } non è una pietra del destino.
why-nothing-to-swap = In nessuna regione ci sono due pedine da scambiare.
why-cannot-open = Tutte le regioni sono vuote, ed entrare in una costa 2 cumal.
why-amnesty-cost = Un'amnistia costa { $cost } cumal.
why-no-captives = In nessuna regione ci sono pedine catturate.
why-region-unused = La regione { $region } non si usa in questa partita.
why-region-closed = La regione { $region } è vinta e chiusa.
why-cannot-open-this = La regione { $region } è vuota, ed entrarvi costa 2 cumal.
why-nothing-to-swap-there = Nella regione { $region } non ci sono due pedine da scambiare.
why-no-captives-there = Nella regione { $region } non ci sono pedine catturate.
why-not-a-location = Lo schema della carta non entra partendo dalla posizione { $position }.
why-emptier-elsewhere = Altrove lo schema trova più posizioni vuote che partendo dalla posizione { $position }.
why-not-a-spot = La posizione { $position } non è una di quelle di piazzamento del luogo scelto.
why-no-stock = Non hai pedine nello stock.
why-no-stock-for-second = Non resterebbe una pedina nello stock per la seconda posizione.
why-own-fort = Il tuo fortino nella posizione { $position } non riceve una terza pedina.
why-empty-first = Lì puoi piazzare solo se piazzi anche nella posizione vuota: { $position }.
why-same-in-other-order = L'altro ordine significa lo stesso: nomina le posizioni così.
why-fills-region = La prima pedina riempirebbe la regione, e il resto del turno decade.
why-cannot-pay = L'attivazione costa { $cost } cumal, e ne hai di meno.
why-nothing-to-promote = Nessuna promozione sarebbe possibile.
why-no-pair = Non controlli entrambe le posizioni sotto la posizione { $position }.
why-no-active = Nessuna delle tue pedine sotto la posizione { $position } è attiva.
why-own-king = Non si promuove sulla propria pedina nella posizione del Re.
why-promoted-already = Con questo pagamento hai già promosso nella posizione { $position }.
why-not-yours = Non controlli la posizione { $position }.
why-active-already = La tua pedina nella posizione { $position } è già attiva.
why-king-not-swapped = Le pedine nella posizione del Re non si scambiano.
why-nothing-there = Non c'è nessuna pedina nella posizione { $position }.
why-one-piece-there = C'è una sola pedina nella posizione { $position }.
why-lift-one = Si scambia una pedina per pila.
why-lift-two = Si scambiano due pedine di questa pila.
why-no-captive = Non c'è nessuna pedina catturata di colore { $colour } nella posizione { $position }.
why-no-fort-of-yours = Non hai un fortino nella posizione { $position }.
why-no-cumal = Il traditore costa 1 cumal, e non ne hai.
why-traitor-not-king = Nella posizione del Re non appaiono traditori.
why-not-on-card = La carta girata non arriva alla posizione { $position }.
why-no-opponent = Nessun avversario controlla la posizione { $position }.
why-garrison-not-king = Il presidio non sta nella posizione del Re.
why-garrison-stock = Hai troppo poche pedine nello stock.
why-ransom-cumal = Questo riscatto costa { $cost } cumal, e ne hai di meno.
why-ransom-prisoners = Su quella carta rath ci sono meno di { $count } tue pedine.
why-no-such-player = Nessuno gioca con il { $colour }.
why-name-another = Si deve nominare un altro giocatore.
why-region-used = La regione { $region } è o è stata già in gioco.

board-round = Round { $round }, giocatore iniziale: { $start }
board-king = pedina Re del { $colour }
board-rath = { $seat }: { $cumal } cumal | stock { $stock } | prigionieri { $prisoners } | carte { $cards } + { $kept }
board-deck = Mazzo: { $deck } | Scarti: { $discards }
board-hand = La tua mano: { $cards }
board-kept = Per il prossimo round: { $cards }
board-dealt = Le tue sei carte:
board-slot = { $slot }: carta { $card }
board-card = Carta: { $card }
board-stone-card = { $card }: pietra del destino, costo { $cost }
board-pattern-card = { $card }: { $place }, sbiadite { $faded }, costo { $cost }
board-round-number = Round { $round }
board-next-round = prossimo round
