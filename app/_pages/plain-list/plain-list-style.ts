/**
 * The look of the site in a few rules. In a frame it has no ground of its own and follows light and dark of the page around it as far as a frame can;
 * on paper it is black, and the number of each row stands in the margin.
 */
export const plainListStyle = [
  ':root{color-scheme:light dark;--ink:light-dark(#1a1f2b,#ece8dd);--muted:light-dark(#59606f,#a6adbd);--line:light-dark(#e4dfd3,#262e44);--accent:light-dark(#1d4f91,#93b7f5);--ok:light-dark(#2c6b4f,#7cc6a4);color:var(--ink);font:1rem/1.55 "Madar Sans",system-ui,"Segoe UI",Tahoma,sans-serif;font-variant-numeric:tabular-nums}',
  ':root:lang(ar){line-height:1.75}',
  'body{margin:0;padding:.5rem .75rem}main{max-width:56rem;margin-inline:auto}h1{font-size:1.25rem;line-height:1.35;margin:0;padding-block-end:.5rem;border-block-end:2px solid var(--ink)}',
  'ol{list-style:none;margin:0;padding:0}li{padding:.75rem 0;border-block-end:1px solid var(--line);overflow-wrap:anywhere;break-inside:avoid}p{margin:.1rem 0 0;font-size:.9375rem}',
  'a{color:inherit;text-decoration:none}a:hover{color:var(--accent);text-decoration:underline}a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}li>a{font-weight:600;font-size:1.0625rem;line-height:1.4}',
  '.alt,.facts,.address{color:var(--muted)}:root[dir=rtl] .alt:dir(ltr),:root[dir=ltr] .alt:dir(rtl){text-align:end}.facts span{margin-inline-end:1.1rem}.facts b{color:var(--ok);font-weight:400}.foot{padding-block:.75rem}.foot a{color:var(--accent);text-decoration:underline;display:inline-block;min-block-size:2.75rem;align-content:center}',
  '.paper{background:light-dark(#fff,#0e1220)}.paper body{padding:1.5rem}.paper ol{list-style:decimal;padding-inline-start:2.5rem}.paper li::marker{color:var(--muted);font-size:.8125rem}',
  '@media print{:root{color-scheme:light;--ink:#000;--muted:#333;--line:#999;--ok:#000;font-size:10.5pt}.paper body{padding:0}.paper main{max-width:none}.foot{display:none}@page{margin:18mm 16mm}}',
].join('');
