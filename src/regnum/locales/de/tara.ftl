# Tara, Sitz der irischen Könige

game-title = Tara, Sitz der irischen Könige
game-blurb = Vier Provinzen, drei Karten pro Runde und in jeder Provinz ein Verräter: Wer in zweien gekrönt wird, herrscht von Tara aus über Irland.
# Wie Bots an einem Tisch heißen
game-bots = Medb, Cormac, Niamh, Conn, Eithne, Fergus, Gráinne, Niall

region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster

rank-farmer = Bauern
rank-herdsman = Hirten
rank-warrior = Krieger
rank-chieftain = Hauptmänner
rank-king = König

position-farmer-1 = Bauer 1
position-farmer-2 = Bauer 2
position-farmer-3 = Bauer 3
position-farmer-4 = Bauer 4
position-farmer-5 = Bauer 5
position-herdsman-1 = Hirte 1
position-herdsman-2 = Hirte 2
position-herdsman-3 = Hirte 3
position-herdsman-4 = Hirte 4
position-warrior-1 = Krieger 1
position-warrior-2 = Krieger 2
position-warrior-3 = Krieger 3
position-chieftain-1 = Hauptmann 1
position-chieftain-2 = Hauptmann 2
position-king = König

colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
colour-red = Rot

piece-top = oberster Spielstein
piece-2 = 2. Spielstein von oben
piece-3 = 3. Spielstein von oben
piece-4 = 4. Spielstein von oben
piece-5 = 5. Spielstein von oben
piece-6 = 6. Spielstein von oben
piece-7 = 7. Spielstein von oben
piece-8 = 8. Spielstein von oben
piece-9 = 9. Spielstein von oben
piece-10 = 10. Spielstein von oben
piece-11 = 11. Spielstein von oben
piece-12 = 12. Spielstein von oben
piece-13 = 13. Spielstein von oben
piece-14 = 14. Spielstein von oben
piece-15 = 15. Spielstein von oben
piece-16 = 16. Spielstein von oben
piece-17 = 17. Spielstein von oben
piece-18 = 18. Spielstein von oben
piece-19 = 19. Spielstein von oben
piece-20 = 20. Spielstein von oben
piece-21 = 21. Spielstein von oben
piece-22 = 22. Spielstein von oben
piece-23 = 23. Spielstein von oben
piece-24 = 24. Spielstein von oben
piece-25 = 25. Spielstein von oben
piece-26 = 26. Spielstein von oben
piece-27 = 27. Spielstein von oben
piece-28 = 28. Spielstein von oben
piece-29 = 29. Spielstein von oben
piece-30 = 30. Spielstein von oben
piece-31 = 31. Spielstein von oben
piece-32 = 32. Spielstein von oben
piece-33 = 33. Spielstein von oben
piece-34 = 34. Spielstein von oben
piece-35 = 35. Spielstein von oben
piece-36 = 36. Spielstein von oben
piece-37 = 37. Spielstein von oben
piece-38 = 38. Spielstein von oben
piece-39 = 39. Spielstein von oben
piece-40 = 40. Spielstein von oben
piece-41 = 41. Spielstein von oben
piece-42 = 42. Spielstein von oben
piece-43 = 43. Spielstein von oben
piece-44 = 44. Spielstein von oben
piece-45 = 45. Spielstein von oben
piece-46 = 46. Spielstein von oben
piece-47 = 47. Spielstein von oben
piece-48 = 48. Spielstein von oben
piece-49 = 49. Spielstein von oben
piece-50 = 50. Spielstein von oben
piece-51 = 51. Spielstein von oben
piece-52 = 52. Spielstein von oben
piece-53 = 53. Spielstein von oben
piece-54 = 54. Spielstein von oben
piece-55 = 55. Spielstein von oben
piece-56 = 56. Spielstein von oben
piece-57 = 57. Spielstein von oben
piece-58 = 58. Spielstein von oben
piece-59 = 59. Spielstein von oben
piece-60 = 60. Spielstein von oben
piece-61 = 61. Spielstein von oben
piece-62 = 62. Spielstein von oben

slot-first = erste
slot-second = zweite
slot-third = dritte
slot-fourth = vierte
slot-fifth = fünfte
slot-sixth = sechste

ransom-one = einen Häftling
ransom-two = zwei Häftlinge
ransom-all = alle Häftlinge

card-1 = Karte 1
card-2 = Karte 2
card-3 = Karte 3
card-4 = Karte 4
card-5 = Karte 5
card-6 = Karte 6
card-7 = Karte 7
card-8 = Karte 8
card-9 = Karte 9
card-10 = Karte 10
card-11 = Karte 11
card-12 = Karte 12
card-13 = Karte 13
card-14 = Karte 14
card-15 = Karte 15
card-16 = Karte 16
card-17 = Karte 17
card-18 = Karte 18
card-19 = Karte 19
card-20 = Karte 20
card-21 = Karte 21
card-22 = Karte 22
card-23 = Karte 23
card-24 = Karte 24
card-25 = Karte 25
card-26 = Karte 26
card-27 = Karte 27
card-28 = Karte 28
card-29 = Karte 29
card-30 = Karte 30
card-31 = Karte 31
card-32 = Karte 32
card-33 = Karte 33
card-34 = Karte 34
card-35 = Karte 35
card-36 = Karte 36

ending-high-king = einen Hochkönig
ending-drawn = die letzte Runde

option-pair = Regionen zu zweit
option-pair-random = zufällig
option-pair-connacht-ulster = Connacht und Ulster
option-pair-connacht-leinster = Connacht und Leinster
option-pair-connacht-munster = Connacht und Munster
option-pair-ulster-leinster = Ulster und Leinster
option-pair-ulster-munster = Ulster und Munster
option-pair-leinster-munster = Leinster und Munster
option-trio = Regionen zu dritt
option-trio-random = zufällig
option-trio-no-connacht = ohne Connacht
option-trio-no-ulster = ohne Ulster
option-trio-no-leinster = ohne Leinster
option-trio-no-munster = ohne Munster

phase-opening = Startspieler ermitteln
phase-opening-other = { $seat } ermittelt den Startspieler
phase-choose = Wähle drei Karten für diese Runde
phase-choose-other = { $seat } wählt drei Karten für diese Runde
phase-turn = Spiele eine Karte
phase-turn-other = { $seat } spielt eine Karte
phase-region = Wähle eine Region
phase-region-other = { $seat } wählt eine Region
phase-location = Wähle, wo die Anordnung liegt
phase-location-other = { $seat } wählt, wo die Anordnung liegt
phase-put = Wähle, wohin du setzt
phase-put-other = { $seat } wählt, wohin gesetzt wird
phase-pay = Aktivierung bezahlen oder nicht
phase-pay-other = { $seat } bezahlt die Aktivierung oder nicht
phase-promote = Aufsteigen oder aufhören
phase-promote-other = { $seat } steigt auf oder hört auf
phase-swap = Wähle die Stapel der beiden Spielsteine
phase-swap-other = { $seat } wählt die Stapel der beiden Spielsteine
phase-lift = Wähle den Spielstein zum Tauschen
phase-lift-other = { $seat } wählt den Spielstein zum Tauschen
phase-dismantle = Du hast hier zwei Forts: Wähle, welches du aufgibst
phase-dismantle-other = { $seat } hat in der Region zwei Forts und wählt, welches aufgegeben wird
phase-traitor = Den Verräter kaufen?
phase-traitor-other = { $seat } entscheidet, ob der Verräter gekauft wird
phase-target = Wähle das Opfer des Verräters
phase-target-other = { $seat } wählt das Opfer des Verräters
phase-garrison = Richte im neuen Königreich eine Garnison ein, wenn du willst
phase-garrison-other = { $seat } richtet im neuen Königreich eine Garnison ein oder nicht
phase-ransom = Deine Häftlinge freikaufen?
phase-ransom-other = { $seat } entscheidet über das Lösegeld für Häftlinge
phase-name = Bestimme den nächsten Startspieler
phase-name-other = { $seat } bestimmt den nächsten Startspieler
phase-third = Eröffne eine dritte Region
phase-third-other = { $seat } eröffnet eine dritte Region
phase-over = Die Partie ist zu Ende

# Wozu ein Zug da ist und wann nach ihm gefragt wird: für alle, die ihn zu anderer Zeit versuchen
when-begin = Die Startkarten werden einmal aufgedeckt, vor der ersten Runde.
when-choose = Drei von sechs Karten wählst du, wenn neue ausgeteilt worden sind.
when-place = Karten spielst du zu Beginn deines Zuges, eine in jedem.
when-stone = { when-place }
when-amnesty = Eine Amnestie gibst du in deinem Zug, für eine Karte und 4 Cumals.
when-discard = Eine Karte für 2 Cumals legst du in deinem Zug ab, anstelle einer anderen Aktion.
when-in = Erst spielst du eine Karte, dann wählst du ihre Region.
when-at = Erst spielst du eine Karte und wählst eine Region, dann wählst du, wo die Anordnung liegt.
when-put = Erst wählst du, wo die Anordnung der Karte liegt, dann setzt du dort Spielsteine.
when-pay = Erst setzt oder tauschst du Spielsteine, dann darfst du die Kosten der Karte zahlen, um sie zu aktivieren.
when-promote = Erst zahlst du die Kosten der Karte, dann steigst du über deinen aktivierten Spielsteinen auf.
when-activate = { when-promote }
when-stop = Du hörst auf, wenn du nicht zahlen oder nicht weiter aufsteigen willst.
when-swap = Erst spielst du einen Stein des Schicksals und wählst eine Region, dann wählst du zwei Spielsteine zum Tauschen.
when-lift = { when-swap }
when-dismantle = Ein Fort gibst du auf, wenn dir der Stein des Schicksals zwei in einer Region beschert hat.
when-buy = Verräter werden am Ende einer Runde gekauft, Region für Region.
when-betray = Erst kaufst du den Verräter einer Region, dann wählst du das Opfer.
when-garrison = Eine Garnison stellst du auf, wenn eine Region mit einem neuen König geräumt worden ist.
when-ransom = Häftlinge werden am Ende einer Runde freigekauft, nach dem Austausch.
when-decline = Einen Verräter, ein Opfer oder ein Lösegeld lehnst du ab, wenn du danach gefragt wirst.
when-name = Der nächste Startspieler wird am Ende einer Runde bestimmt.
when-open = Eine dritte Region wird eröffnet, wenn jeder der beiden Spieler eine gewonnen hat.

move-begin = Startkarten aufdecken
move-choose = Die { $first }, { $second } und { $third } Karte wählen
move-place = Mit { $card } setzen
move-stone = Stein des Schicksals: { $card }
move-amnesty = Amnestie für { $card } und 4 Cumals
move-discard = { $card } für 2 Cumals ablegen
move-in = In { $region }
move-at = Anordnung ab { $position }
move-put-0 = Nichts setzen
move-put-1 = Auf { $position } setzen
move-put-2 = Auf { $first } setzen, dann auf { $second }
move-pay = Die Aktivierungskosten zahlen
move-promote = Aufstieg: { $position }
move-activate = { $position } aktivieren, ohne einen Stein zu setzen
move-stop = Aufhören
move-swap = Spielsteine tauschen: { $first } und { $second }
move-lift = { $piece }
move-dismantle = Das Fort auf { $position } aufgeben
move-buy = Den Verräter für 1 Cumal kaufen
move-betray = Verräter auf { $position }
move-garrison-0 = Keine Garnison
move-garrison-1 = Garnison auf { $position }
move-garrison-2 = Garnison auf { $first } und { $second }
move-ransom = { $prisoners } freikaufen
move-decline = Ablehnen
move-name = { $colour } bestimmen
move-open = { $region } eröffnen

event-start-card = { $seat } deckt { $card } auf.
event-starts = { $seat } ist der erste Startspieler.
event-round-begins = Runde { $round } beginnt; Startspieler ist { $seat }.
event-dealt = { $seat } mischt und gibt allen sechs Karten.
event-dealt-cards = Du erhältst { $first }, { $second }, { $third }, { $fourth }, { $fifth } und { $sixth }.
event-chose = { $seat } hat drei Karten gewählt.
event-chose-cards = In dieser Runde spielst du { $first }, { $second } und { $third }.
event-plays-to-place = { $seat } spielt { $card }, um zu setzen.
event-plays-stone = { $seat } spielt { $card }, einen Stein des Schicksals.
event-plays-amnesty = { $seat } legt { $card } für eine Amnestie ab.
event-discarded = { $seat } legt { $card } ab und nimmt 2 Cumals.
event-chose-region = { $seat } wählt { $region }.
event-amnesty = { $seat } zahlt 4 Cumals, und in { $region } { $freed ->
    [one] kommt ein Gefangener frei.
   *[other] kommen { $freed } Gefangene frei.
}
event-opened = { $seat } zahlt 2 Cumals für das leere { $region }.
event-placed = { $seat } setzt auf { $at } in { $region }.
event-captured = { $seat } nimmt { $owner } gefangen: { $at } in { $region }.
event-fortified = { $seat } errichtet ein Fort auf { $at } in { $region }.
event-breached = { $seat } zerstört das Fort von { $owner } auf { $at } in { $region }.
event-freed = { $seat } befreit { $count ->
    [one] einen eigenen Spielstein
   *[other] { $count } eigene Spielsteine
} auf { $at } in { $region }.
event-fort-given-up = { $seat } gibt das Fort auf { $at } in { $region } auf.
event-placed-nothing = { $seat } setzt nichts.
event-paid = { $seat } zahlt { $cost } { $cost ->
    [one] Cumal
   *[other] Cumals
} und aktiviert.
event-promoted = { $seat } steigt auf: { $at } in { $region }.
event-activated = { $seat } aktiviert { $at } in { $region }.
event-dethroned = { $seat } entmachtet den König von { $owner } in { $region }.
event-exchanged = { $seat } tauscht in { $region } einen Stein von { $first_owner } auf { $first_at } gegen einen von { $second_owner } auf { $second_at }.
event-vacated = { $region } wird geräumt.
event-took-prisoners = { $seat } nimmt { $count ->
    [one] einen Häftling
   *[other] { $count } Häftlinge
} von { $owner } in { $region }.
event-crowned = { $seat } ist König von { $region }.
event-garrisoned = { $seat } stellt eine Garnison auf { $at } in { $region }.
event-third-region = { $seat } eröffnet { $region } als dritte Region.
event-tie-card = { $seat } deckt { $card } für den Verräter in { $region } auf.
event-reshuffled = Der Ablagestapel wird zum neuen Kartenstapel gemischt.
event-traitor-declined = { $seat } will den Verräter in { $region } nicht.
event-traitor-bought = { $seat } kauft den Verräter in { $region } für 1 Cumal.
event-traitor-card = { $seat } deckt { $card } für den Verräter auf.
event-betrayed = Ein Verräter von { $seat } verdrängt { $owner } von { $at } in { $region }.
event-traitor-idle = Der Verräter von { $seat } in { $region } tut nichts.
event-income = { $seat } erhält { $cumal } { $cumal ->
    [one] Cumal
   *[other] Cumals
} Einkommen.
event-prisoners-exchanged = { $seat } und { $other } tauschen je { $count ->
    [one] einen Häftling
   *[other] { $count } Häftlinge
} aus.
event-ransomed = { $seat } zahlt { $captor } { $cost } { $cost ->
    [one] Cumal
   *[other] Cumals
} für { $count ->
    [one] einen Häftling.
   *[other] { $count } Häftlinge.
}
event-ransom-refused = { $seat } zahlt { $captor } kein Lösegeld.
event-named = { $seat } bestimmt { $other } zum Startspieler.
event-high-king = { $seat } ist Hochkönig von Irland und gewinnt.
event-drawn = Nach 200 Runden gibt es keinen Hochkönig: Die Partie endet unentschieden.

why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-no-pattern = { $card } ist ein Stein des Schicksals und hat keine Anordnung zum Setzen.
why-no-stone = { $card } ist kein Stein des Schicksals.
why-nothing-to-swap = In keiner Region gibt es zwei Spielsteine zu tauschen.
why-cannot-open = Alle offenen Regionen sind leer, und eine zu eröffnen kostet 2 Cumals; du hast weniger.
why-amnesty-cost = Eine Amnestie kostet { $cost } Cumals.
why-no-captives = In keiner Region gibt es Gefangene.
why-region-unused = { $region } ist nicht im Spiel.
why-region-closed = { $region } ist gewonnen und geschlossen.
why-cannot-open-this = { $region } ist leer, und es zu eröffnen kostet 2 Cumals; du hast weniger.
why-nothing-to-swap-there = In { $region } gibt es keine zwei Spielsteine zu tauschen.
why-no-captives-there = In { $region } gibt es keine Gefangenen.
why-not-a-location = Die Anordnung der Karte passt nicht ab dem Feld { $position }.
why-second-there = Das Feld { $position } ist das zweite der Anordnung ab dem Feld { $first }: Wähle dafür jenes.
why-emptier-elsewhere = Anderswo findet die Anordnung mehr leere Felder als ab dem Feld { $position }.
why-not-a-spot = Das Feld { $position } ist kein Platzierungsfeld der gewählten Stelle.
why-no-stock = Du hast keinen Spielstein im Vorrat.
why-no-stock-for-second = Für das zweite Feld wäre kein Spielstein im Vorrat.
why-own-fort = Dein Fort auf dem Feld { $position } nimmt keinen dritten Spielstein auf.
why-empty-first = Dorthin darfst du nur setzen, wenn du auch auf das leere Feld setzt: { $position }.
why-same-in-other-order = Die andere Reihenfolge bedeutet dasselbe: Nenne die Felder so.
why-fills-region = Der erste Spielstein würde die Region füllen, und der Rest des Zuges verfällt.
why-cannot-pay = Die Aktivierung kostet { $cost } { $cost ->
    [one] Cumal
   *[other] Cumals
}, und du hast weniger.
why-nothing-to-promote = Kein Aufstieg wäre möglich.
why-lowest-rank = Unter dem Feld { $position } liegt nichts, also steigt dorthin niemand auf.
why-no-pair = Du kontrollierst nicht beide Felder unter dem Feld { $position }.
why-no-active = Keiner deiner Spielsteine unter dem Feld { $position } ist aktiviert.
why-own-king = Auf den eigenen Stein im Königsfeld steigt man nicht auf.
why-promoted-already = Mit dieser Zahlung bist du auf das Feld { $position } schon aufgestiegen.
why-not-yours = Du kontrollierst das Feld { $position } nicht.
why-active-already = Dein Stein auf dem Feld { $position } ist schon aktiviert.
why-king-not-swapped = Spielsteine auf dem Königsfeld werden nicht getauscht.
why-nothing-there = Auf dem Feld { $position } liegt kein Spielstein.
why-one-piece-there = Auf dem Feld { $position } liegt nur ein Spielstein.
why-fewer-pieces = Auf dem Feld { $position } liegen nur { $count } Spielsteine.
why-lift-upper-first = Zwei Spielsteine dieses Stapels werden getauscht: Wähle zuerst den oberen.
why-lift-lower-then = Der zweite Spielstein ist einer unter dem ersten.
why-no-fort-of-yours = Du hast kein Fort auf dem Feld { $position }.
why-no-cumal = Der Verräter kostet 1 Cumal, und du hast keinen.
why-traitor-not-king = Auf dem Königsfeld erscheint kein Verräter.
why-not-on-card = Die aufgedeckte Karte reicht nicht bis zum Feld { $position }.
why-no-opponent = Kein Gegner kontrolliert das Feld { $position }.
why-garrison-not-king = Die Garnison steht nicht auf dem Königsfeld.
why-garrison-stock = Du hast zu wenige Spielsteine im Vorrat.
why-ransom-cumal = Dieses Lösegeld kostet { $cost } { $cost ->
    [one] Cumal
   *[other] Cumals
}, und du hast weniger.
why-ransom-prisoners = Auf dieser Rath-Karte sind weniger als { $count } deiner Spielsteine.
why-no-such-player = Niemand spielt { $colour }.
why-name-another = Es muss ein anderer Spieler bestimmt werden.
why-region-used = { $region } ist oder war schon im Spiel.

board-round = Runde { $round }, Startspieler: { $start }
board-king = Königsstein von { $colour }
board-rath = { $seat }: Cumals { $cumal } | Vorrat { $stock } | Häftlinge { $prisoners } | Karten { $cards } + { $kept }
board-deck = Kartenstapel: { $deck } | Ablagestapel: { $discards }
board-hand = Deine Hand: { $cards }
board-kept = Für die nächste Runde: { $cards }
board-dealt = Deine sechs Karten:
board-slot = { $slot }: Karte { $card }
board-card = Karte: { $card }
board-stone-card = { $card }: Stein des Schicksals, Kosten { $cost }
board-pattern-card = { $card }: { $place }, blass { $faded }, Kosten { $cost }
board-round-number = Runde { $round }
board-next-round = nächste Runde

# Der Bogen mit dem Spielmaterial
sheet-cards = Karten
sheet-card = { $number }: { $places }, Kosten { $cost }
sheet-stone = Stein des Schicksals
sheet-pieces = Spielsteine
sheet-piece = Spielstein, { $colour }
sheet-king-piece = Königsstein, { $colour }
