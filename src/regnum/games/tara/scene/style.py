"""Colours by day and by night. Players are told apart by shape too."""

DAY = (
    "--tara-sea:#cfdcd8;--tara-wave:#b9cbc6;--tara-ink:#2f2a22;--tara-soft:#6d6250;--tara-frame:#8a7448;--tara-gold:#b98a1d;"
    "--tara-panel:#f6efdd;--tara-line:#cdbf9c;--tara-card:#fbf6e8;--tara-back:#3f5b4a;--tara-cell:#f3ecd6;"
    "--tara-connacht:#b9c9b0;--tara-ulster:#cfc9a4;--tara-leinster:#bccf9f;--tara-munster:#a9c4b8;"
    "--tara-can:#c2410c;--tara-glow:#f59e0b;--tara-veil:#cfdcd8;--tara-blue:#2563b0;--tara-yellow:#f2c230;"
    "--tara-white:#fffdf7;--tara-red:#c0342b;--tara-edge:#2b241a;--tara-stone:#7d7568;"
)
NIGHT = (
    "--tara-sea:#17211f;--tara-wave:#22302d;--tara-ink:#efe7d3;--tara-soft:#b5a98d;--tara-frame:#a68a4f;--tara-gold:#e0b64a;"
    "--tara-panel:#25241f;--tara-line:#4b4637;--tara-card:#2d2b25;--tara-back:#34503f;--tara-cell:#2f3128;"
    "--tara-connacht:#33453a;--tara-ulster:#454329;--tara-leinster:#37472a;--tara-munster:#294640;"
    "--tara-can:#fb923c;--tara-glow:#fbbf24;--tara-veil:#17211f;--tara-blue:#4f8fe0;--tara-yellow:#eec23d;"
    "--tara-white:#f4efe2;--tara-red:#d8564b;--tara-edge:#0f0d09;--tara-stone:#a39b8c;"
)

RULES = (
    ".tara text{font-family:Georgia,'Times New Roman',serif;fill:var(--tara-ink)}"
    ".tara .t-mid{text-anchor:middle}.tara .t-num{font-weight:700;font-size:25px}.tara .t-name{font-size:22px}"
    ".tara .t-small{font-size:21px}.tara .t-pip{font-size:17px;font-weight:700;text-anchor:middle;"
    "fill:var(--tara-edge)}"
    ".tara .t-plate{font-size:27px;font-variant:small-caps;letter-spacing:3px;text-anchor:middle}"
    ".t-sea{fill:var(--tara-sea)}.t-frame{fill:none;stroke:var(--tara-frame);stroke-width:3}"
    ".t-wave{fill:none;stroke:var(--tara-wave);stroke-width:3;stroke-linecap:round}"
    ".t-connacht{fill:var(--tara-connacht)}.t-ulster{fill:var(--tara-ulster)}.t-leinster{fill:var(--tara-leinster)}"
    ".t-munster{fill:var(--tara-munster)}.t-land{stroke:var(--tara-frame);stroke-width:2.5}"
    ".t-path{fill:none;stroke:var(--tara-frame);stroke-width:2;opacity:.45}"
    ".t-cell{fill:var(--tara-cell);stroke:var(--tara-frame);stroke-width:1.6}.t-throne{stroke:var(--tara-gold);stroke-width:4}"
    ".t-glyph{fill:none;stroke:var(--tara-soft);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round;opacity:.62}"
    ".t-emblem{fill:none;stroke:var(--tara-frame);stroke-width:3;stroke-linecap:round;stroke-linejoin:round;opacity:.8}"
    ".t-spiral{fill:none;stroke:var(--tara-gold);stroke-width:5;stroke-linecap:round}"
    ".t-disc{fill:var(--tara-panel);stroke:var(--tara-gold);stroke-width:3}"
    ".t-0{fill:var(--tara-blue)}.t-1{fill:var(--tara-yellow)}.t-2{fill:var(--tara-white)}.t-3{fill:var(--tara-red)}"
    ".t-piece{stroke:var(--tara-edge);stroke-width:2.5;stroke-linejoin:round}"
    ".t-shine{fill:none;stroke:#fff;stroke-opacity:.55;stroke-width:2.5;stroke-linejoin:round}"
    ".t-wall{fill:none;stroke:var(--tara-stone);stroke-width:8;stroke-dasharray:9.2 5.8}"
    ".t-rampart{fill:none;stroke:var(--tara-stone);stroke-width:4}"
    ".t-crown{fill:var(--tara-gold);stroke:var(--tara-edge);stroke-width:1.8;stroke-linejoin:round}"
    ".t-active{fill:none;stroke:var(--tara-glow);stroke-width:5;stroke-dasharray:3 6.4;stroke-linecap:round}"
    ".t-ring{fill:none;stroke:var(--tara-can);stroke-width:4.5}.t-spot{fill:var(--tara-can);stroke:none}"
    ".t-hit{fill:#000;fill-opacity:0}[data-at]{cursor:pointer}"
    ".t-veil{fill:var(--tara-veil);opacity:.72;pointer-events:none}.t-edge{fill:none;stroke:var(--tara-can);stroke-width:6}"
    ".t-panel{fill:var(--tara-panel);stroke:var(--tara-line);stroke-width:2}.t-turn{stroke:var(--tara-can);stroke-width:5}"
    ".t-coin{fill:var(--tara-gold);stroke:var(--tara-edge);stroke-width:1.6}.t-cow{fill:none;stroke:var(--tara-edge);"
    "stroke-width:1.8;stroke-linecap:round}"
    ".t-card{fill:var(--tara-card);stroke:var(--tara-soft);stroke-width:2}"
    ".t-can .t-card{stroke:var(--tara-can);stroke-width:5}.t-menhir{fill:var(--tara-stone);fill-opacity:.35;"
    "stroke:var(--tara-soft);stroke-width:2}"
    ".t-back{fill:var(--tara-back);stroke:var(--tara-edge);stroke-width:1.6}"
    ".t-knot{fill:none;stroke:var(--tara-gold);stroke-width:1.8}"
    ".t-place{fill:var(--tara-glow);stroke:var(--tara-ink);stroke-width:2.4}.t-arrow{fill:var(--tara-ink)}"
    ".t-faded{fill:none;stroke:var(--tara-soft);stroke-width:1.8;stroke-dasharray:4 3;opacity:.8}"
    ".t-tab{fill:var(--tara-panel);stroke:var(--tara-can);stroke-width:3}.t-kept{opacity:.62}"
    ".t-cube{fill:#191613;stroke:var(--tara-gold);stroke-width:2.5}.t-later{fill:var(--tara-soft)}"
    ".t-icon{fill:none;stroke:var(--tara-ink);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}"
    ".t-dark{stroke:#1e1810}.t-pale{opacity:.35}"
)

STYLE = (
    f".tara{{{DAY}}}@media (prefers-color-scheme:dark){{.tara{{{NIGHT}}}}}"
    f'[data-theme="light"] .tara{{{DAY}}}[data-theme="dark"] .tara{{{NIGHT}}}{RULES}'
)
