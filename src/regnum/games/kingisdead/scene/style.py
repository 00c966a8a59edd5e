"""Colours by day and by night. Inside symbols rules name one class each: ancestors don't reach into a <use>."""

DAY = """--sea:#b9d2d6;--shallow:#d3e4e3;--wave:#8fb2b9;--coast:#5d4a33;--border:#7d6545;--relief:#9b8a66;
--halo:#efe6cd;--ink:#2f2417;--soft:#5e4d38;--paper:#f6eedb;--paper-edge:#a58d66;--panel:#eee3c8;--slot:#dfd2b2;--gold:#b07d17;
--glow:#f2b632;--closed:#6b5f4e;--wine:#6d2440;--teal:#17685f;
--heath:#d9d0cb;--moor:#d3dab6;--dale:#e4cfa6;--fell:#ece0b8;--wood:#c6d6a5;--vale:#dcd39a;--weald:#d2dcc0;
--chalk:#ead8b6"""

NIGHT = """--sea:#16272f;--shallow:#21363e;--wave:#33505a;--coast:#0b0f10;--border:#a89a78;--relief:#80795f;
--halo:#2a2b22;--ink:#f3e9d2;--soft:#cbbd9e;--paper:#3a342a;--paper-edge:#84755a;--panel:#2a2822;--slot:#201f1b;--gold:#e0b04a;
--glow:#ffcf5a;--closed:#12110f;--wine:#e79ab4;--teal:#6fd0c0;
--heath:#4a454d;--moor:#414b37;--dale:#54452f;--fell:#514a33;--wood:#374630;--vale:#4d492c;--weald:#3d4a42;
--chalk:#564a38"""

RULES = """
.kid{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,serif;fill:var(--ink)}
.kid-middle{text-anchor:middle}.kid-end{text-anchor:end}
.kid-heath{fill:var(--heath)}.kid-moor{fill:var(--moor)}.kid-dale{fill:var(--dale)}.kid-fell{fill:var(--fell)}.kid-wood{fill:var(--wood)}.kid-vale{fill:var(--vale)}.kid-weald{fill:var(--weald)}.kid-chalk{fill:var(--chalk)}
.kid-sea{fill:var(--sea)}.kid-frame{fill:none;stroke:var(--paper-edge);stroke-width:4}
.kid-cartouche{fill:var(--paper);stroke:var(--paper-edge);stroke-width:3}.kid-hair{fill:none;stroke:var(--paper-edge);stroke-width:1.5}
.kid-shallow{fill:none;stroke:var(--shallow);stroke-linejoin:round}
.kid-coast{fill:none;stroke:var(--coast);stroke-width:6;stroke-linejoin:round}
.kid-border{fill:none;stroke:var(--border);stroke-width:3;stroke-dasharray:10 6;stroke-linecap:round}
.kid-wall{fill:none;stroke:var(--border);stroke-width:9;stroke-dasharray:6 4}
.kid-barred{fill:none;stroke:var(--coast);stroke-width:9}
.kid-road{fill:none;stroke:var(--gold);stroke-width:5;stroke-dasharray:12 8}
.kid-relief{fill:none;stroke:var(--relief);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.kid-waves{fill:none;stroke:var(--wave);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.kid-sail{fill:var(--shallow)}.kid-needle{fill:var(--wave)}
.kid-place{font-size:26px;font-weight:bold;letter-spacing:1px;text-anchor:middle;paint-order:stroke;
stroke:var(--halo);stroke-width:5;stroke-linejoin:round}
.kid .kid-place{stroke:var(--halo)}
.kid-title{font-weight:bold;text-anchor:middle}
.kid-name{font-weight:bold}.kid-small{font-size:23px}.kid-count{font-size:30px;font-weight:bold}
.kid .kid-quiet{fill:var(--soft)}
.kid-scots{--field:#1d4f91;--emblem:#fff;--rim:#cfe0f5;--edge:#0d2a52}
.kid-welsh{--field:#b4231f;--emblem:#fff;--rim:#f7cfc6;--edge:#5f0d0b}
.kid-romano_british{--field:#f2bd2c;--emblem:#4a2f06;--rim:#8a5d0c;--edge:#5a3b06}
.kid-loyalists{--field:#1b1a1f;--emblem:#e9e6ef;--rim:#8f8a9c;--edge:#e9e6ef}
.kid-saxons{--field:#7b8a5a;--emblem:#fdf8e6;--rim:#e4e6c6;--edge:#333c1e}
.kid-field{fill:var(--field);stroke:var(--edge);stroke-width:2}
.kid-rim{fill:none;stroke:var(--rim);stroke-width:1.6}.kid-emblem{fill:var(--emblem)}
.kid-cloth{fill:var(--field);stroke:var(--edge);stroke-width:2}
.kid-pole{stroke:var(--coast);stroke-width:4;stroke-linecap:round}
.kid-disc{fill:var(--paper);stroke:var(--coast);stroke-width:3}.kid-ring{fill:none;stroke:var(--gold);stroke-width:2.5}
.kid-coin{fill:var(--glow);stroke:#6b4a08;stroke-width:2.5}.kid-mark{fill:#3d2903}.kid-deed{fill:var(--wine)}
.kid-banner{stroke:var(--coast);stroke-width:2}.kid-north{fill:#7a6aa8}.kid-south{fill:#3f8f8a}
.kid-hatching{stroke:var(--closed);stroke-width:5;opacity:.5}
.kid-area{fill:transparent}
.kid [data-at]:has(>.kid-area){--lit-filter:none}
[data-lit]>.kid-area{fill:var(--glow);fill-opacity:.16;stroke:var(--glow);stroke-width:6;stroke-linejoin:round}
[data-lit]:hover>.kid-area{fill-opacity:.45}
[data-touched]>.kid-area,[data-shown]>.kid-area{fill:var(--wine);fill-opacity:.25;stroke:var(--wine);stroke-width:6;stroke-linejoin:round}
.kid-held{fill:var(--field);opacity:.3}.kid-hatched{fill:url(#kid-hatch)}
.kid-now{fill:var(--glow);fill-opacity:.22;stroke:var(--glow);stroke-width:5;stroke-linejoin:round}
.kid-asked{fill:var(--glow);fill-opacity:.4;stroke:var(--glow);stroke-width:5}
.kid-chosen{fill:var(--glow);fill-opacity:.12;stroke:var(--glow);stroke-width:4;stroke-dasharray:14 8}
.kid-way{fill:none;stroke:var(--wine);stroke-width:6;stroke-linecap:round;stroke-dasharray:2 13}
.kid-gone{fill:none;stroke:var(--paper-edge);stroke-width:2;stroke-dasharray:7 6;opacity:.6}.kid-owner{fill:var(--gold)}
.kid-card{fill:var(--face,var(--paper));stroke:var(--paper-edge);stroke-width:2.5}
.kid-slot{fill:var(--slot);stroke:var(--paper-edge);stroke-width:2;stroke-dasharray:7 6}
.kid-panel{fill:var(--panel);stroke:var(--paper-edge);stroke-width:2.5}
.kid-acting{fill:var(--paper);stroke:var(--glow);stroke-width:6}
.kid-glow{fill:none;stroke:var(--glow);stroke-width:6}
.kid-down{--face:transparent;opacity:.85}.kid-spot{fill:var(--slot)}.kid-mini{stroke:var(--border);stroke-width:8}
.kid-side-0{fill:var(--wine);stroke:var(--wine);stroke-width:0}
.kid-side-1{fill:var(--teal);stroke:var(--teal);stroke-width:0;stroke-dasharray:7 5}
.kid-band{fill:none;stroke-width:4}.kid-newest{fill:var(--glow);stroke:var(--coast);stroke-width:2}.kid-tiny{font-size:22px;font-weight:bold}
.kid-badge{fill:var(--paper);stroke:var(--coast);stroke-width:2}
"""

STYLE = (
    f".kid{{{DAY}}}@media(prefers-color-scheme:dark){{.kid{{{NIGHT}}}}}"
    f'[data-theme="light"] .kid{{{DAY}}}[data-theme="dark"] .kid{{{NIGHT}}}{RULES}'
).replace("\n", "")
