"""Colours by day and by night. Inside symbols rules name one class each: ancestors don't reach into a <use>."""

DAY = """--sea:#a9cbd0;--wave:#7fa9b1;--abroad:#d9d0bb;--hill:#a99c82;--shore:#8c7a58;--border:#8a5a3c;--river:#7fb0c4;
--road:#fff8e6;--verge:#6b5235;--halo:#f7edd3;--ink:#2d2016;--soft:#66543f;--paper:#fbf4e2;--edge:#b0935f;--panel:#f1e6cb;
--slot:#e3d4b0;--gold:#c08a1c;--glow:#f0a818;--court:#f3dfc0;--city:#fdf6e3;--fort:#a8322a;--tile:#fff6dc;
--t0:#ecd9a8;--t1:#cfdcae;--t2:#e7c7a6;--t3:#d9cfc4"""

NIGHT = """--sea:#14272f;--wave:#2c4a55;--abroad:#24211c;--hill:#575043;--shore:#0d0c0a;--border:#b98a66;
--river:#38606f;--road:#cdbb95;--verge:#120e0a;--halo:#211d17;--ink:#f5ead2;--soft:#cdbd9c;--paper:#3b342a;--edge:#8a7449;
--panel:#2b2720;--slot:#1f1c17;--gold:#e2b24c;--glow:#ffc64a;--court:#38301f;--city:#d9cba8;--fort:#d0574c;--tile:#f3e6c4;
--t0:#4d4329;--t1:#3c4730;--t2:#513b2d;--t3:#413d3b"""

RULES = """
.tm{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,serif;fill:var(--ink)}
.tm-middle{text-anchor:middle}.tm-end{text-anchor:end}.tm-bold{font-weight:bold}.tm .tm-quiet{fill:var(--soft)}
.tm-abroad{fill:var(--abroad)}.tm-sea{fill:var(--sea)}.tm-frame{fill:none;stroke:var(--edge);stroke-width:5}
.tm-waves{fill:none;stroke:var(--wave);stroke-width:2.5;stroke-linecap:round}
.tm-hills{fill:none;stroke:var(--hill);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.tm-shore{fill:var(--t0);stroke:var(--shore);stroke-width:12;stroke-opacity:.35;stroke-linejoin:round}
.tm-coast{fill:none;stroke:var(--shore);stroke-width:3.5;stroke-linejoin:round}
.tm-tint-0{fill:var(--t0);stroke:var(--t0)}.tm-tint-1{fill:var(--t1);stroke:var(--t1)}
.tm-tint-2{fill:var(--t2);stroke:var(--t2)}.tm-tint-3{fill:var(--t3);stroke:var(--t3)}
.tm-border{fill:none;stroke:var(--border);stroke-width:2.5;stroke-dasharray:3 7;stroke-linecap:round}
.tm-river{fill:none;stroke:var(--river);stroke-width:5;stroke-linecap:round;opacity:.65}
.tm-verge{fill:none;stroke:var(--verge);stroke-width:9;stroke-linecap:round}
.tm-road{fill:none;stroke:var(--road);stroke-width:5;stroke-linecap:round}
.tm-city{fill:var(--city);stroke:var(--verge);stroke-width:3.5}
.tm-fortress{fill:var(--fort);stroke:var(--verge);stroke-width:3;stroke-linejoin:round}
.tm-spot{fill:transparent}
.tm [data-at]:has(>.tm-spot),.tm [data-at]:has(>.tm-target){--lit-filter:none}
[data-lit]>.tm-spot{fill:var(--glow);fill-opacity:.35}
[data-touched]>.tm-spot,[data-shown]>.tm-spot{fill:var(--ink);fill-opacity:.3}
.tm-place{font-size:21.5px;text-anchor:middle;paint-order:stroke;stroke:var(--halo);stroke-width:4.5;stroke-linejoin:round}
.tm-province{font-size:19px;font-style:italic;font-weight:bold;letter-spacing:1.5px;text-anchor:middle;paint-order:stroke;
stroke:var(--halo);stroke-width:4;stroke-linejoin:round}
@media(max-width:480px){.tm-place{font-size:25px}}
.tm-from{text-anchor:start}.tm-to{text-anchor:end}
.tm-province{fill:var(--border)}.tm-names{pointer-events:none}
.tm-octagon{fill:var(--tile);stroke:var(--gold);stroke-width:3.5}.tm-number{font-size:24px;font-weight:bold;text-anchor:middle;fill:#2d2016}
.tm-tile{fill:var(--tile);stroke:#5d4524;stroke-width:2.5}.tm-taj{fill:#5d4524}
.tm-plus{font-size:25px;font-weight:bold;text-anchor:middle;fill:#5d4524}
.tm-now{fill:none;stroke:var(--glow);stroke-width:7;stroke-linejoin:round}
.tm-here{fill:var(--glow);fill-opacity:.2}
.tm-target{fill:var(--glow);fill-opacity:.5;stroke:var(--glow);stroke-width:4;stroke-dasharray:7 5}
.tm-court{fill:var(--court);stroke:var(--gold);stroke-width:4}.tm-hair{fill:none;stroke:var(--gold);stroke-width:1.5;opacity:.7}
.tm-slot{fill:var(--slot);stroke:var(--edge);stroke-width:2}.tm-gone{fill:var(--slot);opacity:.8}
.tm-panel{fill:var(--panel);stroke:var(--edge);stroke-width:2.5}.tm-acting{fill:none;stroke:var(--glow);stroke-width:6}
.tm-field{fill:var(--field,#777);stroke:var(--rim,#333);stroke-width:2.5}.tm-icon{fill:var(--mark,#fff)}
.tm-of-vizier{--field:#2f7d46;--rim:#123a1e;--mark:#fff}.tm-of-general{--field:#71399c;--rim:#34124f;--mark:#fff}
.tm-of-monk{--field:#df7413;--rim:#6d3404;--mark:#fff}.tm-of-princess{--field:#f3c833;--rim:#7a5a06;--mark:#533c03}
.tm-of-grand_mogul{--field:#1d57a5;--rim:#0b2850;--mark:#ffe08a}.tm-of-elephant{--field:#8d8c87;--rim:#35342f;--mark:#fff}
.tm-good-rice{fill:#fffdf2;stroke:#5d4524;stroke-width:1.8}.tm-good-tea{fill:#3f7d2c;stroke:#18370f;stroke-width:1.5}
.tm-good-spices{fill:#c3361f;stroke:#54120a;stroke-width:1.5}.tm-good-jewels{fill:#3c8fd0;stroke:#0f3558;stroke-width:1.5}
.tm-palace{stroke-width:2.5;stroke-linejoin:round}.tm-gold{fill:#f7c531;stroke:#6b4a08;stroke-width:2;stroke-linejoin:round}
.tm-seat-0{fill:#1d63b8;stroke:#f4f8ff}.tm-seat-1{fill:#e2701a;stroke:#3d1a02}.tm-seat-2{fill:#26262b;stroke:#f2eee4}
.tm-seat-3{fill:#fbf6e6;stroke:#33291b}.tm-seat-4{fill:#12938a;stroke:#04302d}
.tm-card{fill:var(--paper);stroke:#4a3a22;stroke-width:2.5}
.tm-red{fill:#d8452f}.tm-yellow{fill:#f4cf4a}.tm-green{fill:#6fb35a}.tm-violet{fill:#9a76c4}.tm-white{fill:#fffdf4}
.tm-special{fill:#2f3b57}.tm-back{fill:#7b2436}.tm-sign{fill:#fffdf4;stroke:#2d2016;stroke-width:1.5}
.tm-star{fill:#f7c531;font-size:22px;text-anchor:middle}.tm-two{fill:#fff;font-size:48px;font-weight:bold;text-anchor:middle}
.tm-dot-red{fill:#d8452f;stroke:#fff}.tm-dot-yellow{fill:#f4cf4a;stroke:#fff}.tm-dot-green{fill:#6fb35a;stroke:#fff}
.tm-dot-violet{fill:#9a76c4;stroke:#fff}
.tm-badge{fill:var(--paper);stroke:var(--ink);stroke-width:2.5}.tm-count{font-size:28px;font-weight:bold}
.tm-small{font-size:22px}.tm-lead{fill:var(--glow);opacity:.55}.tm-dim{opacity:.3}
.tm-axis{stroke:var(--soft);stroke-width:3;fill:none}.tm-start{fill:#1b1a1f;stroke:#f2eee4;stroke-width:1.8}
.tm-owner{fill:var(--gold)}.tm-slip{fill:var(--paper);stroke:var(--edge);stroke-width:2}
.tm-casing{fill:none;stroke-width:12;stroke-linecap:round}.tm-casing-0{stroke:#0b2850}.tm-casing-1{stroke:#3d1a02}
.tm-casing-2{stroke:#f2eee4}.tm-casing-3{stroke:#33291b;stroke-width:11}.tm-casing-4{stroke:#04302d}
.tm-chain{fill:none;stroke-width:7;stroke-linecap:round}.tm-chain-0{stroke:#1d63b8}.tm-chain-1{stroke:#e2701a}
.tm-chain-2{stroke:#26262b}.tm-chain-3{stroke:#fffdf4;stroke-width:6;stroke-dasharray:1 11}.tm-chain-4{stroke:#12938a}
"""

STYLE = (
    f".tm{{{DAY}}}@media(prefers-color-scheme:dark){{.tm{{{NIGHT}}}}}"
    f'[data-theme="light"] .tm{{{DAY}}}[data-theme="dark"] .tm{{{NIGHT}}}{RULES}'
).replace("\n", "")
