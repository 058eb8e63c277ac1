import { warning } from '#lib/contract/problems/warnings.ts';
import type { Warning } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ReadStore } from '#lib/store/port/store.ts';

const words = {
  researchTypeId: { en: 'research type', ar: 'نوع بحث' },
  focusedAreaId: { en: 'research area', ar: 'مجال بحثي' },
  authorId: { en: 'author', ar: 'مؤلف' },
  institutionId: { en: 'institution', ar: 'مؤسسة' },
  cites: { en: 'publication', ar: 'بحث' },
  citedBy: { en: 'publication', ar: 'بحث' },
  venueId: { en: 'venue', ar: 'وعاء نشر' },
} as const;

type Filters = { readonly [Name in keyof typeof words]?: readonly string[] };

/** Warnings for filter ids that match nothing; computed only for an empty list. */
export async function warnOfUnknownIds(store: ReadStore, language: Language, query: object): Promise<Warning[]> {
  const filters = query as Filters;
  const missing = async (name: keyof typeof words, exists: (id: string) => boolean | Promise<boolean>) => {
    const unknown: Warning[] = [];
    for (const id of filters[name] ?? []) {
      if (!(await exists(id))) unknown.push(warning('unknown_id', language, { word: words[name][language], suggestion: id }));
    }
    return unknown;
  };
  const idsOf = async (ids: readonly string[] | undefined, read: () => Promise<readonly { id: string }[]>) =>
    new Set(ids?.length ? (await read()).map((entry) => entry.id) : []);
  const isResearch = async (id: string) => (await store.research(language, id)).kind === 'found';
  const types = await idsOf(filters.researchTypeId, () => store.researchTypes(language));
  const areas = await idsOf(filters.focusedAreaId, () => store.researchAreas(language));
  return [
    ...(await missing('researchTypeId', (id) => types.has(id))),
    ...(await missing('focusedAreaId', (id) => areas.has(id))),
    ...(await missing('authorId', async (id) => (await store.author(language, id)).kind === 'found')),
    ...(await missing('venueId', async (id) => (await store.venue(language, id)) !== undefined)),
    ...(await missing('institutionId', async (id) => (await store.institution(language, id)).kind === 'found')),
    ...(await missing('cites', isResearch)),
    ...(await missing('citedBy', isResearch)),
  ];
}
