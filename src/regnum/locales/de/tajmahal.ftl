# Tadsch Mahal, auf Deutsch.

game-title = Tadsch Mahal
game-blurb = Das Reich der Großmoguln zerfällt. Zwölf Provinzen, jede wird einmal besucht: Spiele Karten um Einfluss, und wisse, wann du dich zurückziehst.

province-kabul = Kabul
province-kashmir = Kaschmir
province-multan = Multan
province-lahore = Lahore
province-delhi = Delhi
province-sindh = Sindh
province-ajmer = Adschmer
province-agra = Agra
province-awadh = Awadh
province-gujarat = Gudscharat
province-malwa = Malwa
province-allahabad = Allahabad

city-kabul = Kabul
city-peshawar = Peschawar
city-bannu = Bannu
city-ghazni = Ghasni
city-baramulla = Baramulla
city-srinagar = Srinagar
city-jammu = Dschammu
city-rajouri = Radschauri
city-dera-ismail-khan = Dera Ismail Khan
city-jhang = Dschang
city-multan = Multan
city-dera-ghazi-khan = Dera Ghazi Khan
city-sialkot = Sialkot
city-amritsar = Amritsar
city-jalandhar = Dschalandhar
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
city-ajmer = Adschmer
city-udaipur = Udaipur
city-jodhpur = Dschodhpur
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
city-junagadh = Dschunagadh
city-mandsaur = Mandsaur
city-chanderi = Chanderi
city-bhopal = Bhopal
city-ujjain = Udschain
city-kalpi = Kalpi
city-allahabad = Allahabad
city-banaras = Banaras
city-kalinjar = Kalinjar

symbol-vizier = Wesir
symbol-general = General
symbol-monk = Mönch
symbol-princess = Prinzessin
symbol-grand-mogul = Großmogul
symbol-elephant = Elefant

good-rice = Reis
good-tea = Tee
good-spices = Gewürze
good-jewels = Juwelen

bonus-taj-mahal = Tadsch Mahal
bonus-plus2 = +2
bonus-card = Karte
bonus-rice = Reis
bonus-tea = Tee
bonus-spices = Gewürze
bonus-jewels = Juwelen

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-violet = violett

card-red-vizier-vizier = rot (Wesir, Wesir)
card-red-vizier-general = rot (Wesir, General)
card-red-vizier-monk = rot (Wesir, Mönch)
card-red-vizier-princess = rot (Wesir, Prinzessin)
card-red-vizier-grand-mogul = rot (Wesir, Großmogul)
card-red-vizier-elephant = rot (Wesir, Elefant)
card-red-general-general = rot (General, General)
card-red-general-monk = rot (General, Mönch)
card-red-general-princess = rot (General, Prinzessin)
card-red-general-grand-mogul = rot (General, Großmogul)
card-red-general-elephant = rot (General, Elefant)
card-red-monk-monk = rot (Mönch, Mönch)
card-red-monk-princess = rot (Mönch, Prinzessin)
card-red-monk-grand-mogul = rot (Mönch, Großmogul)
card-red-monk-elephant = rot (Mönch, Elefant)
card-red-princess-princess = rot (Prinzessin, Prinzessin)
card-red-princess-grand-mogul = rot (Prinzessin, Großmogul)
card-red-princess-elephant = rot (Prinzessin, Elefant)
card-red-grand-mogul-grand-mogul = rot (Großmogul, Großmogul)
card-red-grand-mogul-elephant = rot (Großmogul, Elefant)
card-red-elephant-elephant = rot (Elefant, Elefant)
card-yellow-vizier-vizier = gelb (Wesir, Wesir)
card-yellow-vizier-general = gelb (Wesir, General)
card-yellow-vizier-monk = gelb (Wesir, Mönch)
card-yellow-vizier-princess = gelb (Wesir, Prinzessin)
card-yellow-vizier-grand-mogul = gelb (Wesir, Großmogul)
card-yellow-vizier-elephant = gelb (Wesir, Elefant)
card-yellow-general-general = gelb (General, General)
card-yellow-general-monk = gelb (General, Mönch)
card-yellow-general-princess = gelb (General, Prinzessin)
card-yellow-general-grand-mogul = gelb (General, Großmogul)
card-yellow-general-elephant = gelb (General, Elefant)
card-yellow-monk-monk = gelb (Mönch, Mönch)
card-yellow-monk-princess = gelb (Mönch, Prinzessin)
card-yellow-monk-grand-mogul = gelb (Mönch, Großmogul)
card-yellow-monk-elephant = gelb (Mönch, Elefant)
card-yellow-princess-princess = gelb (Prinzessin, Prinzessin)
card-yellow-princess-grand-mogul = gelb (Prinzessin, Großmogul)
card-yellow-princess-elephant = gelb (Prinzessin, Elefant)
card-yellow-grand-mogul-grand-mogul = gelb (Großmogul, Großmogul)
card-yellow-grand-mogul-elephant = gelb (Großmogul, Elefant)
card-yellow-elephant-elephant = gelb (Elefant, Elefant)
card-green-vizier-vizier = grün (Wesir, Wesir)
card-green-vizier-general = grün (Wesir, General)
card-green-vizier-monk = grün (Wesir, Mönch)
card-green-vizier-princess = grün (Wesir, Prinzessin)
card-green-vizier-grand-mogul = grün (Wesir, Großmogul)
card-green-vizier-elephant = grün (Wesir, Elefant)
card-green-general-general = grün (General, General)
card-green-general-monk = grün (General, Mönch)
card-green-general-princess = grün (General, Prinzessin)
card-green-general-grand-mogul = grün (General, Großmogul)
card-green-general-elephant = grün (General, Elefant)
card-green-monk-monk = grün (Mönch, Mönch)
card-green-monk-princess = grün (Mönch, Prinzessin)
card-green-monk-grand-mogul = grün (Mönch, Großmogul)
card-green-monk-elephant = grün (Mönch, Elefant)
card-green-princess-princess = grün (Prinzessin, Prinzessin)
card-green-princess-grand-mogul = grün (Prinzessin, Großmogul)
card-green-princess-elephant = grün (Prinzessin, Elefant)
card-green-grand-mogul-grand-mogul = grün (Großmogul, Großmogul)
card-green-grand-mogul-elephant = grün (Großmogul, Elefant)
card-green-elephant-elephant = grün (Elefant, Elefant)
card-violet-vizier-vizier = violett (Wesir, Wesir)
card-violet-vizier-general = violett (Wesir, General)
card-violet-vizier-monk = violett (Wesir, Mönch)
card-violet-vizier-princess = violett (Wesir, Prinzessin)
card-violet-vizier-grand-mogul = violett (Wesir, Großmogul)
card-violet-vizier-elephant = violett (Wesir, Elefant)
card-violet-general-general = violett (General, General)
card-violet-general-monk = violett (General, Mönch)
card-violet-general-princess = violett (General, Prinzessin)
card-violet-general-grand-mogul = violett (General, Großmogul)
card-violet-general-elephant = violett (General, Elefant)
card-violet-monk-monk = violett (Mönch, Mönch)
card-violet-monk-princess = violett (Mönch, Prinzessin)
card-violet-monk-grand-mogul = violett (Mönch, Großmogul)
card-violet-monk-elephant = violett (Mönch, Elefant)
card-violet-princess-princess = violett (Prinzessin, Prinzessin)
card-violet-princess-grand-mogul = violett (Prinzessin, Großmogul)
card-violet-princess-elephant = violett (Prinzessin, Elefant)
card-violet-grand-mogul-grand-mogul = violett (Großmogul, Großmogul)
card-violet-grand-mogul-elephant = violett (Großmogul, Elefant)
card-violet-elephant-elephant = violett (Elefant, Elefant)
card-white-vizier = weiß (Wesir)
card-white-general = weiß (General)
card-white-monk = weiß (Mönch)
card-white-princess = weiß (Prinzessin)
card-white-grand-mogul = weiß (Großmogul)
card-white-elephant = weiß (Elefant)
card-special-elephant = die Sonderkarte Elefant
card-special-mogul = die Sonderkarte Großmogul
card-special-plus2 = die Sonderkarte +2
card-special-colour = die Sonderkarte Farbwechsel

ending-visited = den zwölften Besuch

phase-turn = Spiele eine farbige Karte, oder ziehe dich zurück
phase-add = Füge eine weiße oder eine Sonderkarte hinzu, oder keine
phase-build = Wähle eine Stadt für deinen Palast
phase-crown = Wähle eine Stadt für den Kronpalast
phase-take = Nimm Karten aus der Auslage
phase-over = Das Spiel ist zu Ende

move-withdraw = Zurückziehen
move-play = Spiele { $card }
move-alone = Keine Karte hinzufügen
move-add = Füge { $card } hinzu
move-build = Palast in { $city }
move-crown = Kronpalast in { $city }
move-take-1 = Nimm { $card }
move-take-2 = Nimm { $card } und { $other }

event-played = { $seat } spielt { $card }.
event-added = { $seat } fügt { $card } hinzu.
event-added-nothing = { $seat } fügt keine Karte hinzu.
event-plus2-played = { $seat } erhält { $points } Punkte für die Sonderkarte.
event-cannot-play = Du hast keine farbige Karte, die du spielen kannst.
event-withdrew = { $seat } zieht sich zurück.
event-won-nothing = { $seat } gewinnt nichts.
event-won-influence = { $seat } hat die Mehrheit ({ $symbol }) und gewinnt das Einflussplättchen und einen Palast.
event-won-crown = { $seat } hat die Mehrheit (Großmogul) und gewinnt die Krone.
event-won-tile = { $seat } hat die Mehrheit (Elefant) und gewinnt das Provinzplättchen { $number }.
event-built = { $seat } baut einen Palast in { $city }.
event-crowned = { $seat } setzt den Kronpalast nach { $city }.
event-bonus-points = { $seat } erhält { $points } Punkte für das Bonusplättchen { $bonus }.
event-bonus-card = { $seat } nimmt das Bonusplättchen mit der Karte.
event-bonus-good = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für das Bonusplättchen { $good } (zuvor { $held } im Besitz).
event-tile-good = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $good } auf dem Provinzplättchen (zuvor { $held } im Besitz).
event-palace-here = { $seat } erhält 1 Punkt für Paläste in der Provinz { $province }.
event-palace-chain = { $seat } erhält 1 Punkt: Die Kette der Paläste reicht bis in die Provinz { $province }.
event-discarded = { $seat } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
event-draws-without-play = { $seat } hat bei diesem Besuch keine Karte gespielt und zieht eine.
event-drew = { $seat } zieht eine Karte vom Stapel.
event-drew-card = Du ziehst { $card }.
event-nothing-to-draw = Für { $seat } ist keine Karte mehr zu ziehen.
event-took = { $seat } nimmt { $card } und { $other } aus der Auslage.
event-took-one = { $seat } nimmt { $card } aus der Auslage.
event-took-nothing = Die Auslage ist leer: { $seat } nimmt nichts.
event-reshuffled = Die { $count } abgelegten Karten werden zum neuen Stapel gemischt.
event-visit-ended = Besuch { $number } ist zu Ende.
event-special-won = { $seat } gibt zwei Einflussplättchen ({ $symbol }) zurück für { $card }, { $from ->
    [-1] bisher auf dem Tisch.
   *[other] bisher bei { $from }.
}
event-visit-began = Besuch { $number }: { $province }. { $seat } beginnt.
event-display-dealt = Neue Auslage: { $count } Karten.
event-display-short = Keine Karten mehr: Die Auslage hat { $count } statt { $wanted }.
event-hand-scored = { $seat } zeigt die Hand und erhält { $points }: { $specials } für Sonderkarten, { $whites } für weiße, { $coloured } für farbige Karten ({ $colour }).
event-won = { $seat } gewinnt mit { $points } Punkten.

why-other-decision = Jetzt ist etwas anderes zu entscheiden: { $phase }.
why-only-with-coloured = Nur zusammen mit einer farbigen Karte spielbar: { $card }.
why-not-in-hand = Nicht auf deiner Hand: { $card }.
why-colour = Bei diesem Besuch müssen deine farbigen Karten die Farbe der ersten haben: { $colour }.
why-needs-change = Zu einer Karte anderer Farbe gehört der Farbwechsel.
why-one-coloured = In einem Zug wird nur eine farbige Karte gespielt.
why-special-elsewhere = Du hast diese Karte nicht: { $card }. Zwei Einflussplättchen ihrer Art gewinnen sie.
why-special-played = Sie liegt aus und kommt zurück, wenn du dich zurückziehst: { $card }.
why-other-province = { $city } liegt nicht in { $province }, der besuchten Provinz.
why-occupied = In { $city } steht schon ein Palast.
why-not-in-display = Nicht in der Auslage: { $card }.
why-takes-other-number = Du nimmst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus der Auslage.
why-only-one-copy = In der Auslage liegt nur eine solche Karte: { $card }.

board-visit = Besuch { $number } von 12: { $province }
board-tile = Provinzplättchen: { $goods }
board-start = Startspieler: { $seat }
board-court = Am Hof: { $things }
board-display = Auslage: { $cards }
board-deck = Stapel: { $deck } · Ablage: { $discards }
board-player = { $seat }: { $score } Punkte · { $cards } Karten auf der Hand
board-withdrawn = zurückgezogen
board-played = gespielt: { $cards }
board-symbols = Symbole: { $symbols }
board-influence = Einflussplättchen: { $tiles }
board-goods = Waren: { $goods }
board-known = bekannt auf der Hand: { $cards }
board-hand = Deine Hand: { $cards }
scene-display = Auslage
scene-deck = Stapel
scene-discards = Ablage
scene-score = Einflusspunkte
scene-cards = Karten auf der Hand
scene-start = Startspieler
