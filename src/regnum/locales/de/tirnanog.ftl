# Tir Nan Og Wars

game-title = Tir Nan Og Wars
game-blurb = Im Land jenseits des Meeres gewinnen dir fünf Arten von Fabelwesen sechs Sorten von Gebieten. Sammle sie, setze sie klug ein und wage den Kampf um die Zauberbrunnen.
# Wie Bots an einem Tisch heißen
game-bots = Oisín, Aoife, Fionn, Macha, Aengus, Ciara, Bran, Étaín

creature-dragon = Drache
creature-elf = Elf
creature-griffin = Greif
creature-centaur = Zentaur
creature-fairy = Fee
creature-any = ein beliebiges Wesen

territory-plain = Ebene
territory-castle = Burg
territory-forest = Wald
territory-river = Fluss
territory-temple = Tempel
territory-volcano = Vulkan
territory-fountain = Zauberbrunnen

power-plain = Dein nächstes Gebiet kostet ein Wesen weniger, nach deiner Wahl.
power-castle = In jedem deiner Züge: 1 Punkt für jeden Wald und Fluss, den die anderen zeigen.
power-forest = Sofort, für alle: 1 Punkt für jede Fee auf der Hand oder auf dem sichtbaren Gebiet. Dann wirft jeder eine Fee ab.
power-river = Keine Kraft, aber 3 Punkte bei einer Wertung statt 2.
power-temple = Sofort, ab 3 Gebieten: deine obersten drei Werte gegen jeden Gegner. Höher: 2 Punkte für dich. Niedriger: 3 für ihn.
power-volcano = Sofort: 3 Punkte für die wenigsten Karten auf der Hand, 1 für die zweitwenigsten.
power-fountain = Wer sich traut, kämpft darum: Die meisten Wesen einer Art gewinnen. 4 Punkte bei jeder Wertung.

source-castles = Burgen
source-temples = Tempel
source-volcanoes = Vulkane
source-forests = Wälder
source-scorings = Gebiete
source-fountains = Brunnen

ending-points = die Punkte
ending-values = den Wert der Gebiete bei gleichen Punkten
ending-shared = einen geteilten Sieg

phase-turn = Nimm zwei Wesen, nimm ein Gebiet oder festige eines
phase-turn-other = { $seat } nimmt zwei Wesen, nimmt ein Gebiet oder festigt eines
phase-pay = Wähle die Wesen, mit denen du zahlst
phase-pay-other = { $seat } wählt die Wesen zum Zahlen
phase-discard = Wirf bis auf sieben Karten ab
phase-discard-other = { $seat } wirft bis auf sieben Karten ab
phase-contest = Ein Zauberbrunnen: Machst du mit?
phase-contest-other = { $seat } entscheidet über die Teilnahme am Kampf um den Zauberbrunnen
phase-tribute = Der Brunnen ist dein: Wähle deine Abwürfe
phase-tribute-other = { $seat } hat den Brunnen gewonnen und wählt die Abwürfe
phase-over = Die Partie ist zu Ende

# Wozu ein Zug da ist und wann nach ihm gefragt wird: für alle, die ihn zu anderer Zeit versuchen
when-pass = Gepasst wird im eigenen Zug, und nur, wenn nichts anderes möglich ist.
when-take = In deinem Zug darfst du Wesen aus der Auslage nehmen.
when-reserve = In deinem Zug darfst du ein Gebiet von seinem Stapel in deine Reserve nehmen.
when-consolidate = In deinem Zug darfst du ein Gebiet deiner Reserve festigen.
when-pay = Erst wählst du das Gebiet, das du festigst, dann bezahlst du es mit Wesen deiner Hand.
when-discard = Abgeworfen wird, wenn du nach deinem Zug mehr als sieben Karten hast oder einen Brunnen gewonnen hast.
when-join = Ob du mitmachst, wird gefragt, wenn jemand einen Zauberbrunnen aufdeckt.
when-decline = { when-join }

move-pass = Passen
move-take-1 = Nimm { $first }
move-take-2 = Nimm { $first } und { $second }
move-reserve = In die Reserve: { $territory }
move-consolidate = Festigen: { $territory }
move-pay = Nichts zahlen
move-pay-1 = Zahle { $first }
move-pay-2 = Zahle { $first }, { $second }
move-pay-3 = Zahle { $first }, { $second }, { $third }
move-pay-4 = Zahle { $first }, { $second }, { $third }, { $fourth }
move-pay-5 = Zahle { $first }, { $second }, { $third }, { $fourth }, { $fifth }
move-discard-1 = Wirf ab: { $first }
move-discard-2 = Wirf ab: { $first }, { $second }
move-discard-3 = Wirf ab: { $first }, { $second }, { $third }
move-discard-4 = Wirf ab: { $first }, { $second }, { $third }, { $fourth }
move-join = Mitmachen
move-decline = Nicht mitmachen

event-passed = { $seat } kann nichts tun und passt.
event-took = { $seat } nimmt { $first }{ $second ->
    [-1] .
   *[other] {" "}und { $second }.
}
event-turned-up = Neu in der Auslage: { $creature }.
event-discarded = { $seat } wirft ab: { $first }{ $second ->
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
event-reserved = { $seat } nimmt in die Reserve: { $territory }.
event-came-into-sight = Die nächste Karte liegt offen: { $territory }.
event-stack-empty = Das war die letzte Karte des Stapels: { $territory }.
event-paid = { $seat } zahlt { $first ->
    [-1] nichts
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
event-consolidated = { $seat } festigt: { $territory }.
event-fountain-found = { $seat } deckt im Stapel den Zauberbrunnen auf: { $territory }!
event-joined = { $seat } macht mit.
event-declined = { $seat } macht nicht mit.
event-showed-hand = { $seat } zeigt die Hand: Drachen { $dragons }, Elfen { $elves }, Greife { $griffins }, Zentauren { $centaurs }, Feen { $fairies }.
event-nobody-joined = Niemand will den Brunnen: Er wird abgeworfen.
event-tied = Die Besten sind gleichauf: Der Brunnen wird abgeworfen.
event-won-fountain = { $seat } gewinnt den Brunnen.
event-turned-down = { $seat } ist besiegt und dreht ein Gebiet um: { $territory }.
event-showed-fairies = Fest der Feen: { $seat } zeigt { $count ->
    [one] eine Fee
   *[other] { $count } Feen
} auf der Hand und { $symbols } auf dem Gebiet.
event-too-few-for-temple = { $seat } hat weniger als drei Gebiete: Der Tempel bewirkt nichts.
event-compared = Tempel von { $seat }: { $attack } gegen { $defence } von { $defender }.
event-counted-hand = Vulkan: { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
event-scored = { $seat } erhält { $points } ({ $source }).
event-round-ended = Der Nachziehstapel ist leer: Alle werten ihre Gebiete.
event-reshuffled = Die Abwürfe werden ein neuer Nachziehstapel von { $count }.
event-last-lap = Der Nachziehstapel ist zum zweiten Mal leer: Die Runde wird zu Ende gespielt.
event-ended = Die Partie endet, entschieden durch { $ending }.
event-won = { $seat } gewinnt mit { $points } Punkten (Wert der Gebiete { $values }).

why-no-pass = Passen darfst du nur, wenn du nichts anderes tun kannst.
why-display-empty = In der Auslage liegen keine Karten.
why-takes-other-number = { $count ->
    [one] Eine Karte ist zu nehmen.
   *[other] Zwei Karten sind zu nehmen.
}
why-not-on-display = { $count ->
    [0] In der Auslage liegt keine solche Karte: { $creature }.
   *[other] In der Auslage liegen nicht so viele: { $creature }.
}
why-stack-empty = Dieser Stapel ist leer: { $territory }.
why-in-reserve = Davon liegt schon eine Karte in deiner Reserve: { $territory }.
why-visible = Davon liegt schon eine Karte sichtbar auf deinem Stapel: { $territory }.
why-reserve-full = Deine Reserve wäre { $total } wert; 7 ist die Grenze.
why-not-in-reserve = In deiner Reserve liegt keine solche Karte: { $territory }.
why-cannot-pay = Du hast die Wesen nicht, die es kostet: { $territory }.
why-cannot-pay-with-plain = Auch mit einem weniger durch die Ebene hast du die Wesen nicht, die es kostet: { $territory }.
why-pays-other-number = Du musst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zahlen.
why-not-the-cost = Das sind nicht die Wesen, die es kostet: { $territory }.
why-not-in-hand = { $count ->
    [0] Davon hast du keine auf der Hand: { $creature }.
   *[other] So viele davon hast du nicht auf der Hand: { $creature }.
}
why-discards-other-number = Du musst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abwerfen.

board-round = { $round ->
    [one] Erster Stapel
   *[other] Zweiter Stapel
}
board-last-lap = Letzte Runde
board-turn = { $seat } ist am Zug
board-deck = Stapel
board-discards = Abwürfe
board-display = Auslage
board-territories = Gebiete
board-below = { $count } darunter
board-fountain-below = Brunnen 1 von { $count }
board-fountain-next = jetzt der Brunnen!
board-fountain-gone = kein Brunnen
board-empty = leer
board-reserve = Reserve { $value } / 7
board-pile = Gefestigt
board-hand = Deine Hand
board-hidden = { $count } verdeckt
board-worth = Wertung +{ $count }
board-face-down = umgedreht
board-stack-line = { $territory }, Wert { $value }, kostet { $cost }: { $below } darunter, { $fountain }
board-stack-none = { $territory }: leer
board-player = { $seat }: { $points } Punkte ({ $sources }) | Hand { $hand } | nächste Wertung { $worth } | Wert { $values }
board-player-cards = Hand: { $cards }
board-player-known = von der Hand bekannt: { $cards }
board-player-reserve = Reserve ({ $value } von 7): { $cards }
board-player-pile = gefestigt, von oben: { $cards }
board-player-fountains = Brunnen: { $count }
board-card = { $territory } { $value } ({ $cost })
board-nothing = nichts
board-brings = { $territory }: { $facts }
board-cannot-pay = noch nicht bezahlbar
board-payable = bezahlbar
board-saves = Deine Ebene spart ein Wesen.
board-too-few = unter 3 Gebieten
board-temple-values = { $mine } gegen { $theirs }
board-gains = { $seat } +{ $points }
board-each-turn = in jedem Zug
board-you = du
board-contest = Brunnen im Stapel: { $territory }
board-contest-line = { $seat }: { $counts }{ $hidden ->
    [0] { "" }
   *[other] {" "}+ { $hidden } verdeckt
} – { $said }{ $standing }
board-joined = macht mit
board-declined = macht nicht mit
board-silent = muss noch antworten
board-stakes = Wer gewinnt, erhält 4 Punkte bei jeder Wertung und wirft für jeden, der mitmacht, eine Karte ab. Die Besiegten drehen ihr sichtbares Gebiet um.
standing-ahead = du liegst vorn
standing-behind = du liegst zurück
standing-level = gleichauf
standing-open = offen

card-plain = Dein nächstes Gebiet kostet ein Wesen weniger
card-castle = Jeder Zug: 1 Punkt je Wald und Fluss der anderen
card-forest = Alle: 1 Punkt je Fee auf der Hand oder sichtbar; dann eine Fee ab
card-river = Keine Kraft, aber 3 Punkte bei jeder Wertung
card-temple = Oberste 3 Werte gegen jeden: höher +2 für dich, tiefer +3 für ihn
card-volcano = Wenigste Handkarten: 3 Punkte; zweitwenigste: 1
card-fountain = Die meisten Wesen einer Art gewinnen: 4 Punkte je Wertung

board-winner = { $seat } gewinnt: { $points } Punkte
board-top-three = (oberste drei: { $value })
board-hand-size = Hand { $count }
board-counts = Bisher gezählt

# Der Bogen mit dem Spielmaterial
sheet-creatures = Wesen
sheet-fountains = Zauberbrunnen
