import { facesUrl } from '#components/site/font-faces.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { translator } from '#lib/i18n/translator.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { bidiRuns } from '#lib/text/query/bidi-runs.ts';
import { paths } from '#lib/url/paths.ts';

export interface PlainList {
  readonly language: Language;
  readonly siteUrl: string;
  readonly title: string;
  /** Absolute address of the list on the site. */
  readonly home: string;
  /** Lines below the title. */
  readonly notes?: readonly string[];
  /** Text of the link to `home` at the end. */
  readonly foot: string;
  /** `frame`: for an iframe, with links that open outside of it; `paper`: for printing. */
  readonly kind: 'frame' | 'paper';
  /** The nonce for the style element, from `scriptNonce`. */
  readonly nonce?: string | undefined;
}

const peopleMax = 5;

/** Writes a plain HTML page of publications in pieces: `opening`, `row` for each publication, `tail`. */
export function plainListWriter(list: PlainList) {
  const { language, siteUrl, home, kind, nonce } = list;
  const title = escapeXml(list.title);
  const context = { language, siteUrl, target: kind === 'frame' ? ' target="_top"' : '', ...rowTexts(language) };
  const notes = (list.notes ?? []).map((note) => `<p>${escapeXml(note)}</p>`).join('');
  const style = `<link rel="stylesheet" href="${siteUrl}${facesUrl(language)}"><style${nonce ? ` nonce="${nonce}"` : ''}>${plainListStyle}</style>`;
  const address = kind === 'paper' ? `<p class="address"><bdi dir="ltr">${escapeXml(home)}</bdi></p>` : '';
  return {
    opening: `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}" class="${kind}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeXml(home)}">${style}</head><body><main><h1>${title}</h1>${address}${notes}<ol>`,
    row: (research: Research) => row(research, context),
    tail: `</ol><p class="foot"><a href="${escapeXml(home)}"${context.target}>${escapeXml(list.foot)}</a></p></main></body></html>`,
  };
}

/** The whole HTML page at once, for publications that are already in memory. */
export function plainList(list: PlainList, items: readonly Research[]): string {
  const { opening, row: write, tail } = plainListWriter(list);
  const emptyNote = items.length === 0 ? `<li>${escapeXml(translator(list.language, 'embed')('none'))}</li>` : '';
  return opening + emptyNote + items.map(write).join('') + tail;
}

interface RowContext extends ReturnType<typeof rowTexts> {
  readonly language: Language;
  readonly siteUrl: string;
  readonly target: string;
}

/** The messages of rows, created once for a list, which takes as long as writing a row. */
const rowTexts = (language: Language) => ({ rows: translator(language, 'rows'), embed: translator(language, 'embed') });

function row(research: Research, { language, siteUrl, target, rows, embed }: RowContext): string {
  const people = research.authors.slice(0, peopleMax);
  const hiddenCount = research.authorCount - people.length;
  const names = people.map(({ name }) => bdi(name)).join(rows('separator'));
  const moreNote = hiddenCount > 0 ? ` ${escapeXml(embed('moreAuthors', { count: hiddenCount }))}` : '';
  const facts = [
    research.venue && bdi(research.venue.name),
    research.year === undefined ? undefined : String(research.year),
    research.type && bdi(research.type.name),
    research.freeToRead ? `<b>${escapeXml(rows('freeToRead'))}</b>` : undefined,
  ].filter(Boolean);
  const link = `<a href="${escapeXml(siteUrl + paths.record(language, research.id))}"${target}>${bdi(research.title)}</a>`;
  const alt = research.title.alt ? `<p class="alt" dir="${directionOf(research.title.alt.lang)}">${bdi(research.title.alt)}</p>` : '';
  const line = (text: string, name = '') => (text ? `<p${name && ` class="${name}"`}>${text}</p>` : '');
  return `<li>${link}${alt}${line(names && names + moreNote)}${line(facts.map((fact) => `<span>${fact}</span>`).join(' '), 'facts')}</li>`;
}

/** A `bdi` element with the language and direction of a value. */
function bdi({ value, lang }: Pick<Text, 'value' | 'lang'>): string {
  if (lang === 'und') return `<bdi>${escapeXml(value)}</bdi>`;
  const isRtl = directionOf(lang) === 'rtl';
  const text = isRtl
    ? bidiRuns(value)
        .map((textRun) => (textRun.ltr ? `<bdi dir="ltr">${escapeXml(textRun.text)}</bdi>` : escapeXml(textRun.text)))
        .join('')
    : escapeXml(value);
  return `<bdi lang="${escapeXml(lang)}" dir="${isRtl ? 'rtl' : 'ltr'}">${text}</bdi>`;
}

/** Minimal styles. In an iframe: transparent, in the reader's light or dark theme. On paper: black, with row numbers. */
const plainListStyle = [
  ':root{color-scheme:light dark;--ink:light-dark(#1a1f2b,#ece8dd);--muted:light-dark(#59606f,#a6adbd);--line:light-dark(#e4dfd3,#262e44);--accent:light-dark(#1d4f91,#93b7f5);--ok:light-dark(#2c6b4f,#7cc6a4);color:var(--ink);font:1rem/1.55 "Madar Sans","Madar Aside",system-ui,"Segoe UI",Tahoma,sans-serif;font-variant-numeric:tabular-nums}',
  ':root:lang(ar){line-height:1.75}',
  'body{margin:0;padding:.5rem .75rem}main{max-width:56rem;margin-inline:auto}h1{font-size:1.25rem;line-height:1.35;margin:0;padding-block-end:.5rem;border-block-end:2px solid var(--ink)}',
  'ol{list-style:none;margin:0;padding:0}li{padding:.75rem 0;border-block-end:1px solid var(--line);overflow-wrap:anywhere;break-inside:avoid}p{margin:.1rem 0 0;font-size:.9375rem}',
  'a{color:inherit;text-decoration:none}a:hover{color:var(--accent);text-decoration:underline}a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}li>a{font-weight:600;font-size:1.0625rem;line-height:1.4}',
  '.alt,.facts,.address{color:var(--muted)}:root[dir=rtl] .alt:dir(ltr),:root[dir=ltr] .alt:dir(rtl){text-align:end}.facts span{margin-inline-end:1.1rem}.facts b{color:var(--ok);font-weight:400}.foot{padding-block:.75rem}.foot a{color:var(--accent);text-decoration:underline;display:inline-block;min-block-size:2.75rem;align-content:center}',
  '.paper{background:light-dark(#fff,#0e1220)}.paper body{padding:1.5rem}.paper ol{list-style:decimal;padding-inline-start:2.5rem}.paper li::marker{color:var(--muted);font-size:.8125rem}',
  '@media print{:root{color-scheme:light;--ink:#000;--muted:#333;--line:#999;--ok:#000;font-size:10.5pt}.paper body{padding:0}.paper main{max-width:none}.foot{display:none}@page{margin:18mm 16mm}}',
].join('');
