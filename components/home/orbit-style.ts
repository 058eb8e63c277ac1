/** Styles of the drawing of fields and years, included only in the home page. Windows below 75 rem get flat strips instead of the dome. */
export const orbitStyle = `.orbits{display:block;inline-size:100%;block-size:auto;overflow:visible}
.orbits text{font-size:12.5px;fill:var(--ink)}.orbits .q{fill:var(--muted)}.orbits .b{font-weight:600}.orbits .n{font-weight:400}
.orbits .ln{fill:none;stroke:var(--hair)}.orbits .dots{fill:none;stroke:var(--accent);stroke-width:4.2;stroke-linecap:round}
.orbits a{text-decoration:none}.orbits a:hover text,.orbits a:focus-visible text{text-decoration:underline}.orbits a:hover .dots{stroke:var(--ink)}
.orbits .arc{fill:none;stroke:transparent;stroke-width:34}.orbits a:hover .arc{stroke:var(--accent-soft)}.orbits .hit{fill:transparent}.orbits a:hover .hit{fill:var(--accent-soft)}
.orbit-strips .dots{stroke-width:3.5}.orbit-strips ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:0 3rem}.orbit-strips li{max-inline-size:30rem}
.orbit-strips .name{display:flex;gap:.5rem;align-items:center;inline-size:fit-content;min-block-size:2.75rem;margin-block-end:-1.7rem;position:relative;text-decoration:none}
@media(75rem>width){.dome{display:none}}
@media(width>=75rem){.stage{position:relative;margin-block-start:1rem}.orbit-strips,.orbit-title{display:none}.stage>.centre{position:absolute;inset-block-end:178px;inset-inline:338px;text-align:center}.centre h1{margin-inline:auto;max-inline-size:22rem;font-size:1.8125rem}.centre .line{justify-content:center}}
@media(forced-colors:active){.orbits .dots{stroke:LinkText}.orbits text{fill:CanvasText}.orbits .ln{stroke:GrayText}}
@media print{.dome{display:none}.orbit-strips{display:block}}`;
