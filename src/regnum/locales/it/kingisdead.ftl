
# The drawing
scene-summary = { $title }. { $now }
scene-supply = Riserva comune
scene-count = { $count } { $name }
scene-region = { $region }: { $followers }
scene-region-held = { $region }: chiusa, controllo: { $holder }
scene-card = Lotta { $position }: { $region }
scene-crowned = Gettone Corona: { $seat }
scene-banner = chiama un Lealista ({ $region })
scene-court = { $seat }: a corte { $followers }; carte in mano: { $cards }
scene-turn = { $seat }: { $phase }
scene-your-turn = Tocca a te: { $phase }
scene-winners = { $count ->
    [one] Vince { $seats }
   *[other] Vincono { $seats }
} – { $ending }
scene-you = { $seat } (tu)
