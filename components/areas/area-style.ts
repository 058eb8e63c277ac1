/** Styles of the drawing, included only in the page of areas. In SVG a `<` would begin a tag. The discs of a field lie on an arc, or on a phone on two vertical lines. */
export const areaStyle = `.systems svg{display:block;flex:none}.systems .outer{fill:var(--accent);opacity:.3}.systems .inner,.systems .whole{fill:var(--accent)}.systems .empty{fill:none;stroke:var(--control)}
.lane{position:relative}.lane ol{display:grid;position:relative}.lane a{display:flex;text-decoration:none}.lane a:hover .name{text-decoration:underline}.lane .arc{display:none}
@media(52rem>width){.lane ol{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 .75rem}.lane .name{min-inline-size:0}.lane a{align-items:center;min-block-size:2.75rem;gap:.25rem}.lane a svg{inline-size:44px;block-size:auto}}
@media(width>=52rem){.system{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:1rem;margin-block-end:.5rem}.system h2{padding-block-start:2rem}.lane ol{grid-template-columns:repeat(8,minmax(0,1fr))}
.lane a{flex-direction:column;align-items:center;padding-inline:.25rem}.lane .name{text-align:center;background:var(--paper)}
.lane li:is(:nth-child(8n+1),:nth-child(8n+8)){translate:0 12px}.lane li:is(:nth-child(8n+2),:nth-child(8n+7)){translate:0 6px}.lane li:is(:nth-child(8n+3),:nth-child(8n+6)){translate:0 2px}
.lane .arc{display:block;position:absolute;inset-inline:0;inset-block-start:32px;inline-size:100%;block-size:20px}.lane .arc path{fill:none;stroke:var(--hair)}}
@media(forced-colors:active){.systems .inner,.systems .whole,.systems .outer{fill:LinkText}.lane .arc path,.systems .empty{stroke:GrayText}}`;
