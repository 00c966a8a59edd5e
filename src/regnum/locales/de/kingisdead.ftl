
# The drawing
scene-summary = { $title }. { $now }
scene-supply = Vorrat
scene-count = { $count } { $name }
scene-region = { $region }: { $followers }
scene-region-held = { $region }: geschlossen, beherrscht von: { $holder }
scene-card = Kampf { $position }: { $region }
scene-crowned = Kronenmarker: { $seat }
scene-banner = ruft einen Getreuen Mordreds ({ $region })
scene-court = { $seat }: am Hof { $followers }; Karten auf der Hand: { $cards }
scene-turn = { $seat }: { $phase }
scene-your-turn = Du bist am Zug: { $phase }
scene-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
} – { $ending }
scene-you = { $seat } (du)
