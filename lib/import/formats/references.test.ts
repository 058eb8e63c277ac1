import { describe, expect, it } from 'vitest';
import { referencesMax, referenceTextMax } from '#lib/domain/citations/reference.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { finishDraft } from '#lib/import/finish/finish-draft.ts';
import { readMadarRecord } from '#lib/import/formats/madar/madar.ts';
import { readWosRecord } from '#lib/import/formats/tagged/wos.ts';
import { fixture, recordsIn, recordsOf } from '#lib/import/testing/read-fixture.ts';
import { readAds } from './ads.ts';
import { readCrossref } from './crossref.ts';
import { readDatacite } from './datacite.ts';
import { readOpenalexWork } from './openalex.ts';

const title = 'A study of dust';
const referencesOf = (draft: Parameters<typeof finishDraft>[0] | undefined) => draft && finishDraft(draft, 'x.json').record?.references;
const base: ResearchRecord = { key: 'k', title: { en: title }, language: 'en', authors: [], type: 'preprint', areas: [] };

describe('references', () => {
  it('are read from OpenAlex by its ids, in its order', () => {
    const work = { id: 'https://openalex.org/W1', title, referenced_works: ['https://openalex.org/W3000', 'https://openalex.org/W2000'] };
    expect(referencesOf(readOpenalexWork(work))).toEqual([{ openalex: 'W3000' }, { openalex: 'W2000' }]);
  });

  it('are read from Crossref by DOI and by text, as deposited or composed of fields', () => {
    const reference = [
      { key: 'ref1', DOI: '10.5555/ONE', 'doi-asserted-by': 'crossref', unstructured: 'Lee, A. (2001) <i>Dust</i>.' },
      { author: 'Aziz', year: '2003', 'article-title': 'Ice', 'journal-title': 'Icarus', volume: '4', 'first-page': '17' },
      { key: 'ref3', 'doi-asserted-by': 'publisher' },
    ];
    expect(referencesOf(readCrossref({ DOI: '10.5555/a', title: [title], reference }))).toEqual([
      { doi: '10.5555/one', text: 'Lee, A. (2001) Dust.' },
      { text: 'Aziz. 2003. Ice. Icarus. 4, 17' },
    ]);
  });

  it('are read from ADS by bibcode', () => {
    expect(referencesOf(readAds({ bibcode: '2017wfc..rept...16R', title: [title], reference: ['2016A&A...594A..13P', 'none'] }))).toEqual([
      { bibcode: '2016A&A...594A..13P' },
    ]);
  });

  it('are read from INSPIRE by identifiers, with the text of the paper or its parts', async () => {
    const [record] = await recordsOf(fixture('inspire.json'));
    expect(record?.references).toEqual([
      { doi: '10.5555/one', arxiv: 'gr-qc/0703086', text: 'Lee A 2001 Use of an example' },
      { text: 'Aziz, O. 2003. Example J. 4, 17. and references therein' },
    ]);
  });

  it('are read from JATS as they are printed or by their parts, those of a reply left out', async () => {
    const [record] = await recordsOf(fixture('jats.xml'));
    expect(record?.references).toEqual([
      { doi: '10.5555/one', text: 'Lee A, Dust & ice. Icarus 4, 17 (2001).' },
      { pmid: '11111111', text: 'Aziz O, Lee A. 2003. Ice. Icarus. 4, 17' },
      { doi: '10.5555/two', arxiv: '2101.00001', text: 'Doe, A book, at this place' },
      { text: '(a) First.' },
      { text: '(b) Second.' },
    ]);
  });

  it('are read from DataCite for works cited or referenced, by any identifier', () => {
    const relatedIdentifiers = [
      { relationType: 'References', relatedIdentifierType: 'DOI', relatedIdentifier: 'https://doi.org/10.5555/o' },
      { relationType: 'Cites', relatedIdentifierType: 'arXiv', relatedIdentifier: 'arXiv:2101.00001v2' },
      { relationType: 'Cites', relatedIdentifierType: 'URL', relatedIdentifier: 'https://example.org/data' },
      { relationType: 'IsCitedBy', relatedIdentifierType: 'DOI', relatedIdentifier: '10.5555/p' },
    ];
    expect(referencesOf(readDatacite({ attributes: { doi: '10.5555/d', titles: [{ title }], relatedIdentifiers } }))).toEqual([
      { doi: '10.5555/o' },
      { arxiv: '2101.00001' },
      { text: 'https://example.org/data' },
    ]);
  });

  it('are read from Web of Science by text, with the DOI in it', () => {
    const text = ['PT J', `TI ${title}`, 'CR Lee A, 2001, ICARUS, V4, P17, DOI 10.5555/ice', '   Aziz O, 1999, THESIS', 'ER'].join('\n');
    expect(referencesOf(readWosRecord(text))).toEqual([
      { doi: '10.5555/ice', text: 'Lee A, 2001, ICARUS, V4, P17, DOI 10.5555/ice' },
      { text: 'Aziz O, 1999, THESIS' },
    ]);
  });

  it('are read from our own JSON Lines, and an invalid one costs only itself', async () => {
    const references = [{ doi: 'doi:10.5555/ONE' }, { doi: 'nonsense' }, { openalex: 'W2000', text: 'Two' }];
    const [record] = await recordsIn('own.jsonl', JSON.stringify({ ...base, references }));
    expect(record?.references).toEqual([{ doi: '10.5555/one' }, { openalex: 'W2000', text: 'Two' }]);
    expect(readMadarRecord({ ...base, references: [{ title: 'unknown' }] }, 'f').refusals).toMatchObject([{ code: 'unknown_field' }]);
  });

  it('contain no markup, direction marks or contact details, and stay within their bounds', () => {
    const reference = [
      { unstructured: '<script>alert(1)</script><a href="javascript:x">Dust</a> \u202eevil\u0000 lee@example.org' },
      { unstructured: `${'Long text '.repeat(500)}` },
      { DOI: 'javascript:alert(1)' },
      ...Array.from({ length: referencesMax }, (_, index) => ({ DOI: `10.5555/${index}` })),
    ];
    const { record, warnings } = finishDraft(readCrossref({ DOI: '10.5555/a', title: [title], reference }), 'x.json');
    const list = record?.references ?? [];
    expect(list.length).toBe(referencesMax - 1);
    expect(warnings).toContainEqual({ code: 'field_too_long', field: 'references', value: String(reference.length) });
    expect(list[0]?.text).not.toMatch(/[<>@]|\p{Cc}|\u202e/u);
    expect(list[1]?.text?.length).toBeLessThanOrEqual(referenceTextMax);
    expect(JSON.stringify(list)).not.toContain('javascript:alert');
    for (const same of [{ ...base, references: list.slice(0, 3) }])
      expect(readMadarRecord(same as never, 'f').record?.references).toEqual(list.slice(0, 3));
  });
});
