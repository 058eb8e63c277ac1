import { authors, namedById } from '#e2e/upstreams/corpus.ts';
import { composeDialect } from './compose-dialect.ts';

/** A member per language (`…Ar`, `…En`), authors in one string, ids next to names, numbers as strings. */
export const suffixPairs = composeDialect({
  name: 'suffix-pairs',
  key: { header: 'X-Api-Key' },
  base: 1,
  refusal: { status: 401, body: { error: 'unauthorized', message: 'API key required' } },
  work: (work, _language, isDetail) => ({
    publication_id: String(work.id),
    title_en: work.en,
    title_ar: work.ar ?? null,
    ...(isDetail && { summaryEn: work.abstractEn ?? 'N/A', summaryAr: work.abstractAr ?? 'لا يوجد' }),
    research_type_id: String(work.type),
    focused_area_id: String(work.areas[0]),
    author_names: work.authors.map((id) => namedById(authors, id).en).join('; '),
    publication_year: work.date.slice(0, 4).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string),
    journalEn: 'Example Journal',
    journalAr: 'مجلة مثال',
    fileUrl: `/files/${work.id}.pdf`,
  }),
  author: (author) => ({ author_id: String(author.id), name_en: author.en, name_ar: author.ar, phone: '0500000000' }),
  term: (term) => ({ id: String(term.id), name: term.en, name_ara: term.ar, active_ind: 'Y' }),
  list: ({ rows, total, index, size }) => ({ body: { records: rows, totalRecord: total, currentPageIndex: index, pageSize: size } }),
  single: (record) => ({ body: { result: [record] } }),
  lookup: (terms) => ({ body: { count: terms.length, next: null, previous: null, results: terms } }),
  missing: { status: 404, body: { error: 'not_found', message: 'No such record' } },
});
