# Tadsch Mahal, auf Deutsch.

game-title = Tadsch Mahal
game-blurb = Das Reich der Großmoguln zerfällt. Zwölf Provinzen, jede wird einmal besucht: Spiele Karten um Einfluss, und erkenne den Augenblick, dich zurückzuziehen.
# Wie Bots an einem Tisch heißen
game-bots = Akbar, Mumtaz, Birbal, Jahanara, Kabir, Meera, Tansen, Padma

province-kabul = Kabul
province-kashmir = Kaschmir
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
city-peshawar = Peschawar
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

card-red-vizier-vizier = Rot (Wesir, Wesir)
card-red-vizier-general = Rot (Wesir, General)
card-red-vizier-monk = Rot (Wesir, Mönch)
card-red-vizier-princess = Rot (Wesir, Prinzessin)
card-red-vizier-grand-mogul = Rot (Wesir, Großmogul)
card-red-vizier-elephant = Rot (Wesir, Elefant)
card-red-general-general = Rot (General, General)
card-red-general-monk = Rot (General, Mönch)
card-red-general-princess = Rot (General, Prinzessin)
card-red-general-grand-mogul = Rot (General, Großmogul)
card-red-general-elephant = Rot (General, Elefant)
card-red-monk-monk = Rot (Mönch, Mönch)
card-red-monk-princess = Rot (Mönch, Prinzessin)
card-red-monk-grand-mogul = Rot (Mönch, Großmogul)
card-red-monk-elephant = Rot (Mönch, Elefant)
card-red-princess-princess = Rot (Prinzessin, Prinzessin)
card-red-princess-grand-mogul = Rot (Prinzessin, Großmogul)
card-red-princess-elephant = Rot (Prinzessin, Elefant)
card-red-grand-mogul-grand-mogul = Rot (Großmogul, Großmogul)
card-red-grand-mogul-elephant = Rot (Großmogul, Elefant)
card-red-elephant-elephant = Rot (Elefant, Elefant)
card-yellow-vizier-vizier = Gelb (Wesir, Wesir)
card-yellow-vizier-general = Gelb (Wesir, General)
card-yellow-vizier-monk = Gelb (Wesir, Mönch)
card-yellow-vizier-princess = Gelb (Wesir, Prinzessin)
card-yellow-vizier-grand-mogul = Gelb (Wesir, Großmogul)
card-yellow-vizier-elephant = Gelb (Wesir, Elefant)
card-yellow-general-general = Gelb (General, General)
card-yellow-general-monk = Gelb (General, Mönch)
card-yellow-general-princess = Gelb (General, Prinzessin)
card-yellow-general-grand-mogul = Gelb (General, Großmogul)
card-yellow-general-elephant = Gelb (General, Elefant)
card-yellow-monk-monk = Gelb (Mönch, Mönch)
card-yellow-monk-princess = Gelb (Mönch, Prinzessin)
card-yellow-monk-grand-mogul = Gelb (Mönch, Großmogul)
card-yellow-monk-elephant = Gelb (Mönch, Elefant)
card-yellow-princess-princess = Gelb (Prinzessin, Prinzessin)
card-yellow-princess-grand-mogul = Gelb (Prinzessin, Großmogul)
card-yellow-princess-elephant = Gelb (Prinzessin, Elefant)
card-yellow-grand-mogul-grand-mogul = Gelb (Großmogul, Großmogul)
card-yellow-grand-mogul-elephant = Gelb (Großmogul, Elefant)
card-yellow-elephant-elephant = Gelb (Elefant, Elefant)
card-green-vizier-vizier = Grün (Wesir, Wesir)
card-green-vizier-general = Grün (Wesir, General)
card-green-vizier-monk = Grün (Wesir, Mönch)
card-green-vizier-princess = Grün (Wesir, Prinzessin)
card-green-vizier-grand-mogul = Grün (Wesir, Großmogul)
card-green-vizier-elephant = Grün (Wesir, Elefant)
card-green-general-general = Grün (General, General)
card-green-general-monk = Grün (General, Mönch)
card-green-general-princess = Grün (General, Prinzessin)
card-green-general-grand-mogul = Grün (General, Großmogul)
card-green-general-elephant = Grün (General, Elefant)
card-green-monk-monk = Grün (Mönch, Mönch)
card-green-monk-princess = Grün (Mönch, Prinzessin)
card-green-monk-grand-mogul = Grün (Mönch, Großmogul)
card-green-monk-elephant = Grün (Mönch, Elefant)
card-green-princess-princess = Grün (Prinzessin, Prinzessin)
card-green-princess-grand-mogul = Grün (Prinzessin, Großmogul)
card-green-princess-elephant = Grün (Prinzessin, Elefant)
card-green-grand-mogul-grand-mogul = Grün (Großmogul, Großmogul)
card-green-grand-mogul-elephant = Grün (Großmogul, Elefant)
card-green-elephant-elephant = Grün (Elefant, Elefant)
card-violet-vizier-vizier = Violett (Wesir, Wesir)
card-violet-vizier-general = Violett (Wesir, General)
card-violet-vizier-monk = Violett (Wesir, Mönch)
card-violet-vizier-princess = Violett (Wesir, Prinzessin)
card-violet-vizier-grand-mogul = Violett (Wesir, Großmogul)
card-violet-vizier-elephant = Violett (Wesir, Elefant)
card-violet-general-general = Violett (General, General)
card-violet-general-monk = Violett (General, Mönch)
card-violet-general-princess = Violett (General, Prinzessin)
card-violet-general-grand-mogul = Violett (General, Großmogul)
card-violet-general-elephant = Violett (General, Elefant)
card-violet-monk-monk = Violett (Mönch, Mönch)
card-violet-monk-princess = Violett (Mönch, Prinzessin)
card-violet-monk-grand-mogul = Violett (Mönch, Großmogul)
card-violet-monk-elephant = Violett (Mönch, Elefant)
card-violet-princess-princess = Violett (Prinzessin, Prinzessin)
card-violet-princess-grand-mogul = Violett (Prinzessin, Großmogul)
card-violet-princess-elephant = Violett (Prinzessin, Elefant)
card-violet-grand-mogul-grand-mogul = Violett (Großmogul, Großmogul)
card-violet-grand-mogul-elephant = Violett (Großmogul, Elefant)
card-violet-elephant-elephant = Violett (Elefant, Elefant)
card-white-vizier = Weiß (Wesir)
card-white-general = Weiß (General)
card-white-monk = Weiß (Mönch)
card-white-princess = Weiß (Prinzessin)
card-white-grand-mogul = Weiß (Großmogul)
card-white-elephant = Weiß (Elefant)
card-special-elephant = die Sonderkarte Elefant
card-special-mogul = die Sonderkarte Großmogul
card-special-plus2 = die Sonderkarte +2
card-special-colour = die Sonderkarte Farbwechsel

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

ending-visited = den zwölften Besuch

phase-turn = Spiele eine farbige Karte, oder ziehe dich zurück
phase-turn-other = { $seat } spielt eine farbige Karte oder zieht sich zurück
phase-build = Wähle eine Stadt für deinen Palast
phase-build-other = { $seat } wählt eine Stadt für einen Palast
phase-crown = Wähle eine Stadt für den Kronpalast
phase-crown-other = { $seat } wählt eine Stadt für den Kronpalast
phase-take = Nimm Karten aus der Auslage
phase-take-other = { $seat } nimmt Karten aus der Auslage
phase-begin = Die Reise beginnt
phase-begin-other = { $seat } beginnt die Reise
phase-over = Die Partie ist zu Ende

# Wozu ein Zug da ist und wann nach ihm gefragt wird: für alle, die ihn zu anderer Zeit versuchen
when-withdraw = Zurückziehen kannst du dich zu Beginn deines Zuges, statt eine Karte zu spielen.
when-play = Zu Beginn deines Zuges spielst du eine farbige Karte, oder du ziehst dich zurück.
when-build = Ziehst du dich zurück, bringt jedes gewonnene Einflussplättchen einen Palast; dann wählst du eine Stadt dafür.
when-crown = Ziehst du dich zurück und gewinnst die Krone, so wählst du eine Stadt für den Kronpalast.
when-take = Erst ziehst du dich zurück; zum Schluss nimmst du dabei Karten aus der Auslage.
when-begin = Die Reise beginnt von selbst.

move-withdraw = Zurückziehen
move-play-1 = Spiele { $card }
move-play-2 = Spiele { $card } und dazu { $addition }
move-build = Palast in { $city }
move-crown = Kronpalast in { $city }
move-take-1 = Nimm { $card }
move-take-2 = Nimm { $card } und { $other }
move-begin = Den ersten Besuch beginnen

event-played = { $seat } spielt { $card }.
event-played-with = { $seat } spielt { $card } und dazu { $addition }.
event-plus2-played = { $seat } erhält { $points } Punkte für die Sonderkarte.
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
event-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten werden zum neuen Stapel gemischt.
}
event-visit-ended = Besuch { $number } ist zu Ende.
event-special-won = { $seat } gibt zwei Einflussplättchen ({ $symbol }) zurück für { $card }, { $from ->
    [-1] bisher auf dem Tisch.
   *[other] bisher bei { $from }.
}
event-visit-began = Besuch { $number }: { $province }. { $seat } beginnt.
event-display-dealt = Neue Auslage: { $count } Karten.
event-display-short = Keine Karten mehr: Die Auslage hat { $count } statt { $wanted }.
event-hand-scored = { $seat } zeigt die Hand und erhält { $points }: { $specials } für Sonderkarten, { $whites } für weiße, { $coloured ->
    [0] nichts für farbige Karten.
   *[other] { $coloured } für farbige Karten ({ $colour }).
}
event-won = { $seat } gewinnt mit { $points } Punkten.

why-only-with-coloured = Nur zusammen mit einer farbigen Karte spielbar: { $card }.
why-not-in-hand = Nicht auf deiner Hand: { $card }.
why-colour = Bei diesem Besuch müssen deine farbigen Karten die Farbe der ersten haben: { $colour }.
why-needs-change = Eine Karte anderer Farbe geht nur zusammen mit dem Farbwechsel: { $card }.
why-one-coloured = Genau eine der gespielten Karten ist farbig; diese ist es nicht: { $card }.
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

# Der Bogen mit dem Spielmaterial
sheet-cards = Karten: { $colour }
sheet-white-cards = Weiße Karten
sheet-special-cards = Sonderkarten
sheet-special = { $card }, zu gewinnen mit: { $symbol }
sheet-province-tiles = Provinzplättchen
sheet-influence-tiles = Einflussplättchen
sheet-bonus-tiles = Bonusplättchen
