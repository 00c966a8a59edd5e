# Tadsch Mahal, in italiano: i termini sono quelli del regolamento.

game-title = Tadsch Mahal
game-blurb = Il regno dei Gran Mogol sta crollando. Dodici province, una visita ciascuna: gioca le carte per l'influenza, e sappi quando ritirarti.
# Come si chiamano i bot a un tavolo
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

card-red-vizier-vizier = carta rossa (visir, visir)
card-red-vizier-general = carta rossa (visir, generale)
card-red-vizier-monk = carta rossa (visir, monaco)
card-red-vizier-princess = carta rossa (visir, principessa)
card-red-vizier-grand-mogul = carta rossa (visir, Gran Mogol)
card-red-vizier-elephant = carta rossa (visir, elefante)
card-red-general-general = carta rossa (generale, generale)
card-red-general-monk = carta rossa (generale, monaco)
card-red-general-princess = carta rossa (generale, principessa)
card-red-general-grand-mogul = carta rossa (generale, Gran Mogol)
card-red-general-elephant = carta rossa (generale, elefante)
card-red-monk-monk = carta rossa (monaco, monaco)
card-red-monk-princess = carta rossa (monaco, principessa)
card-red-monk-grand-mogul = carta rossa (monaco, Gran Mogol)
card-red-monk-elephant = carta rossa (monaco, elefante)
card-red-princess-princess = carta rossa (principessa, principessa)
card-red-princess-grand-mogul = carta rossa (principessa, Gran Mogol)
card-red-princess-elephant = carta rossa (principessa, elefante)
card-red-grand-mogul-grand-mogul = carta rossa (Gran Mogol, Gran Mogol)
card-red-grand-mogul-elephant = carta rossa (Gran Mogol, elefante)
card-red-elephant-elephant = carta rossa (elefante, elefante)
card-yellow-vizier-vizier = carta gialla (visir, visir)
card-yellow-vizier-general = carta gialla (visir, generale)
card-yellow-vizier-monk = carta gialla (visir, monaco)
card-yellow-vizier-princess = carta gialla (visir, principessa)
card-yellow-vizier-grand-mogul = carta gialla (visir, Gran Mogol)
card-yellow-vizier-elephant = carta gialla (visir, elefante)
card-yellow-general-general = carta gialla (generale, generale)
card-yellow-general-monk = carta gialla (generale, monaco)
card-yellow-general-princess = carta gialla (generale, principessa)
card-yellow-general-grand-mogul = carta gialla (generale, Gran Mogol)
card-yellow-general-elephant = carta gialla (generale, elefante)
card-yellow-monk-monk = carta gialla (monaco, monaco)
card-yellow-monk-princess = carta gialla (monaco, principessa)
card-yellow-monk-grand-mogul = carta gialla (monaco, Gran Mogol)
card-yellow-monk-elephant = carta gialla (monaco, elefante)
card-yellow-princess-princess = carta gialla (principessa, principessa)
card-yellow-princess-grand-mogul = carta gialla (principessa, Gran Mogol)
card-yellow-princess-elephant = carta gialla (principessa, elefante)
card-yellow-grand-mogul-grand-mogul = carta gialla (Gran Mogol, Gran Mogol)
card-yellow-grand-mogul-elephant = carta gialla (Gran Mogol, elefante)
card-yellow-elephant-elephant = carta gialla (elefante, elefante)
card-green-vizier-vizier = carta verde (visir, visir)
card-green-vizier-general = carta verde (visir, generale)
card-green-vizier-monk = carta verde (visir, monaco)
card-green-vizier-princess = carta verde (visir, principessa)
card-green-vizier-grand-mogul = carta verde (visir, Gran Mogol)
card-green-vizier-elephant = carta verde (visir, elefante)
card-green-general-general = carta verde (generale, generale)
card-green-general-monk = carta verde (generale, monaco)
card-green-general-princess = carta verde (generale, principessa)
card-green-general-grand-mogul = carta verde (generale, Gran Mogol)
card-green-general-elephant = carta verde (generale, elefante)
card-green-monk-monk = carta verde (monaco, monaco)
card-green-monk-princess = carta verde (monaco, principessa)
card-green-monk-grand-mogul = carta verde (monaco, Gran Mogol)
card-green-monk-elephant = carta verde (monaco, elefante)
card-green-princess-princess = carta verde (principessa, principessa)
card-green-princess-grand-mogul = carta verde (principessa, Gran Mogol)
card-green-princess-elephant = carta verde (principessa, elefante)
card-green-grand-mogul-grand-mogul = carta verde (Gran Mogol, Gran Mogol)
card-green-grand-mogul-elephant = carta verde (Gran Mogol, elefante)
card-green-elephant-elephant = carta verde (elefante, elefante)
card-violet-vizier-vizier = carta viola (visir, visir)
card-violet-vizier-general = carta viola (visir, generale)
card-violet-vizier-monk = carta viola (visir, monaco)
card-violet-vizier-princess = carta viola (visir, principessa)
card-violet-vizier-grand-mogul = carta viola (visir, Gran Mogol)
card-violet-vizier-elephant = carta viola (visir, elefante)
card-violet-general-general = carta viola (generale, generale)
card-violet-general-monk = carta viola (generale, monaco)
card-violet-general-princess = carta viola (generale, principessa)
card-violet-general-grand-mogul = carta viola (generale, Gran Mogol)
card-violet-general-elephant = carta viola (generale, elefante)
card-violet-monk-monk = carta viola (monaco, monaco)
card-violet-monk-princess = carta viola (monaco, principessa)
card-violet-monk-grand-mogul = carta viola (monaco, Gran Mogol)
card-violet-monk-elephant = carta viola (monaco, elefante)
card-violet-princess-princess = carta viola (principessa, principessa)
card-violet-princess-grand-mogul = carta viola (principessa, Gran Mogol)
card-violet-princess-elephant = carta viola (principessa, elefante)
card-violet-grand-mogul-grand-mogul = carta viola (Gran Mogol, Gran Mogol)
card-violet-grand-mogul-elephant = carta viola (Gran Mogol, elefante)
card-violet-elephant-elephant = carta viola (elefante, elefante)
card-white-vizier = carta bianca (visir)
card-white-general = carta bianca (generale)
card-white-monk = carta bianca (monaco)
card-white-princess = carta bianca (principessa)
card-white-grand-mogul = carta bianca (Gran Mogol)
card-white-elephant = carta bianca (elefante)
card-special-elephant = la carta speciale dell'elefante
card-special-mogul = la carta speciale del Gran Mogol
card-special-plus2 = la carta speciale +2
card-special-colour = la carta speciale cambia-colore

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

ending-visited = la dodicesima visita

phase-turn = Gioca una carta colorata oppure ritirati
phase-turn-other = { $seat } gioca una carta colorata oppure si ritira
phase-build = Scegli una città per il palazzo
phase-build-other = { $seat } sceglie una città per un palazzo
phase-crown = Scegli una città per il palazzo della corona
phase-crown-other = { $seat } sceglie una città per il palazzo della corona
phase-take = Prendi carte dalla riserva comune
phase-take-other = { $seat } prende carte dalla riserva comune
phase-begin = Il viaggio comincia
phase-begin-other = { $seat } comincia il viaggio
phase-over = La partita è finita

# A che cosa serve una mossa, e quando si chiede: si dice a chi la prova in un altro momento
when-withdraw = Ti ritiri all'inizio del tuo turno, invece di giocare una carta.
when-play = All'inizio del tuo turno giochi una carta colorata, oppure ti ritiri.
when-build = Quando ti ritiri, ogni tessera influenza vinta porta un palazzo; allora scegli una città.
when-crown = Quando ti ritiri e vinci la corona, scegli una città per il palazzo della corona.
when-take = Prima ti ritiri; alla fine prendi carte dalla riserva comune.
when-begin = Il viaggio comincia da sé.

move-withdraw = Ritirati
move-play-1 = Gioca { $card }
move-play-2 = Gioca { $card } con { $addition }
move-build = Palazzo: { $city }
move-crown = Palazzo della corona: { $city }
move-take-1 = Prendi { $card }
move-take-2 = Prendi { $card } e { $other }
move-begin = Comincia la prima visita

event-played = { $seat } gioca { $card }.
event-played-with = { $seat } gioca { $card } con { $addition }.
event-plus2-played = { $seat } segna { $points } punti per la carta speciale.
event-withdrew = { $seat } si ritira.
event-won-nothing = { $seat } non vince nulla.
event-won-influence = { $seat } ha la maggioranza ({ $symbol }) e vince la tessera influenza e un palazzo.
event-won-crown = { $seat } ha la maggioranza (Gran Mogol) e vince la corona.
event-won-tile = { $seat } ha la maggioranza (elefante) e vince la tessera provincia { $number }.
event-built = { $seat } piazza un palazzo nella città di { $city }.
event-crowned = { $seat } piazza il palazzo della corona nella città di { $city }.
event-bonus-points = { $seat } segna { $points } punti per la tessera bonus { $bonus }.
event-bonus-card = { $seat } prende la tessera bonus carta.
event-bonus-good = { $seat } segna { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per la tessera bonus { $good } (uguali già possedute: { $held }).
event-tile-good = { $seat } segna { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $good } sulla tessera provincia (uguali già possedute: { $held }).
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
event-reshuffled = { $count ->
    [one] L'unico scarto forma il nuovo mazzo.
   *[other] I { $count } scarti vengono mescolati e formano il nuovo mazzo.
}
event-visit-ended = La visita { $number } è terminata.
event-special-won = { $seat } rimette a posto due tessere influenza ({ $symbol }) e prende { $card }, { $from ->
    [-1] che era sul tavolo.
   *[other] finora di { $from }.
}
event-visit-began = Visita { $number }: { $province }. Comincia { $seat }.
event-display-dealt = Nuova riserva comune: { $count } carte.
event-display-short = Le carte sono finite: la riserva comune ne ha { $count } invece di { $wanted }.
event-hand-scored = { $seat } mostra la mano e segna { $points }: { $specials } per le carte speciali, { $whites } per le bianche, { $coloured ->
    [0] nulla per le colorate.
   *[other] { $coloured } per le colorate ({ $colour }).
}
event-won = { $seat } vince con { $points } punti.

why-only-with-coloured = Si può giocare solo insieme a una carta colorata: { $card }.
why-not-in-hand = Non hai in mano { $card }.
why-colour = In questa visita le tue carte colorate devono avere il colore della prima: { $colour }.
why-needs-change = Una carta di un altro colore si gioca solo con la carta cambia-colore: { $card }.
why-one-coloured = Fra le carte giocate ce n'è sempre una colorata, e questa non lo è: { $card }.
why-special-elsewhere = Non hai { $card }: si ottiene con due tessere influenza del suo tipo.
why-special-played = È sul tavolo e torna in mano quando ti ritiri: { $card }.
why-other-province = { $city } non è nella provincia corrente, { $province }.
why-occupied = Nella città di { $city } c'è già un palazzo.
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

# Il foglio dei componenti
sheet-cards = Carta { $colour }
sheet-white-cards = Carte bianche
sheet-special-cards = Carte speciali
sheet-special = { $card }, si vince con: { $symbol }
sheet-province-tiles = Tessere provincia
sheet-influence-tiles = Tessere influenza
sheet-bonus-tiles = Tessere bonus
