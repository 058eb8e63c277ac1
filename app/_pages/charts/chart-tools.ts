import type { Chart } from '#components/chart/chart.ts';
import type { ChartTools } from '#components/chart/chart-figure.tsx';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { writeBibtex } from '#lib/formats/bibliography/bibtex.ts';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

/** Height of the iframe in pixels, enough for drawing, title, source and link in a window of usual width. */
const frameHeight = 460;

/** The embed code of a chart, and its citation on a given day. */
export function chartTools({ kind, path, ...chart }: Chart, query: ResearchQuery, language: Language, now = new Date()): ChartTools {
  const title = plainText(chart.title);
  const day = now.toISOString().slice(0, 10);
  const name = site().name[language];
  const url = siteUrl() + path;
  const year = now.getUTCFullYear();
  const date = { iso: day, precision: 'day' } as const;
  const embed = siteUrl() + paths.chartEmbed(language, kind, query);
  return {
    code: `<iframe src="${escapeXml(embed)}" title="${escapeXml(title)}" loading="lazy" width="100%" height="${frameHeight}"></iframe>`,
    apa: translator(language, 'charts')('apa', { author: name, year: String(year), title, date: formatDate(date, language), url }),
    bibtex: writeBibtex({
      ...{ key: `chart${kind}${day.replaceAll('-', '')}`, kind: 'other', language, title, authorsIncomplete: false, keywords: [] },
      ...{ authors: [{ literal: name }], year, date, url },
    }).trim(),
  };
}
