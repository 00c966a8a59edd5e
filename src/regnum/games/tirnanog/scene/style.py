"""Colours by day and by night. Inside symbols rules name one class each: ancestors don't reach into a <use>."""

DAY = """--ground:#dfe6d4;--ink:#26301f;--soft:#56604a;--paper:#fbf7e9;--edge:#8f8a6a;--panel:#eef0df;--slot:#d3dac4;
--glow:#e8951a;--gold:#f1c33c;--gold-ink:#3d2a00;--water:#3d8fb5;--sky:#cfe6ef;--line:#3b3a2a;--back:#5a3f78;
--back-line:#c9aee6;--blood:#b3261e;--good:#2f7a35;
--plain:#f0dc8f;--castle:#d8d3cc;--forest:#b9d59b;--river:#b5d9e8;--temple:#efd9c0;--volcano:#e8b9a4;--fountain:#d9c9ee"""

NIGHT = """--ground:#161c18;--ink:#f0ecd9;--soft:#b9bda5;--paper:#2c322b;--edge:#6f7663;--panel:#212821;--slot:#1a201b;
--glow:#ffb648;--gold:#e5b83a;--gold-ink:#2c1e00;--water:#67b8da;--sky:#2c4654;--line:#10120d;--back:#4a3466;
--back-line:#b497d6;--blood:#ff8a7d;--good:#8fd08f;
--plain:#6b5d22;--castle:#55534f;--forest:#35562b;--river:#235064;--temple:#684d33;--volcano:#6d3526;--fountain:#4c3a6b"""

RULES = """
.tno{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,serif;fill:var(--ink)}
.tno-ground{fill:var(--ground)}.scene .tno-ground{fill:none}.tno-middle{text-anchor:middle}.tno-end{text-anchor:end}
.tno-bold{font-weight:bold}.tno .tno-soft{fill:var(--soft)}.tno-caption{font-size:22px;font-style:italic}
.tno .tno-caption{fill:var(--soft)}.tno-text{font-size:24px}.tno-number{font-size:26px;font-weight:bold}
.tno-total{font-size:34px;font-weight:bold;text-anchor:end}.tno-big{font-size:40px;font-weight:bold}
.tno-panel{fill:var(--panel);stroke:var(--edge);stroke-width:2}
.tno-acting{fill:var(--paper);stroke:var(--glow);stroke-width:6}
.tno-strip{fill:var(--paper);stroke:var(--edge);stroke-width:2}
.tno-slot{fill:var(--slot);stroke:var(--edge);stroke-width:2;stroke-dasharray:8 6}
.tno-face{fill:var(--paper);stroke:var(--line);stroke-width:2.5}
.tno-glow{fill:none;stroke:var(--glow);stroke-width:6}
.tno-wash-plain{fill:var(--plain)}.tno-wash-castle{fill:var(--castle)}.tno-wash-forest{fill:var(--forest)}
.tno-wash-river{fill:var(--river)}.tno-wash-temple{fill:var(--temple)}.tno-wash-volcano{fill:var(--volcano)}
.tno-wash-fountain{fill:var(--fountain)}
.tno-frame{fill:none;stroke:var(--line);stroke-width:2.5}.tno-under{fill:var(--slot);stroke:var(--edge);stroke-width:2}
.tno-name{font-size:28px;font-weight:bold}.tno-power{font-size:22.5px}
.tno-value{fill:var(--gold);stroke:var(--line);stroke-width:2}
.tno .tno-digit{font-size:29px;font-weight:bold;text-anchor:middle;fill:var(--gold-ink)}
.tno-pill{fill:var(--paper);stroke:var(--line);stroke-width:1.5}
.tno-sign{font-size:24px;font-weight:bold;text-anchor:middle}
.tno-back{fill:var(--back);stroke:var(--line);stroke-width:2.5}.tno-knot{fill:none;stroke:var(--back-line);stroke-width:2.5}
.tno-dragon{fill:#a81f1a;stroke:#4d0a07;stroke-width:2}.tno-elf{fill:#2e7d3a;stroke:#0f3a17;stroke-width:2}
.tno-griffin{fill:#e0a91b;stroke:#5a3f00;stroke-width:2}.tno-centaur{fill:#7a4a24;stroke:#341b08;stroke-width:2}
.tno-fairy{fill:#8a4fb8;stroke:#3a1658;stroke-width:2}.tno-any{fill:#f4f1e6;stroke:#4a4a4a;stroke-width:2}
.tno-emblem{fill:#fff6dd}.tno-emblem-dark{fill:#3b2700}.tno-draw{fill:none;stroke:#fff6dd;stroke-width:2.4;stroke-linecap:round}
.tno-hole-dragon{fill:#a81f1a}.tno-hole-elf{fill:#2e7d3a}.tno-hole-griffin{fill:#e0a91b}
.tno-mark{font-size:36px;font-weight:bold;fill:#333;text-anchor:middle}
.tno-sky{fill:var(--sky)}.tno-water{fill:var(--water)}.tno-line{fill:none;stroke:var(--line);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.tno-rule{fill:none;stroke:var(--soft);stroke-width:2.5;stroke-linecap:round}.tno-foam{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round;opacity:.8}
.tno-jet{fill:none;stroke:var(--water);stroke-width:3;stroke-linecap:round}
.tno-grass{fill:#7fae4e;stroke:var(--line);stroke-width:1.5}.tno-corn{fill:#e3b93c;stroke:var(--line);stroke-width:1.5}
.tno-hill{fill:#9dbb63;stroke:var(--line);stroke-width:1.5}.tno-sun{fill:#f7c531;stroke:#b87c00;stroke-width:1.5}
.tno-stone{fill:#b9b4ab;stroke:var(--line);stroke-width:1.8;stroke-linejoin:round}
.tno-shade{fill:#8b867d}.tno-roof{fill:#b03a2e;stroke:var(--line);stroke-width:1.8;stroke-linejoin:round}
.tno-leaf{fill:#3f8a3c;stroke:var(--line);stroke-width:1.8}.tno-leaf-dark{fill:#2a6630;stroke:var(--line);stroke-width:1.8}
.tno-wood{fill:#7b5230;stroke:var(--line);stroke-width:1.5}
.tno-marble{fill:#f5ead6;stroke:var(--line);stroke-width:1.8;stroke-linejoin:round}
.tno-rock{fill:#6f4a3d;stroke:var(--line);stroke-width:1.8;stroke-linejoin:round}.tno-lava{fill:#f2672a;stroke:#8f1d0a;stroke-width:1.5}
.tno-smoke{fill:#9a948c;opacity:.85}.tno-spark{fill:#d6213a}
.tno-seat{fill:var(--ink)}.tno-star{fill:var(--gold);stroke:var(--line);stroke-width:1.5}
.tno .tno-yes{fill:var(--good)}.tno .tno-no{fill:var(--blood)}
.tno-down{fill:url(#tno-hatch);stroke:var(--line);stroke-width:2.5}.tno-hatching{stroke:var(--edge);stroke-width:6}
.tno-badge{fill:var(--paper);stroke:var(--line);stroke-width:2}
"""

STYLE = (
    f".tno{{{DAY}}}@media(prefers-color-scheme:dark){{.tno{{{NIGHT}}}}}"
    f'[data-theme="light"] .tno{{{DAY}}}[data-theme="dark"] .tno{{{NIGHT}}}{RULES}'
).replace("\n", "")
