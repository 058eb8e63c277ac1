import { areas, authors, type NamedEntry, namedById, titleOf, types, type Work } from '#e2e/upstreams/corpus.ts';

/** Conventional records: camelCase, texts in the language of the path. */
export const plain = {
  work: (work: Work, language: string, isDetail: boolean) => ({
    id: work.id,
    title: titleOf(work, language),
    ...(isDetail && { abstract: (language === 'ar' ? work.abstractAr : work.abstractEn) ?? null }),
    researchType: { id: work.type, name: namedById(types, work.type)[language as 'en'] },
    focusedAreas: work.areas.map((id) => ({ id, name: namedById(areas, id)[language as 'en'] })),
    authors: work.authors.map((id) => ({ id, name: namedById(authors, id)[language as 'en'], email: 'someone@example.org' })),
    publicationDate: `${work.date}T00:00:00`,
    doi: work.doi,
    keywords: work.keywords,
  }),
  author: (author: NamedEntry, language: string, isDetail: boolean) => ({
    id: author.id,
    fullName: author[language as 'en'],
    ...(isDetail && { biography: language === 'ar' ? 'باحث في علوم الفضاء.' : 'Works on space science.' }),
    mobile: '+966500000000',
    publicationCount: 7,
  }),
  term: (term: NamedEntry, language: string) => ({ id: term.id, name: term[language as 'en'] }),
};
