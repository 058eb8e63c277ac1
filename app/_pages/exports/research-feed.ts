import { fileResponse } from '#app/_pages/exports/file-answer.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { feedTitle } from './feed-title.ts';

/** Entries per feed, enough for a week of changes in most lists. */
const entriesMax = 50;
/** Authors per entry. Readers of feeds show a few; the page of the work lists all. */
const authorsMax = 100;

interface Feed {
  readonly language: Language;
  readonly query: ResearchQuery;
  /** The path of the feed by language, and the path of the page with the same list. */
  readonly selfIn: (language: Language) => string;
  readonly page: string;
}

/** New and changed records of a query as Atom, latest first. Rejects with a `Problem`. */
export async function researchFeed(sources: Sources, { language, query, selfIn, page }: Feed): Promise<Response> {
  // `strict` turns off spelling correction and partial matches, which would announce unrelated works.
  const records = await newestRecords(sources, language, {
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
    title: await feedTitle(sources, language, query),
    subtitle: t('feedNote'),
    siteName: site().name[language],
    self: siteUrl() + selfIn(language),
    selfIn: (other) => siteUrl() + selfIn(other),
    html: siteUrl() + page,
    updated: `${new Date().toISOString().slice(0, 19)}Z`,
  });
  return fileResponse(feed, language, 'application/atom+xml; charset=utf-8', {
    'cache-control': 'public, max-age=600',
  });
}

/** The first records of a query. They have abstracts only in embedded mode, because the lists of a remote service contain none. */
async function newestRecords({ collection }: Sources, language: Language, query: ResearchQuery): Promise<readonly Research[]> {
  if (!collection.harvest) {
    const { items } = await collection.findResearch(language, query);
    return items.map((item) => ({ ...item, authors: item.authors.slice(0, authorsMax) }));
  }
  const records: Research[] = [];
  for await (const research of collection.harvest.stream(language, query)) {
    const { references: _, ...entry } = research;
    records.push({ ...entry, authors: research.authors.slice(0, authorsMax) });
    if (records.length === entriesMax) break;
  }
  return records;
}
