import { describe, expect, it } from 'vitest';
import { finishDraft } from '#lib/import/finish/finish-draft.ts';
import { readMadarRecord } from '#lib/import/formats/madar/madar.ts';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { readCrossref } from './crossref.ts';
import { readDatacite } from './datacite.ts';
import { readOpenalexWork } from './openalex.ts';

const title = 'A study of dust';
const recordOf = (draft: Parameters<typeof finishDraft>[0]) => finishDraft(draft, 'x.json').record;

describe('later notices about a work', () => {
  it('are kept from Crossref, with the work and with the notice', () => {
    const updated = { 'date-time': '2021-03-04T00:00:00Z' };
    const work = { DOI: '10.5555/a', title: [title], 'updated-by': [{ DOI: '10.5555/R', type: 'retraction', updated }] };
    expect(recordOf(readCrossref(work))?.notices).toEqual([{ kind: 'retraction', doi: '10.5555/r', date: '2021-03-04' }]);
    const notice = { DOI: '10.5555/r', title: ['Retraction: dust'], 'update-to': [{ DOI: '10.5555/a', type: 'erratum' }] };
    expect(recordOf(readCrossref(notice))).toMatchObject({ noticeOf: [{ kind: 'correction', doi: '10.5555/a' }] });
    expect(recordOf(readCrossref(notice))).not.toHaveProperty('notices');
    const dated = { ...notice, 'update-to': [{ DOI: '10.5555/a', type: 'erratum', updated: { 'date-parts': [[2012, 1, 12]] } }] };
    expect(recordOf(readCrossref(dated))?.noticeOf).toEqual([{ kind: 'correction', doi: '10.5555/a', date: '2012-01-12' }]);
    const replaced = { DOI: '10.5555/p', title: [title], relation: { 'is-replaced-by': [{ 'id-type': 'doi', id: '10.5555/q' }] } };
    expect(recordOf(readCrossref(replaced))?.notices).toEqual([{ kind: 'replacement', doi: '10.5555/q' }]);
  });

  it('are kept from OpenAlex and DataCite, and from the title as a last resort', () => {
    expect(recordOf(readOpenalexWork({ id: 'https://openalex.org/W1', title, is_retracted: true }))?.notices).toEqual([
      { kind: 'retraction' },
    ]);
    expect(recordOf(readOpenalexWork({ id: 'https://openalex.org/W1', title, is_retracted: false }))).not.toHaveProperty('notices');
    const related = [
      { relationType: 'IsObsoletedBy', relatedIdentifierType: 'DOI', relatedIdentifier: '10.5555/n' },
      { relationType: 'References', relatedIdentifierType: 'DOI', relatedIdentifier: '10.5555/o' },
    ];
    const data = { attributes: { doi: '10.5555/d', titles: [{ title }], relatedIdentifiers: related } };
    expect(recordOf(readDatacite(data))?.notices).toEqual([{ kind: 'replacement', doi: '10.5555/n' }]);
    const markedRecord = { DOI: '10.5555/m', title: ['RETRACTED ARTICLE: A study of dust'] };
    expect(recordOf(readCrossref(markedRecord))?.notices).toEqual([{ kind: 'retraction' }]);
    const about = { DOI: '10.5555/k', title: ['Retracted tail fins of a re-entry vehicle'] };
    expect(recordOf(readCrossref(about))).not.toHaveProperty('notices');
  });

  it.each([
    ['Retraction: Water ice on a small moon', 'retraction', 'retraction'],
    ['Retraction notice to “Water ice on a small moon”', 'retraction', 'retraction'],
    ['Retraction Note: Water ice', 'retraction', 'retraction'],
    ['RETRACTION: WATER ICE ON A SMALL MOON OF AN INVENTED STAR', 'retraction', 'retraction'],
    ['Publisher Correction: Water ice', 'correction', 'correction'],
    ['Corrigendum to: Water ice', 'correction', 'correction'],
    ['Erratum: “Water ice” (2018, JT, 1, 2)', 'correction', 'correction'],
    ['Editorial Expression of Concern: Water ice', 'concern', 'journal-article'],
    ['سحب بحث: الماء على قمر صغير', 'retraction', 'retraction'],
    ['تصويب: الماء على قمر صغير', 'correction', 'correction'],
  ])('are recognised by the title of the notice alone: %s', async (heading, kind, type) => {
    const work = { DOI: '10.5555/f24', type: 'journal-article', title: [heading] };
    const formats: readonly (readonly [string, string])[] = [
      ['x.json', JSON.stringify(work)],
      ['x.ris', `TY  - JOUR\nTI  - ${heading}\nER  - \n`],
      ['x.bib', `@article{a, title = {${heading}}}`],
      ['dc.xml', `<dc><title>${heading}</title><type>article</type></dc>`],
    ];
    for (const [name, text] of formats) {
      const [record] = await recordsIn(name, text);
      expect([name, record?.noticeOf, record?.type]).toEqual([name, [{ kind }], type]);
      expect(record).not.toHaveProperty('notices');
    }
  });

  it.each([
    'Correction of atmospheric effects in images of dust',
    'Removal of dust from solar panels: a review',
    'Erratum rates of catalogues',
    'Withdrawal of glaciers',
    'تصحيح الصور الفضائية هندسيًا',
  ])('are not derived from the title of a work: %s', async (heading) => {
    const [record] = await recordsIn('x.json', JSON.stringify({ DOI: '10.5555/f24', type: 'journal-article', title: [heading] }));
    expect(record).not.toHaveProperty('noticeOf');
    expect(record?.type).toBe('journal-article');
  });

  it('are validated in our own format', () => {
    const ownRecord = { key: 'k', title: { en: title }, language: 'en', authors: [], type: 'journal-article', areas: [] };
    expect(readMadarRecord({ ...ownRecord, notices: [{ kind: 'retraction', doi: '10.5555/r', date: '2020' }] }, 'x').refusals).toEqual([]);
    expect(readMadarRecord({ ...ownRecord, notices: [{ kind: 'gossip' }] }, 'x').refusals).toMatchObject([
      { code: 'unknown_code', field: 'notices[0].kind' },
    ]);
  });
});
