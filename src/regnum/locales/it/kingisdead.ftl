# The King is Dead

game-title = The King is Dead
game-blurb = Artù è caduto. Otto regioni, tre fazioni, otto carte a testa: chi guiderà la fazione che prevarrà?
# Come si chiamano i bot a un tavolo
game-bots = Gawain, Enid, Owain, Isolde, Mordred, Nimue, Tristan, Branwen

region-caledonia = Caledonia
region-din-eidyn = Din Eidyn
region-eboracum = Eboracum
region-deva = Deva
region-ratae = Ratae
region-caerleon = Caerleon
region-londinium = Londinium
region-aquae-sulis = Aquae Sulis

faction-scots = Scozzesi
faction-welsh = Gallesi
faction-romano-british = Romano-Britannici
follower-scots = Scozzesi
follower-welsh = Gallesi
follower-romano-british = Romano-Britannici
follower-loyalists = Lealisti
holder-scots = Scozzesi
holder-welsh = Gallesi
holder-romano-british = Romano-Britannici
holder-loyalists = Lealisti
holder-saxons = Sassoni

card-crown = Corona
card-garrison = Guarnigione
card-ambassador = Ambasciatore
card-settlement = Insediamento
card-scots = Scozzesi
card-welsh = Gallesi
card-romano-british = Romano-Britannici

ending-control = controllo delle regioni
ending-invasion = invasione sassone
ending-loyalists = vittoria dei Lealisti

option-mordred = Variante Mordred
option-mordred-off = no
option-mordred-on = sì
option-piles = Carte giocate
option-piles-top = solo l'ultima visibile
option-piles-open = tutte visibili
option-map = Confini
option-map-standard = normali
option-map-alternative = alternativi

phase-turn = Gioca una carta o passa
phase-turn-other = { $seat } gioca una carta o passa
phase-swap = Scambia due Carte Regione
phase-swap-other = { $seat } scambia due Carte Regione
phase-token = Metti il tuo Gettone Corona su una delle due
phase-token-other = { $seat } mette il Gettone Corona su una delle due
phase-exchange = Scegli le due regioni
phase-exchange-other = { $seat } sceglie le due regioni
phase-send = Scegli che cosa manda la prima regione
phase-send-other = { $seat } sceglie che cosa manda la prima regione
phase-return = Scegli che cosa rimanda la seconda regione
phase-return-other = { $seat } sceglie che cosa rimanda la seconda regione
phase-settle = Scegli una regione per il colono
phase-settle-other = { $seat } sceglie una regione per il colono
phase-rally = Scegli dove si radunano
phase-rally-other = { $seat } sceglie dove si radunano i Seguaci
phase-summon = Convoca un Seguace a corte
phase-summon-other = { $seat } convoca un Seguace a corte
phase-over = La partita è finita

# A che cosa serve una mossa, e quando si chiede: si dice a chi la prova in un altro momento
when-pass = Si passa all'inizio del proprio turno, invece di giocare una carta.
when-play = Giochi una carta all'inizio del tuo turno, una per turno.
when-swap = Prima giochi la Corona, poi scambi due Carte Regione.
when-crown = Prima scambi due Carte Regione con la Corona, poi metti il Gettone Corona su una di esse.
when-exchange = Prima giochi Guarnigione o Ambasciatore, poi scegli le due regioni che si scambiano i Seguaci.
when-garrison = { when-exchange }
when-move = { when-exchange }
when-send = Prima scegli le due regioni di uno scambio, poi i Seguaci che si spostano.
when-return = { when-send }
when-place = Prima giochi Insediamento o la carta di una fazione, poi scegli dove vanno i Seguaci.
when-summon = Prima giochi una carta; quando è risolta, convochi un Seguace da una regione alla tua corte.

move-pass = Passa
move-play = Gioca { $card }
move-swap = Scambia { $first } e { $second }
move-crown = Gettone Corona su { $region }
move-exchange = Scambia un Seguace per uno: { $first } e { $second }
move-garrison = Due da { $first }, di guarnigione in { $second }
move-move = Sposta uno da { $first } a { $second }
move-send-1 = Manda { $follower ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
    [Lealisti] un Lealista
   *[other] { $follower }
}
move-send-2 = Manda { $follower ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
    [Lealisti] un Lealista
   *[other] { $follower }
} e { $other ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
    [Lealisti] un Lealista
   *[other] { $other }
}
move-return = Rimanda { $follower ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
    [Lealisti] un Lealista
   *[other] { $follower }
}
move-place-2 = Un Seguace in { $region }: { $faction }
move-place-3 = Due Seguaci in { $region } e { $other }: { $faction }
move-summon = Convoca { $faction ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
   *[other] { $faction }
} da { $region }

event-passed = { $seat } passa.
event-no-cards = { $seat } non ha più carte e passa.
event-last-card-barred = { $seat } non può vincere con l'ultima carta e deve passare.
event-played = { $seat } gioca la carta { $card }.
event-swapped = { $seat } scambia { $first } e { $second }.
event-crowned = { $seat } mette il Gettone Corona su { $region }.
event-exchanged = { $seat } manda { $sent ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
    [Lealisti] un Lealista
   *[other] { $sent }
}{ $other ->
    [-1] { "" }
    [Scozzesi] {" e "}uno Scozzese
    [Gallesi] {" e "}un Gallese
    [Romano-Britannici] {" e "}un Romano-Britannico
    [Lealisti] {" e "}un Lealista
   *[other] {" e "}{ $other }
} da { $first } a { $second }{ $returned ->
    [-1] , senza nulla in cambio.
    [Scozzesi] , in cambio di uno Scozzese.
    [Gallesi] , in cambio di un Gallese.
    [Romano-Britannici] , in cambio di un Romano-Britannico.
    [Lealisti] , in cambio di un Lealista.
   *[other] , in cambio di { $returned }.
}
event-placed = { $seat } piazza { $faction ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
   *[other] { $faction }
} in { $region }.
event-no-effect = La carta { $card } non ha effetto.
event-summoned = { $seat } convoca { $faction ->
    [Scozzesi] uno Scozzese
    [Gallesi] un Gallese
    [Romano-Britannici] un Romano-Britannico
   *[other] { $faction }
} da { $region }.
event-nobody-to-summon = Non c'è più nessuno da convocare.
event-resolved = Lotta { $position }: { $region } va { $holder ->
    [Scozzesi] agli Scozzesi
   *[other] ai { $holder }
}.
event-loyalist-joined = Un Lealista di Mordred compare in { $region }.
event-ended = La partita finisce per { $ending }.
event-crowned-ruler = { $seat } conquista il trono.

why-resolved = { $region } è già risolta, quindi chiusa.
why-card-gone = Non hai più { $card }: ogni carta si gioca una volta.
why-last-card = In tre l'ultimissima carta si può giocare solo per vincere, e qui non fa vincere.
why-must-win = In tre l'ultimissima carta deve far vincere, e così non fa vincere.
why-crowned = { $region } porta un Gettone Corona e non si può scambiare.
why-token-elsewhere = Il gettone va su una delle due carte scambiate.
why-not-adjacent = { $first } e { $second } non confinano.
why-ambassador-sends-one = L'Ambasciatore manda un Seguace, non due.
why-moves-too-few = Si deve muovere il maggior numero possibile di Seguaci: { $count }.
why-too-few-followers = In { $region } ci sono troppo pochi Seguaci.
why-undoes = Così si annullerebbe lo scambio della carta precedente.
why-sends-other-number = La regione manda { $count ->
    [one] un Seguace
   *[other] { $count } Seguaci
}.
why-no-follower = { $count ->
    [0] Non ci sono { $follower } in { $region }.
   *[other] In { $region } c'è un solo { $follower ->
        [Scozzesi] Scozzese
        [Gallesi] Gallese
        [Romano-Britannici] Romano-Britannico
       *[other] Lealista
    }.
}
why-settles-other = Il Seguace da insediare è uno { $faction ->
    [Scozzesi] degli Scozzesi
   *[other] dei { $faction }
}.
why-rallies-other = Questa carta piazza Seguaci di un'altra fazione: { $faction }.
why-places-other-number = { $count ->
    [one] Si deve piazzare un Seguace.
   *[other] Si devono piazzare { $count } Seguaci.
}
why-not-beside = { $region } non confina con una regione { $faction ->
    [Scozzesi] degli Scozzesi
   *[other] dei { $faction }
}.

board-struggles = Lotte per il potere
board-supply = Riserva: { $followers }
board-saxons = Regioni sassoni: { $count } di 4
board-held = { $holder ->
    [Scozzesi] agli Scozzesi
   *[other] ai { $holder }
}
board-player = { $seat }: corte { $court } | { $cards } carte | ultima giocata: { $top }
board-with = { $seat } con { $partner }
board-your-partner = { $seat }, in squadra con te
board-latest = Ultime carte, dalla più recente: { $seats } (la parità per il controllo va alla più vecchia, ogni altra alla più recente)
board-hand = La tua mano: { $cards }

# The drawing
scene-summary = { $title }. { $now }
scene-supply = Riserva comune
scene-count = { $name } { $count }
scene-region = { $region }: { $followers }
scene-region-held = { $region }: chiusa, controllo: { $holder }
scene-card = Lotta { $position }: { $region }
scene-crowned = Gettone Corona: { $seat }
scene-banner = chiama un Lealista ({ $region })
scene-latest = { $since ->
    [0] La carta più recente di tutte.
    [one] Da allora un altro giocatore ha giocato una carta.
   *[other] Da allora altri { $since } giocatori hanno giocato una carta.
} La parità per il controllo va alla più vecchia di queste carte, ogni altra alla più recente.
scene-court = { $seat }: a corte { $followers }; carte in mano: { $cards }
scene-your-turn = Tocca a te: { $phase }
scene-winners = { $count ->
    [one] Vince { $seats }
   *[other] Vincono { $seats }
} – { $ending }
scene-you = { $seat } (tu)

# Il foglio dei componenti
sheet-region-cards = Carte Regione
sheet-action-cards = Carte Azione
sheet-followers = Seguaci
sheet-tokens = Gettoni Controllo e Corona
sheet-crown-token = Gettone Corona
