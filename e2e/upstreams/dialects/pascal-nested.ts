import { areas, authors, namedById, types } from '#e2e/upstreams/corpus.ts';
import { composeDialect } from './compose-dialect.ts';

const bothTexts = (text: { readonly en?: string; readonly ar?: string }) => ({ Ar: text.ar ?? null, En: text.en ?? null });

/** PascalCase names, an object with both languages for every text, pages from 0, dates in Microsoft's JSON format. */
export const pascalNested = composeDialect({
  name: 'pascal-nested',
  key: { header: 'Ocp-Apim-Subscription-Key' },
  base: 0,
  refusal: { status: 401, body: { statusCode: 401, message: 'Access denied due to missing subscription key.' } },
  work: (work, _language, isDetail) => ({
    ResearchId: work.id,
    Title: bothTexts(work),
    ...(isDetail && {
      Summary: bothTexts({
        ...(work.abstractEn && { en: `<p>${work.abstractEn}</p>` }),
        ...(work.abstractAr && { ar: `<p>${work.abstractAr}</p>` }),
      }),
    }),
    ResearchTypeId: work.type,
    ResearchTypeName: bothTexts(namedById(types, work.type)),
    FocusedAreas: work.areas.map((id) => ({ Id: id, Name: bothTexts(namedById(areas, id)) })),
    Authors: work.authors.map((id, order) => ({ AuthorId: id, FullName: bothTexts(namedById(authors, id)), Order: order })),
    PublishDate: `/Date(${Date.parse(work.date)}+0300)/`,
    Doi: `https://doi.org/${work.doi.toUpperCase()}`,
    CreatedOn: '0001-01-01T00:00:00',
    Keywords: work.keywords.join('; '),
  }),
  author: (author, _language, isDetail) => ({
    AuthorId: author.id,
    FullName: bothTexts(author),
    ...(isDetail && { Bio: { Ar: 'باحث في علوم الفضاء.', En: 'Works on space science.' } }),
    Email: 'x@example.org',
  }),
  term: (term) => ({ Id: term.id, Name: bothTexts(term), IsActive: true }),
  list: ({ rows, total, pages }) => ({ body: { Succeed: true, Total: total, PageCount: pages, Data: rows } }),
  single: (record) => ({ body: { Succeed: true, Data: record } }),
  lookup: (terms) => ({ body: { Succeed: true, Data: terms } }),
  missing: { body: { Succeed: true, Data: null } },
});
