import type { Author } from '#lib/domain/author.ts';
import { directionOf, type Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { escapeXml } from '#lib/formats/xml.ts';
import { translator } from '#lib/i18n/translator.ts';
import { paths } from '#lib/url/paths.ts';

interface EmbedPage {
  readonly language: Language;
  readonly author: Author;
  readonly page: Page<Research>;
  readonly siteUrl: string;
  readonly siteName: string;
  /** Of `scriptNonce`. */
  readonly nonce?: string | undefined;
}

const peopleMax = 5;

/** It takes the colours of the page around it as far as a frame can: no ground of its own, the system's letters, light or dark. */
const style = `:root{color-scheme:light dark;font:1rem/1.55 system-ui,"Segoe UI",Tahoma,sans-serif}:root:lang(ar){line-height:1.75}body{margin:0;padding:.5rem}h1{font-size:1.125rem;margin:0}ol{list-style:none;margin:.5rem 0;padding:0}li{padding:.6rem 0;border-block-end:1px solid color-mix(in srgb,currentcolor 20%,transparent)}p{margin:.15rem 0 0;font-size:.9375rem;opacity:.8}a{color:inherit}`;

/** The publications of a person as a whole page of plain HTML without a script, for a frame in somebody else's page. */
export function embedPage({ language, author, page, siteUrl, siteName, nonce }: EmbedPage): string {
  const t = translator(language, 'embed');
  const home = `${siteUrl}${paths.author(language, author.id)}`;
  const title = escapeXml(t('title', { name: author.name.value }));
  const rows = page.items.map((research) => row(research, language, siteUrl)).join('');
  const all = t('all', { site: siteName, count: page.total ?? page.items.length });
  return `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeXml(home)}"><style${nonce ? ` nonce="${nonce}"` : ''}>${style}</style></head><body><main><h1>${title}</h1>${rows ? `<ol>${rows}</ol>` : `<p>${escapeXml(t('none'))}</p>`}<p><a href="${escapeXml(home)}" target="_top">${escapeXml(all)}</a></p></main></body></html>`;
}

function row(research: Research, language: Language, siteUrl: string): string {
  const rows = translator(language, 'rows');
  const people = research.authors.slice(0, peopleMax);
  const others = research.authorCount - people.length;
  const names = people.map(({ name }) => bdi(name)).join(rows('separator'));
  const more = others > 0 ? ` ${escapeXml(translator(language, 'embed')('moreAuthors', { count: others }))}` : '';
  const place = [research.venue && bdi(research.venue.name), research.year === undefined ? undefined : String(research.year)]
    .filter(Boolean)
    .join(' · ');
  const link = `<a href="${escapeXml(siteUrl + paths.record(language, research.id))}" target="_top">${bdi(research.title)}</a>`;
  return `<li>${link}${names ? `<p>${names}${more}</p>` : ''}${place ? `<p>${place}</p>` : ''}</li>`;
}

/** A value from data in its own language and direction. */
function bdi({ value, lang }: Text): string {
  return lang === 'und'
    ? `<bdi>${escapeXml(value)}</bdi>`
    : `<bdi lang="${escapeXml(lang)}" dir="${directionOf(lang)}">${escapeXml(value)}</bdi>`;
}
