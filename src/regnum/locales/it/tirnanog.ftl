# Tir Nan Og Wars

game-title = Tir Nan Og Wars
game-blurb = Nella terra oltre il mare cinque popoli di creature conquistano per te sei tipi di territorio. Radunali, spendili bene e osa contendere le fontane magiche.
# Come si chiamano i bot a un tavolo
game-bots = Oisín, Aoife, Fionn, Macha, Aengus, Ciara, Bran, Étaín

creature-dragon = drago
creature-elf = elfo
creature-griffin = grifone
creature-centaur = centauro
creature-fairy = fata
creature-any = una creatura qualsiasi

territory-plain = pianura
territory-castle = castello
territory-forest = foresta
territory-river = fiume
territory-temple = tempio
territory-volcano = vulcano
territory-fountain = fontana magica

power-plain = Il tuo prossimo territorio costa una creatura in meno, a scelta.
power-castle = A ogni tuo turno: 1 punto per ogni foresta e fiume visibile degli altri.
power-forest = Subito, per tutti: 1 punto per ogni fata in mano o sul territorio visibile. Poi ognuno scarta una fata.
power-river = Nessun potere, ma 3 punti al conteggio anziché 2.
power-temple = Subito, con 3 territori: i tuoi primi tre valori contro ogni avversario. Più alti: 2 punti a te. Più bassi: 3 a lui.
power-volcano = Subito: 3 punti a chi ha meno carte in mano, 1 al secondo.
power-fountain = Contesa fra chi osa: vince chi ha più creature di una specie. 4 punti a ogni conteggio.

source-castles = castelli
source-temples = templi
source-volcanoes = vulcani
source-forests = foreste
source-scorings = territori
source-fountains = fontane

ending-points = i punti
ending-values = il valore dei territori, a parità di punti
ending-shared = una vittoria condivisa

phase-turn = Prendi due creature, prendi un territorio o consolidane uno
phase-turn-other = { $seat } prende due creature, prende un territorio o ne consolida uno
phase-pay = Scegli le creature da pagare
phase-pay-other = { $seat } sceglie le creature da pagare
phase-discard = Scarta fino a sette carte
phase-discard-other = { $seat } scarta fino a sette carte
phase-contest = Una fontana magica: partecipi alla disputa?
phase-contest-other = { $seat } decide se partecipare alla disputa per la fontana magica
phase-tribute = La fontana è tua: scegli gli scarti
phase-tribute-other = { $seat } ha vinto la fontana e sceglie gli scarti
phase-over = La partita è finita

# A che cosa serve una mossa, e quando si chiede: si dice a chi la prova in un altro momento
when-pass = Si passa nel proprio turno, e solo se non si può fare altro.
when-take = Nel tuo turno puoi prendere creature dal display.
when-reserve = Nel tuo turno puoi prendere un territorio dal suo mazzetto nella tua riserva.
when-consolidate = Nel tuo turno puoi consolidare un territorio della tua riserva.
when-pay = Prima scegli il territorio da consolidare, poi lo paghi con creature della tua mano.
when-discard = Si scarta quando alla fine del turno si hanno più di sette carte, o dopo aver vinto una fontana.
when-join = Si decide se partecipare quando qualcuno scopre una fontana magica.
when-decline = { when-join }

move-pass = Passa
move-take-1 = Prendi { $first }
move-take-2 = Prendi { $first } e { $second }
move-reserve = Prendi in riserva: { $territory }
move-consolidate = Consolida: { $territory }
move-pay = Non pagare nulla
move-pay-1 = Paga { $first }
move-pay-2 = Paga { $first }, { $second }
move-pay-3 = Paga { $first }, { $second }, { $third }
move-pay-4 = Paga { $first }, { $second }, { $third }, { $fourth }
move-pay-5 = Paga { $first }, { $second }, { $third }, { $fourth }, { $fifth }
move-discard-1 = Scarta { $first }
move-discard-2 = Scarta { $first }, { $second }
move-discard-3 = Scarta { $first }, { $second }, { $third }
move-discard-4 = Scarta { $first }, { $second }, { $third }, { $fourth }
move-join = Partecipa
move-decline = Non partecipare

event-passed = { $seat } non può fare nulla e passa.
event-took = { $seat } prende { $first }{ $second ->
    [-1] .
   *[other] {" "}e { $second }.
}
event-turned-up = Nuova carta nel display: { $creature }.
event-discarded = { $seat } scarta { $first }{ $second ->
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
event-reserved = { $seat } prende in riserva: { $territory }.
event-came-into-sight = Si scopre la carta seguente: { $territory }.
event-stack-empty = Era l'ultima carta del mazzetto: { $territory }.
event-paid = { $seat } paga { $first ->
    [-1] nulla
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
event-consolidated = { $seat } consolida: { $territory }.
event-fountain-found = { $seat } scopre la fontana magica nel mazzetto: { $territory }!
event-joined = { $seat } partecipa alla disputa.
event-declined = { $seat } non partecipa.
event-showed-hand = { $seat } rivela la mano: draghi { $dragons }, elfi { $elves }, grifoni { $griffins }, centauri { $centaurs }, fate { $fairies }.
event-nobody-joined = Nessuno vuole la fontana: viene scartata.
event-tied = Pareggio assoluto fra i primi: la fontana viene scartata.
event-won-fountain = { $seat } si aggiudica la fontana.
event-turned-down = { $seat } è sconfitto e gira un territorio a faccia in giù: { $territory }.
event-showed-fairies = Festa delle fate: { $seat } rivela { $count ->
    [one] una fata
   *[other] { $count } fate
} in mano e { $symbols } sul territorio.
event-too-few-for-temple = { $seat } ha meno di tre territori: il tempio non ha effetto.
event-compared = Tempio di { $seat }: { $attack } contro { $defence } di { $defender }.
event-counted-hand = Vulcano: { $seat } ha in mano { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-scored = { $seat } segna { $points } ({ $source }).
event-round-ended = Il mazzo è finito: tutti segnano i propri territori.
event-reshuffled = Gli scarti formano un nuovo mazzo di { $count }.
event-last-lap = Il mazzo è finito per la seconda volta: si completa il giro.
event-ended = La partita è finita, decisa da: { $ending }.
event-won = { $seat } vince con { $points } punti (valore dei territori { $values }).

why-no-pass = Puoi passare solo se non puoi fare altro.
why-display-empty = Nel display non ci sono carte.
why-takes-other-number = { $count ->
    [one] Si prende una carta.
   *[other] Si prendono due carte.
}
why-not-on-display = { $count ->
    [0] Nel display non ce n'è: { $creature }.
   *[other] Nel display non ce ne sono tante: { $creature }.
}
why-stack-empty = Questo mazzetto è vuoto: { $territory }.
why-in-reserve = Ne hai già uno in riserva: { $territory }.
why-visible = Uno è già visibile sul tuo mazzetto: { $territory }.
why-reserve-full = La tua riserva varrebbe { $total }; il limite è 7.
why-not-in-reserve = Non ne hai in riserva: { $territory }.
why-cannot-pay = Non hai in mano le creature che costa: { $territory }.
why-cannot-pay-with-plain = Anche con una in meno grazie alla pianura non hai le creature che costa: { $territory }.
why-pays-other-number = Devi pagare { $count ->
    [one] una carta
   *[other] { $count } carte
}.
why-not-the-cost = Non sono queste le creature che costa: { $territory }.
why-not-in-hand = { $count ->
    [0] Non ne hai in mano: { $creature }.
   *[other] Non ne hai tante in mano: { $creature }.
}
why-discards-other-number = Devi scartare { $count ->
    [one] una carta
   *[other] { $count } carte
}.

board-round = { $round ->
    [one] Primo mazzo
   *[other] Secondo mazzo
}
board-last-lap = Ultimo giro
board-turn = Tocca a { $seat }
board-deck = Mazzo
board-discards = Scarti
board-display = Display
board-territories = Territori
board-below = { $count } sotto
board-fountain-below = fontana 1 su { $count }
board-fountain-next = ora la fontana!
board-fountain-gone = senza fontana
board-empty = vuoto
board-reserve = Riserva { $value } / 7
board-pile = Consolidati
board-hand = La tua mano
board-hidden = { $count } coperte
board-worth = conteggio +{ $count }
board-face-down = a faccia in giù
board-stack-line = { $territory }, valore { $value }, costa { $cost }: { $below } sotto, { $fountain }
board-stack-none = { $territory }: vuoto
board-player = { $seat }: { $points } punti ({ $sources }) | mano { $hand } | prossimo conteggio { $worth } | valore { $values }
board-player-cards = mano: { $cards }
board-player-known = noto della mano: { $cards }
board-player-reserve = riserva ({ $value } su 7): { $cards }
board-player-pile = consolidati, dall'alto: { $cards }
board-player-fountains = fontane: { $count }
board-card = { $territory } { $value } ({ $cost })
board-nothing = nulla
board-brings = { $territory }: { $facts }
board-cannot-pay = non ancora pagabile
board-payable = pagabile
board-saves = La tua pianura fa risparmiare una creatura.
board-too-few = meno di 3 territori
board-temple-values = { $mine } contro { $theirs }
board-gains = { $seat } +{ $points }
board-each-turn = a ogni turno
board-you = tu
board-contest = Fontana nel mazzetto: { $territory }
board-contest-line = { $seat }: { $counts }{ $hidden ->
    [0] { "" }
   *[other] {" "}+ { $hidden } coperte
} – { $said }{ $standing }
board-joined = partecipa
board-declined = non partecipa
board-silent = deve ancora parlare
board-stakes = Il vincitore ottiene 4 punti a ogni conteggio e scarta una carta per ogni partecipante. Gli sconfitti girano a faccia in giù il territorio visibile.
standing-ahead = sei in vantaggio
standing-behind = sei in svantaggio
standing-level = pari
standing-open = incerto

card-plain = Il prossimo territorio costa una creatura in meno
card-castle = Ogni turno: 1 punto per foresta e fiume visibili altrui
card-forest = Tutti: 1 punto per fata in mano o visibile; poi se ne scarta una
card-river = Nessun potere, ma 3 punti a ogni conteggio
card-temple = Primi 3 valori contro ognuno: più alti +2 a te, più bassi +3 a lui
card-volcano = Meno carte in mano: 3 punti; il secondo: 1
card-fountain = Vince chi ha più creature di una specie: 4 punti a conteggio

board-winner = { $seat } vince: { $points } punti
board-top-three = (primi tre: { $value })
board-hand-size = Mano { $count }
board-counts = Conteggio finora

# Il foglio dei componenti
sheet-creatures = Creature
sheet-fountains = Fontane magiche
