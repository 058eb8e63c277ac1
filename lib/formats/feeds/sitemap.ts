import { languages } from '#lib/languages/languages.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

/** Maximum number of addresses in one sitemap file (sitemaps.org). */
export const sitemapUrlsMax = 50_000;
/** Maximum number of pages in one sitemap file. Each page has an address per language. */
export const sitemapPagesMax = sitemapUrlsMax / languages.length;

/** A page of the sitemap with its address in each language. */
export interface SitemapPage {
  /** The path after the language: `/research/101`, or an empty string for the home page. Percent-encoded. */
  readonly path: string;
  /** UTC, or `YYYY-MM-DD`. */
  readonly updatedAt?: string;
}

/** Writes a sitemap as `head`, one `page` call per page (at most `sitemapPagesMax`) and `tail`. Each page appears in both languages. */
export function sitemapWriter(siteUrl: string): { readonly head: string; page(page: SitemapPage): string; readonly tail: string } {
  return {
    head: `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
    page: ({ path, updatedAt }) => {
      const address = (language: string) => escapeXml(`${siteUrl}/${language}${path}`);
      const alternates = [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const]
        .map(([hreflang, language]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>\n`)
        .join('');
      const lastmod = updatedAt ? `    <lastmod>${escapeXml(updatedAt)}</lastmod>\n` : '';
      return languages.map((language) => `  <url>\n    <loc>${address(language)}</loc>\n${lastmod}${alternates}  </url>\n`).join('');
    },
    tail: '</urlset>\n',
  };
}

/** The index of sitemap files; addresses are absolute. */
export function sitemapIndex(files: readonly { readonly address: string; readonly updatedAt?: string }[]): string {
  const entries = files.map(({ address, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    return `  <sitemap><loc>${escapeXml(address)}</loc>${lastmod}</sitemap>\n`;
  });
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
