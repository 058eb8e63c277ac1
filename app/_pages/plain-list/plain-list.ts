import { otherFaces, ownFacesUrl } from '#components/site/font-faces.ts';
import { directionOf, type Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { translator } from '#lib/i18n/translator.ts';
import { signRuns } from '#lib/text/query/sign-runs.ts';
import { paths } from '#lib/url/paths.ts';
import { plainListStyle } from './plain-list-style.ts';

export interface PlainList {
  readonly language: Language;
  readonly siteUrl: string;
  readonly title: string;
  /** Absolute address of the list on the site. */
  readonly home: string;
  /** Under the title, each a line. */
  readonly notes?: readonly string[];
  /** What leads from the end of the list to `home`. */
  readonly foot: string;
  /** `frame`: in somebody else's page, out of which links lead; `paper`: to be printed. */
  readonly kind: 'frame' | 'paper';
  /** Of `scriptNonce`. */
  readonly nonce?: string | undefined;
}

const peopleMax = 5;

/** Publications as a whole page of plain HTML without a script, in pieces: what stands before the rows, a row for each, what stands behind. */
export function plainListWriter(list: PlainList) {
  const { language, siteUrl, home, kind, nonce } = list;
  const title = escapeXml(list.title);
  const notes = (list.notes ?? []).map((note) => `<p>${escapeXml(note)}</p>`).join('');
  const target = kind === 'frame' ? ' target="_top"' : '';
  const style = `<link rel="stylesheet" href="${siteUrl}${ownFacesUrl(language)}"><style${nonce ? ` nonce="${nonce}"` : ''}>${otherFaces(language)}${plainListStyle}</style>`;
  const address = kind === 'paper' ? `<p class="address"><bdi dir="ltr">${escapeXml(home)}</bdi></p>` : '';
  return {
    head: `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}" class="${kind}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeXml(home)}">${style}</head><body><main><h1>${title}</h1>${address}${notes}<ol>`,
    row: (research: Research) => row(research, { language, siteUrl, target }),
    tail: `</ol><p class="foot"><a href="${escapeXml(home)}"${target}>${escapeXml(list.foot)}</a></p></main></body></html>`,
  };
}

/** A list that is at hand as one page. */
export function plainList(list: PlainList, items: readonly Research[]): string {
  const { head, row: write, tail } = plainListWriter(list);
  const none = items.length === 0 ? `<li>${escapeXml(translator(list.language, 'embed')('none'))}</li>` : '';
  return head + none + items.map(write).join('') + tail;
}

interface RowPlace {
  readonly language: Language;
  readonly siteUrl: string;
  readonly target: string;
}

function row(research: Research, { language, siteUrl, target }: RowPlace): string {
  const rows = translator(language, 'rows');
  const people = research.authors.slice(0, peopleMax);
  const others = research.authorCount - people.length;
  const names = people.map(({ name }) => bdi(name)).join(rows('separator'));
  const more = others > 0 ? ` ${escapeXml(translator(language, 'embed')('moreAuthors', { count: others }))}` : '';
  const facts = [
    research.venue && bdi(research.venue.name),
    research.year === undefined ? undefined : String(research.year),
    research.type && bdi(research.type.name),
    research.openAccess ? `<b>${escapeXml(rows('openAccess'))}</b>` : undefined,
  ].filter(Boolean);
  const link = `<a href="${escapeXml(siteUrl + paths.record(language, research.id))}"${target}>${bdi(research.title)}</a>`;
  const alt = research.title.alt ? `<p class="alt" dir="${directionOf(research.title.alt.lang)}">${bdi(research.title.alt)}</p>` : '';
  const line = (text: string, name = '') => (text ? `<p${name && ` class="${name}"`}>${text}</p>` : '');
  return `<li>${link}${alt}${line(names && names + more)}${line(facts.map((fact) => `<span>${fact}</span>`).join(''), 'facts')}</li>`;
}

/** A value from data in its own language and direction. */
function bdi({ value, lang }: Pick<Text, 'value' | 'lang'>): string {
  if (lang === 'und') return `<bdi>${escapeXml(value)}</bdi>`;
  const isRtl = directionOf(lang) === 'rtl';
  const text = isRtl
    ? signRuns(value)
        .map((run) => (run.ltr ? `<bdi dir="ltr">${escapeXml(run.text)}</bdi>` : escapeXml(run.text)))
        .join('')
    : escapeXml(value);
  return `<bdi lang="${escapeXml(lang)}" dir="${isRtl ? 'rtl' : 'ltr'}">${text}</bdi>`;
}
