import type { Language } from '#lib/languages/languages.ts';
import { listName } from '#lib/library/lists/new-works.ts';
import { listParameters } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { instance } from './compose.ts';
import { sentState } from './sent-state.ts';

/** Subscriptions by mail for pages; undefined where they are not offered: without mail or public address, or with a remote service. */
export async function ownDigests() {
  const sources = await instance();
  const { keys, collection } = sources;
  const { harvest } = collection;
  if (!keys?.digests || !harvest) return undefined;
  return {
    ...keys.digests,
    openForm: keys.openForm,
    /** The parameters of the list at an address, without order and page. */
    listAt: (search: RawSearchParams): string => listParameters(collection.applied(decodeResearchQuery(search))),
    /** The name of a list; undefined for the list of all publications. */
    nameOf: (language: Language, list: string) => listName(sources, language, collection.applied(decodeResearchQuery(list))),
    /** Confirms what a mailed link asks for, from the state of the records now. */
    confirmNow: async (token: string, ids: readonly string[]) => keys.digests?.confirm(token, ids, await sentState(harvest)),
  };
}
