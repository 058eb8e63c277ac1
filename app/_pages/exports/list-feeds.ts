import { ownKeys } from '#app/_pages/developers/own-keys.tsx';
import type { FeedLink } from '#app/_pages/view/list-metadata.ts';
import { changelogTitle } from '#lib/contract/changelog.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { feedTitle } from './feed-title.ts';

/** The feed of a list, for the head of its pages; none in remote mode, which has no feeds. `path` is its address if not that of a search. */
export async function listFeeds(language: Language, filters: Partial<ResearchQuery> = {}, path?: string): Promise<readonly FeedLink[]> {
  const sources = await instance();
  if (!sources.collection.harvest) return [];
  const query = { ...defaultResearchQuery, ...filters };
  return [{ path: path ?? paths.researchFile(language, 'atom', query), title: await feedTitle(sources, language, query) }];
}

/** The feed of changes of the API; none where this site serves no API. */
export async function changelogFeeds(language: Language): Promise<readonly FeedLink[]> {
  return (await ownKeys()) ? [{ path: paths.changelogFeed(language), title: changelogTitle[language] }] : [];
}
