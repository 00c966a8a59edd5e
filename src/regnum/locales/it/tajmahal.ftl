# Tadsch Mahal, in italiano: i termini sono quelli del regolamento.

game-title = Tadsch Mahal
game-blurb = Il regno dei Gran Mogol sta crollando. Dodici province, una visita ciascuna: gioca le carte per l'influenza, e sappi quando ritirarti.

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

symbol-vizier = visir
symbol-general = generale
symbol-monk = monaco
symbol-princess = principessa
symbol-grand-mogul = Gran Mogol
symbol-elephant = elefante

good-rice = riso
good-tea = tè
good-spices = spezie
good-jewels = gioielli

bonus-taj-mahal = Taj Mahal
bonus-plus2 = +2
bonus-card = carta
bonus-rice = riso
bonus-tea = tè
bonus-spices = spezie
bonus-jewels = gioielli

colour-red = rossa
colour-yellow = gialla
colour-green = verde
colour-violet = viola

card-red-vizier-vizier = rossa (visir, visir)
card-red-vizier-general = rossa (visir, generale)
card-red-vizier-monk = rossa (visir, monaco)
card-red-vizier-princess = rossa (visir, principessa)
card-red-vizier-grand-mogul = rossa (visir, Gran Mogol)
card-red-vizier-elephant = rossa (visir, elefante)
card-red-general-general = rossa (generale, generale)
card-red-general-monk = rossa (generale, monaco)
card-red-general-princess = rossa (generale, principessa)
card-red-general-grand-mogul = rossa (generale, Gran Mogol)
card-red-general-elephant = rossa (generale, elefante)
card-red-monk-monk = rossa (monaco, monaco)
card-red-monk-princess = rossa (monaco, principessa)
card-red-monk-grand-mogul = rossa (monaco, Gran Mogol)
card-red-monk-elephant = rossa (monaco, elefante)
card-red-princess-princess = rossa (principessa, principessa)
card-red-princess-grand-mogul = rossa (principessa, Gran Mogol)
card-red-princess-elephant = rossa (principessa, elefante)
card-red-grand-mogul-grand-mogul = rossa (Gran Mogol, Gran Mogol)
card-red-grand-mogul-elephant = rossa (Gran Mogol, elefante)
card-red-elephant-elephant = rossa (elefante, elefante)
card-yellow-vizier-vizier = gialla (visir, visir)
card-yellow-vizier-general = gialla (visir, generale)
card-yellow-vizier-monk = gialla (visir, monaco)
card-yellow-vizier-princess = gialla (visir, principessa)
card-yellow-vizier-grand-mogul = gialla (visir, Gran Mogol)
card-yellow-vizier-elephant = gialla (visir, elefante)
card-yellow-general-general = gialla (generale, generale)
card-yellow-general-monk = gialla (generale, monaco)
card-yellow-general-princess = gialla (generale, principessa)
card-yellow-general-grand-mogul = gialla (generale, Gran Mogol)
card-yellow-general-elephant = gialla (generale, elefante)
card-yellow-monk-monk = gialla (monaco, monaco)
card-yellow-monk-princess = gialla (monaco, principessa)
card-yellow-monk-grand-mogul = gialla (monaco, Gran Mogol)
card-yellow-monk-elephant = gialla (monaco, elefante)
card-yellow-princess-princess = gialla (principessa, principessa)
card-yellow-princess-grand-mogul = gialla (principessa, Gran Mogol)
card-yellow-princess-elephant = gialla (principessa, elefante)
card-yellow-grand-mogul-grand-mogul = gialla (Gran Mogol, Gran Mogol)
card-yellow-grand-mogul-elephant = gialla (Gran Mogol, elefante)
card-yellow-elephant-elephant = gialla (elefante, elefante)
card-green-vizier-vizier = verde (visir, visir)
card-green-vizier-general = verde (visir, generale)
card-green-vizier-monk = verde (visir, monaco)
card-green-vizier-princess = verde (visir, principessa)
card-green-vizier-grand-mogul = verde (visir, Gran Mogol)
card-green-vizier-elephant = verde (visir, elefante)
card-green-general-general = verde (generale, generale)
card-green-general-monk = verde (generale, monaco)
card-green-general-princess = verde (generale, principessa)
card-green-general-grand-mogul = verde (generale, Gran Mogol)
card-green-general-elephant = verde (generale, elefante)
card-green-monk-monk = verde (monaco, monaco)
card-green-monk-princess = verde (monaco, principessa)
card-green-monk-grand-mogul = verde (monaco, Gran Mogol)
card-green-monk-elephant = verde (monaco, elefante)
card-green-princess-princess = verde (principessa, principessa)
card-green-princess-grand-mogul = verde (principessa, Gran Mogol)
card-green-princess-elephant = verde (principessa, elefante)
card-green-grand-mogul-grand-mogul = verde (Gran Mogol, Gran Mogol)
card-green-grand-mogul-elephant = verde (Gran Mogol, elefante)
card-green-elephant-elephant = verde (elefante, elefante)
card-violet-vizier-vizier = viola (visir, visir)
card-violet-vizier-general = viola (visir, generale)
card-violet-vizier-monk = viola (visir, monaco)
card-violet-vizier-princess = viola (visir, principessa)
card-violet-vizier-grand-mogul = viola (visir, Gran Mogol)
card-violet-vizier-elephant = viola (visir, elefante)
card-violet-general-general = viola (generale, generale)
card-violet-general-monk = viola (generale, monaco)
card-violet-general-princess = viola (generale, principessa)
card-violet-general-grand-mogul = viola (generale, Gran Mogol)
card-violet-general-elephant = viola (generale, elefante)
card-violet-monk-monk = viola (monaco, monaco)
card-violet-monk-princess = viola (monaco, principessa)
card-violet-monk-grand-mogul = viola (monaco, Gran Mogol)
card-violet-monk-elephant = viola (monaco, elefante)
card-violet-princess-princess = viola (principessa, principessa)
card-violet-princess-grand-mogul = viola (principessa, Gran Mogol)
card-violet-princess-elephant = viola (principessa, elefante)
card-violet-grand-mogul-grand-mogul = viola (Gran Mogol, Gran Mogol)
card-violet-grand-mogul-elephant = viola (Gran Mogol, elefante)
card-violet-elephant-elephant = viola (elefante, elefante)
card-white-vizier = bianca (visir)
card-white-general = bianca (generale)
card-white-monk = bianca (monaco)
card-white-princess = bianca (principessa)
card-white-grand-mogul = bianca (Gran Mogol)
card-white-elephant = bianca (elefante)
card-special-elephant = la carta speciale dell'elefante
card-special-mogul = la carta speciale del Gran Mogol
card-special-plus2 = la carta speciale +2
card-special-colour = la carta speciale cambia-colore

ending-visited = la dodicesima visita

phase-turn = Gioca una carta colorata oppure ritirati
phase-add = Aggiungi una carta bianca o speciale, o nessuna
phase-build = Scegli una città per il palazzo
phase-crown = Scegli una città per il palazzo della corona
phase-take = Prendi carte dalla riserva comune
phase-over = La partita è finita

move-withdraw = Ritirati
move-play = Gioca { $card }
move-alone = Non aggiungere carte
move-add = Aggiungi { $card }
move-build = Palazzo a { $city }
move-crown = Palazzo della corona a { $city }
move-take-1 = Prendi { $card }
move-take-2 = Prendi { $card } e { $other }

event-played = { $seat } gioca { $card }.
event-added = { $seat } aggiunge { $card }.
event-added-nothing = { $seat } non aggiunge altre carte.
event-plus2-played = { $seat } segna { $points } punti per la carta speciale.
event-cannot-play = Non hai carte colorate che si possano giocare.
event-withdrew = { $seat } si ritira.
event-won-nothing = { $seat } non vince nulla.
event-won-influence = { $seat } ha la maggioranza ({ $symbol }) e vince la tessera influenza e un palazzo.
event-won-crown = { $seat } ha la maggioranza (Gran Mogol) e vince la corona.
event-won-tile = { $seat } ha la maggioranza (elefante) e vince la tessera provincia { $number }.
event-built = { $seat } piazza un palazzo a { $city }.
event-crowned = { $seat } piazza il palazzo della corona a { $city }.
event-bonus-points = { $seat } segna { $points } punti per la tessera bonus { $bonus }.
event-bonus-card = { $seat } prende la tessera bonus carta.
event-bonus-good = { $seat } segna { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per la tessera bonus { $good } (già possedute: { $held }).
event-tile-good = { $seat } segna { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $good } sulla tessera provincia (già possedute: { $held }).
event-palace-here = { $seat } segna 1 punto per i palazzi nella provincia { $province }.
event-palace-chain = { $seat } segna 1 punto: la sequenza di palazzi raggiunge la provincia { $province }.
event-discarded = { $seat } scarta { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
event-draws-without-play = { $seat } non ha giocato carte in questa visita e ne pesca una.
event-drew = { $seat } pesca una carta dal mazzo.
event-drew-card = Peschi { $card }.
event-nothing-to-draw = Non ci sono più carte da pescare per { $seat }.
event-took = { $seat } prende { $card } e { $other } dalla riserva comune.
event-took-one = { $seat } prende { $card } dalla riserva comune.
event-took-nothing = La riserva comune è vuota: { $seat } non prende nulla.
event-reshuffled = I { $count } scarti vengono mescolati e formano il nuovo mazzo.
event-visit-ended = La visita { $number } è terminata.
event-special-won = { $seat } rimette a posto due tessere influenza ({ $symbol }) e prende { $card }, { $from ->
    [-1] che era sul tavolo.
   *[other] finora di { $from }.
}
event-visit-began = Visita { $number }: { $province }. Comincia { $seat }.
event-display-dealt = Nuova riserva comune: { $count } carte.
event-display-short = Le carte sono finite: la riserva comune ne ha { $count } invece di { $wanted }.
event-hand-scored = { $seat } mostra la mano e segna { $points }: { $specials } per le carte speciali, { $whites } per le bianche, { $coloured } per le colorate ({ $colour }).
event-won = { $seat } vince con { $points } punti.

why-other-decision = Ora c'è altro da decidere: { $phase }.
why-only-with-coloured = Si può giocare solo insieme a una carta colorata: { $card }.
why-not-in-hand = Non hai in mano { $card }.
why-colour = In questa visita le tue carte colorate devono avere il colore della prima: { $colour }.
why-needs-change = Una carta di un altro colore va giocata con la carta cambia-colore.
why-one-coloured = In un turno si gioca una sola carta colorata.
why-special-elsewhere = Non hai { $card }: si ottiene con due tessere influenza del suo tipo.
why-special-played = È sul tavolo e torna in mano quando ti ritiri: { $card }.
why-other-province = { $city } non è nella provincia corrente, { $province }.
why-occupied = A { $city } c'è già un palazzo.
why-not-in-display = Nella riserva comune non c'è { $card }.
why-takes-other-number = Dalla riserva comune prendi { $count ->
    [one] una carta
   *[other] { $count } carte
}.
why-only-one-copy = Nella riserva comune c'è una sola copia di { $card }.

board-visit = Visita { $number } di 12: { $province }
board-tile = Tessera provincia: { $goods }
board-start = Giocatore iniziale: { $seat }
board-court = A corte: { $things }
board-display = Riserva comune: { $cards }
board-deck = Mazzo: { $deck } · scarti: { $discards }
board-player = { $seat }: { $score } punti · { $cards } carte in mano
board-withdrawn = ritirato
board-played = giocate: { $cards }
board-symbols = simboli: { $symbols }
board-influence = tessere influenza: { $tiles }
board-goods = merci: { $goods }
board-known = note in mano: { $cards }
board-hand = La tua mano: { $cards }
scene-display = Riserva comune
scene-deck = Mazzo
scene-discards = Scarti
scene-score = Punti influenza
scene-cards = Carte in mano
scene-start = Giocatore iniziale
