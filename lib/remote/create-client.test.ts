import { describe, expect, it } from 'vitest';
import { writeAuthor } from '#lib/contract/payloads/write-author.ts';
import { writePage as writePagePayload } from '#lib/contract/payloads/write-page.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import type { Author } from '#lib/domain/author.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { createClient } from './create-client.ts';

const research: Research = {
  id: '101',
  title: { value: 'رصد الأرض بقمر مكعب', lang: 'ar', alt: { value: 'Earth observation with a CubeSat', lang: 'en' } },
  titleMarkup: 'Earth observation with a <i>CubeSat</i>',
  isTranslated: true,
  abstract: { value: 'We describe it.\nTwice.', lang: 'en' },
  abstractKind: 'editor',
  authors: [
    {
      id: '7',
      name: { value: 'نورة العتيبي', lang: 'ar', alt: { value: 'Noura Al-Otaibi', lang: 'en' } },
      position: 1,
      affiliation: { value: 'جامعة مثال', lang: 'ar' },
      orcid: '0000-0002-1825-0097',
      corresponding: true,
    },
    { id: '9', name: { value: 'Fahd Al-Harbi', lang: 'en' }, position: 2, corresponding: false, country: 'SA' },
  ],
  authorCount: 2,
  authorsIncomplete: false,
  editors: [{ name: { value: 'منى الصالح', lang: 'ar', alt: { value: 'Mona Alsaleh', lang: 'en' } }, orcid: '0000-0002-1825-0097' }],
  translators: [{ name: { value: 'Omar Zaki', lang: 'en' } }],
  type: { id: '1', name: { value: 'مقالة', lang: 'ar' } },
  areas: [{ id: '4', name: { value: 'علم الفلك', lang: 'ar' } }],
  year: 2024,
  date: { iso: '2024-05-03', precision: 'day' },
  venue: { name: { value: 'Example Journal', lang: 'en' }, kind: 'journal', issn: '1234-5679' },
  publisher: 'Example Press',
  isbn: '9780306406157',
  reportNumber: 'EX-TR-7',
  arxiv: '2401.00001',
  bibcode: '2024EJSS...3...10A',
  pmid: '12345678',
  volume: '3',
  issue: '2',
  pages: '10-22',
  doi: '10.5555/srd.2024.101',
  url: 'https://doi.org/10.5555/srd.2024.101',
  keywords: ['قمر صناعي مكعب', 'متعقب نجمي'],
  keywordsLanguage: 'ar',
  alternativeKeywords: { language: 'en', words: ['CubeSat'] },
  language: 'en',
  openAccess: true,
  freeToRead: true,
  licence: 'CC-BY-4.0',
  citations: 12,
  createdAt: '2024-06-01T00:00:00Z',
  updatedAt: '2026-10-12T08:00:00Z',
};

function service(payload: unknown, seen: string[] = [], init: ResponseInit = {}) {
  return async (request: Request) => {
    seen.push(new URL(request.url).pathname + new URL(request.url).search);
    return Response.json(payload, init);
  };
}

const links = { self: '', first: '', prev: null, next: null, last: null };

describe('the client', () => {
  it('reads a publication back exactly as the service wrote it', async () => {
    const requests: string[] = [];
    const client = createClient({ transport: service(writeResearch(research, 'ar'), requests) });
    expect(await client.research('ar', '101')).toEqual(research);
    expect(requests).toEqual(['/api/ar/Publication/GetResearchById/101']);
  });

  it('reads an author back exactly as the service wrote them, without members that a payload omits', async () => {
    const author: Author = {
      id: '7',
      name: { value: 'Noura Al-Otaibi', lang: 'en', alt: { value: 'نورة العتيبي', lang: 'ar' } },
      isGroup: false,
      variants: ['N. Al-Otaibi'],
      academicTitle: { value: 'Associate professor', lang: 'en' },
      affiliation: { value: 'Example University', lang: 'en' },
      country: 'SA',
      orcid: '0000-0002-1825-0097',
      biography: { value: 'Works on attitude determination.', lang: 'en' },
      areas: [{ id: '4', name: { value: 'Astronomy', lang: 'en' } }],
      publicationCount: 6,
      firstYear: 2019,
      lastYear: 2025,
      recentResearch: [],
      updatedAt: '2026-10-12T08:00:00Z',
    };
    const client = createClient({ transport: service(writeAuthor(author, 'en')) });
    expect(await client.author('en', '7')).toEqual(author);
  });

  it('reads a page with its facets, notices, highlights and reasons', async () => {
    const row: Research = {
      ...research,
      highlights: [{ field: 'title', before: 'رصد ', match: 'الأرض', after: ' بقمر مكعب' }],
      match: { kind: 'area', name: { value: 'علم الفلك', lang: 'ar' } },
    };
    const payload = writePagePayload(
      {
        items: [row],
        pageIndex: 2,
        pageSize: 1,
        total: 3,
        totalPages: 3,
        hasNext: true,
        hasPrevious: true,
        sort: 'relevance',
        match: 'repaired',
        facets: {
          researchType: [{ id: '1', name: { value: 'مقالة', lang: 'ar' }, count: 3 }],
          openAccess: [{ id: 'true', name: { value: 'نعم', lang: 'ar' }, count: 2 }],
        },
        warnings: [{ code: 'repaired', text: 'هذه نتائج «قمر».', suggestion: 'قمر' }],
      },
      'ar',
      { items: [writeResearchSummary(row, 'ar', true)], links, nextCursor: 'abc.def' },
    );
    const requests: string[] = [];
    const client = createClient({ transport: service(payload, requests) });
    const query = {
      ...defaultResearchQuery,
      keyword: 'قمرر',
      researchTypeId: ['1', '2'],
      facets: ['researchType'] as const,
      pageIndex: 2,
      pageSize: 1,
    };
    const page = await client.findResearch('ar', query);
    expect(decodeURIComponent(requests[0] ?? '')).toBe(
      '/api/ar/Publication/GetAllResearch?keyword=قمرر&researchTypeId=1,2&facets=researchType&pageIndex=2&pageSize=1',
    );
    expect(page).toMatchObject({
      pageIndex: 2,
      pageSize: 1,
      total: 3,
      totalPages: 3,
      hasNext: true,
      hasPrevious: true,
      match: 'repaired',
      sort: 'relevance',
      nextCursor: 'abc.def',
      warnings: [{ code: 'repaired', text: 'هذه نتائج «قمر».', suggestion: 'قمر' }],
      facets: { researchType: [{ id: '1', name: { value: 'مقالة', lang: 'ar' }, count: 3 }], openAccess: [{ id: 'true', count: 2 }] },
    });
    expect(page.items[0]?.highlights).toEqual(row.highlights);
    expect(page.items[0]?.match).toEqual(row.match);
    expect(page.ignored).toBeUndefined();
  });

  it('sends no parameters for the default query', async () => {
    const requests: string[] = [];
    const client = createClient({ transport: service({ items: [], totalCount: 0 }, requests) });
    const page = await client.findResearch('en', defaultResearchQuery);
    expect(requests).toEqual(['/api/en/Publication/GetAllResearch']);
    expect(page).toMatchObject({ items: [], total: 0, totalPages: 0, hasNext: false, hasPrevious: false });
  });

  it('turns an unknown id into not_found and a merged one into a redirect', async () => {
    const missing = createClient({
      transport: service({ status: 404, title: 'Research not found', code: 'research_not_found' }, [], { status: 404 }),
    });
    await expect(missing.research('en', '5')).rejects.toMatchObject({ name: 'Problem', kind: 'not_found' });
    const mergedClient = createClient({
      transport: async () => new Response(null, { status: 301, headers: { location: '/api/en/Publication/GetResearchById/12' } }),
    });
    await expect(mergedClient.research('en', '5')).rejects.toMatchObject({ kind: 'not_found', movedTo: '12' });
  });
});
