import { withOwnIds } from '#app/_pages/lists/load-lists.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';

/** As many as a reader who looks in once a week can have missed. */
const entriesMax = 50;

interface Feed {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly title: string;
  /** The address of the feed, and of the page it belongs to, in a language. */
  readonly selfIn: (language: Language) => string;
  readonly page: string;
}

/** What is new or changed in a result, latest first, as Atom. Rejects with a `Problem`. */
export async function researchFeed({ language, query, title, selfIn, page }: Feed): Promise<Response> {
  // A repaired spelling or a single matching word would announce what nobody asked for.
  const records = await newestRecords(language, {
    ...query,
    sort: '-updatedAt',
    strict: true,
    facets: [],
    pageIndex: 1,
    pageSize: entriesMax,
  });
  const t = translator(language, 'files');
  const feed = atomFeed(records, {
    language,
    siteUrl: siteUrl(),
    title,
    subtitle: t('feedNote'),
    siteName: site().name[language],
    self: siteUrl() + selfIn(language),
    selfInOtherLanguage: siteUrl() + selfIn(otherLanguage(language)),
    html: siteUrl() + page,
    updated: `${new Date().toISOString().slice(0, 19)}Z`,
  });
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=600',
      'x-robots-tag': 'noindex',
    },
  });
}

/** With summaries where the whole of a record is at hand, from the list where there are six operations only. */
async function newestRecords(language: Language, query: ResearchQuery): Promise<readonly Research[]> {
  const { catalogue, extras } = await instance();
  if (!extras) return (await catalogue.findResearch(language, query)).items;
  const records: Research[] = [];
  for await (const research of extras.stream(language, withOwnIds(query))) {
    records.push(research);
    if (records.length === entriesMax) break;
  }
  return records;
}
