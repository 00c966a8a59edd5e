# The King is Dead

game-title = The King is Dead
game-blurb = Artus ist gefallen. Acht Regionen, drei Völker, acht Karten für jeden: Wer führt das Volk, das am Ende herrscht?
# Wie Bots an einem Tisch heißen
game-bots = Gawain, Enid, Owain, Isolde, Mordred, Nimue, Tristan, Branwen

region-caledonia = Caledonia
region-din-eidyn = Din Eidyn
region-eboracum = Eboracum
region-deva = Deva
region-ratae = Ratae
region-caerleon = Caerleon
region-londinium = Londinium
region-aquae-sulis = Aquae Sulis

faction-scots = Schotten
faction-welsh = Waliser
faction-romano-british = Romano-Briten
follower-scots = Schotten
follower-welsh = Waliser
follower-romano-british = Romano-Briten
follower-loyalists = Getreue
holder-scots = Schotten
holder-welsh = Waliser
holder-romano-british = Romano-Briten
holder-loyalists = Getreuen
holder-saxons = Sachsen

card-crown = Krone
card-garrison = Garnison
card-ambassador = Botschafter
card-settlement = Siedlung
card-scots = Schotten
card-welsh = Waliser
card-romano-british = Romano-Briten

ending-control = Herrschaft über die Regionen
ending-invasion = Einfall der Sachsen
ending-loyalists = Sieg der Getreuen Mordreds

option-mordred = Mordred-Variante
option-mordred-off = nein
option-mordred-on = ja
option-piles = Gespielte Karten
option-piles-top = nur die oberste offen
option-piles-open = alle offen
option-map = Grenzen
option-map-standard = üblich
option-map-alternative = abweichend

phase-turn = Spiele eine Karte oder passe
phase-turn-other = { $seat } spielt eine Karte oder passt
phase-swap = Vertausche zwei Regionskarten
phase-swap-other = { $seat } vertauscht zwei Regionskarten
phase-token = Lege deinen Kronenmarker auf eine der beiden
phase-token-other = { $seat } legt den Kronenmarker auf eine der beiden
phase-exchange = Wähle die zwei Regionen
phase-exchange-other = { $seat } wählt die zwei Regionen
phase-send = Wähle, was die erste Region schickt
phase-send-other = { $seat } wählt, was die erste Region schickt
phase-return = Wähle, was die zweite Region zurückschickt
phase-return-other = { $seat } wählt, was die zweite Region zurückschickt
phase-settle = Wähle eine Region für den Siedler
phase-settle-other = { $seat } wählt eine Region für den Siedler
phase-rally = Wähle, wo sie sich sammeln
phase-rally-other = { $seat } wählt, wo sich die Anhänger sammeln
phase-summon = Rufe einen Anhänger an deinen Hof
phase-summon-other = { $seat } ruft einen Anhänger an den Hof
phase-over = Die Partie ist zu Ende

# Wozu ein Zug da ist und wann nach ihm gefragt wird: für alle, die ihn zu anderer Zeit versuchen
when-pass = Gepasst wird zu Beginn deines Zuges, statt eine Karte zu spielen.
when-play = Karten spielst du zu Beginn deines Zuges, eine in jedem.
when-swap = Erst spielst du die Krone, dann vertauschst du zwei Regionskarten.
when-crown = Erst vertauschst du mit der Krone zwei Regionskarten, dann kommt dein Kronenmarker auf eine davon.
when-exchange = Erst spielst du Garnison oder Botschafter, dann wählst du die zwei Regionen, die Anhänger tauschen.
when-garrison = { when-exchange }
when-move = { when-exchange }
when-send = Erst wählst du die zwei Regionen eines Tausches, dann die Anhänger, die ziehen.
when-return = { when-send }
when-place = Erst spielst du Siedlung oder die Karte einer Fraktion, dann wählst du, wohin die Anhänger kommen.
when-summon = Erst spielst du eine Karte; ist sie ausgeführt, rufst du einen Anhänger aus einer Region an deinen Hof.

move-pass = Passen
move-play = { $card } spielen
move-swap = { $first } und { $second } vertauschen
move-crown = Kronenmarker auf { $region }
move-exchange = Je einen Anhänger tauschen: { $first } und { $second }
move-garrison = Zwei aus { $first } als Garnison nach { $second }
move-move = Einen von { $first } nach { $second } bewegen
move-send-1 = { $follower ->
    [Getreue] Einen Getreuen
   *[other] Einen { $follower }
} schicken
move-send-2 = { $follower ->
    [Getreue] Einen Getreuen
   *[other] Einen { $follower }
} und { $other ->
    [Getreue] einen Getreuen
   *[other] einen { $other }
} schicken
move-return = { $follower ->
    [Getreue] Einen Getreuen
   *[other] Einen { $follower }
} zurückschicken
move-place-2 = Einen { $faction } nach { $region }
move-place-3 = Je einen { $faction } nach { $region } und { $other }
move-summon = Einen { $faction } aus { $region } rufen

event-passed = { $seat } passt.
event-no-cards = { $seat } hat keine Karten mehr und passt.
event-last-card-barred = { $seat } kann mit der letzten Karte nicht gewinnen und muss passen.
event-played = { $seat } spielt die Karte { $card }.
event-swapped = { $seat } vertauscht { $first } und { $second }.
event-crowned = { $seat } legt den Kronenmarker auf { $region }.
event-exchanged = { $seat } schickt { $sent ->
    [Getreue] einen Getreuen
   *[other] einen { $sent }
}{ $other ->
    [-1] { "" }
    [Getreue] {" und "}einen Getreuen
   *[other] {" und "}einen { $other }
} von { $first } nach { $second }{ $returned ->
    [-1] , ohne etwas dafür zu bekommen.
    [Getreue] {" im Tausch gegen "}einen Getreuen.
   *[other] {" im Tausch gegen "}einen { $returned }.
}
event-placed = { $seat } setzt einen { $faction } nach { $region }.
event-no-effect = Die Karte { $card } hat keine Wirkung.
event-summoned = { $seat } ruft einen { $faction } aus { $region } an den Hof.
event-nobody-to-summon = Es ist niemand mehr da, den man rufen könnte.
event-resolved = Kampf { $position }: { $region } fällt an die { $holder }.
event-loyalist-joined = Ein Getreuer Mordreds erscheint in { $region }.
event-ended = Die Partie endet: { $ending }.
event-crowned-ruler = { $seat } gewinnt den Thron.

why-resolved = { $region } ist entschieden und damit geschlossen.
why-card-gone = Du hast die Karte { $card } nicht mehr: Jede wird nur einmal gespielt.
why-last-card = Zu dritt darf die allerletzte Karte nur gespielt werden, um zu gewinnen, und das kann sie nicht.
why-must-win = Zu dritt muss die allerletzte Karte gewinnen, und so tut sie es nicht.
why-crowned = { $region } trägt einen Kronenmarker und darf nicht vertauscht werden.
why-token-elsewhere = Der Marker kommt auf eine der beiden vertauschten Karten.
why-not-adjacent = { $first } und { $second } grenzen nicht aneinander.
why-ambassador-sends-one = Der Botschafter schickt einen Anhänger, nicht zwei.
why-moves-too-few = Es müssen so viele Anhänger wie möglich ziehen: { $count }.
why-too-few-followers = In { $region } stehen zu wenige Anhänger.
why-undoes = Das nähme den Tausch der vorigen Karte zurück.
why-sends-other-number = Die Region schickt { $count ->
    [one] einen Anhänger
   *[other] { $count } Anhänger
}.
why-no-follower = { $count ->
    [0] In { $region } stehen keine { $follower ->
        [Getreue] Getreuen
       *[other] { $follower }
    }.
   *[other] In { $region } steht nur einer der { $follower ->
        [Getreue] Getreuen
       *[other] { $follower }
    }.
}
why-settles-other = Angesiedelt wird jetzt einer der { $faction }.
why-rallies-other = Diese Karte setzt { $faction }.
why-places-other-number = { $count ->
    [one] Ein Anhänger ist zu setzen.
   *[other] { $count } Anhänger sind zu setzen.
}
why-not-beside = { $region } grenzt an keine Region der { $faction }.

board-struggles = Machtkämpfe
board-supply = Vorrat: { $followers }
board-saxons = Sächsische Regionen: { $count } von 4
board-held = in der Hand der { $holder }
board-player = { $seat }: Hof { $court } | { $cards } Karten | zuletzt gespielt: { $top }
board-with = { $seat } mit { $partner }
board-your-partner = { $seat }, auf deiner Seite
board-latest = Letzte Karten, die neueste zuerst: { $seats } (ein Gleichstand um die Kontrolle geht an die älteste, jeder andere an die neueste)
board-hand = Deine Hand: { $cards }

# The drawing
scene-summary = { $title }. { $now }
scene-supply = Vorrat
scene-count = { $name } { $count }
scene-region = { $region }: { $followers }
scene-region-held = { $region }: geschlossen, in der Hand der { $holder }
scene-card = Kampf { $position }: { $region }
scene-crowned = Kronenmarker: { $seat }
scene-banner = ruft einen Getreuen Mordreds ({ $region })
scene-latest = { $since ->
    [0] Die neueste Karte von allen.
    [one] Seitdem hat noch jemand eine Karte gespielt.
   *[other] Seitdem haben { $since } andere eine Karte gespielt.
} Ein Gleichstand um die Kontrolle geht an die älteste dieser Karten, jeder andere an die neueste.
scene-court = { $seat }: am Hof { $followers }; Karten auf der Hand: { $cards }
scene-your-turn = Du bist am Zug: { $phase }
scene-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
} – { $ending }
scene-you = { $seat } (du)

# Der Bogen mit dem Spielmaterial
sheet-region-cards = Regionskarten
sheet-action-cards = Aktionskarten
sheet-followers = Anhänger
sheet-tokens = Kontroll- und Kronenmarker
sheet-crown-token = Kronenmarker
