import { absentCodes, partlyCodes } from '#lib/domain/notice-codes.ts';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { OpenSearch } from '#lib/search/testing/search-suite.ts';
import type { Store } from '#lib/store/port/store.ts';

/** A word that no author or keyword has may be in other fields. */
const absenceCodes = new Set<string>([...absentCodes, ...partlyCodes]).difference(new Set(['no_author', 'no_keyword']));

/** Adapts a store to the search tests; its warnings become notices. */
export const searchOf =
  (open: () => Promise<Store>): OpenSearch =>
  async (records) => {
    const store = await open();
    const keys = new Map<string, string>();
    await store.load(records, {
      onOutcome: ({ kind, key, ...outcome }) => {
        if (kind === 'added' && 'id' in outcome && outcome.id !== undefined) keys.set(outcome.id, key);
      },
    });
    return {
      async ask(typed, options) {
        const keyword = typed.slice(0, limits.keywordLengthMax);
        const language = /[\u0621-\u064a]/.test(keyword) ? 'ar' : 'en';
        const { items, warnings, match } = await store.findResearch(language, {
          ...defaultResearchQuery,
          pageSize: 100,
          ...options,
          keyword,
        });
        return {
          keys: items.map(({ id }) => keys.get(id) ?? ''),
          notices: [...(match === 'all' ? [] : [match]), ...warnings.map(({ code }) => code)],
          absent: warnings.flatMap(({ code, text, suggestion }) =>
            absenceCodes.has(code)
              ? [...text.matchAll(/[“«](.*?)[”»]/g)].map(([, word = '']) => word).slice(0, suggestion ? -1 : undefined)
              : [],
          ),
        };
      },
      close: () => store.close(),
    };
  };
