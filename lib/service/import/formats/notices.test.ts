import { describe, expect, it } from 'vitest';
import { finishDraft } from '#lib/service/import/draft/finish-draft.ts';
import { readOwn } from '#lib/service/import/formats/own/own.ts';
import { readCrossref } from './crossref.ts';
import { readDatacite } from './datacite.ts';
import { readOpenalexWork } from './openalex.ts';

const title = 'A study of dust';
const recordOf = (draft: Parameters<typeof finishDraft>[0]) => finishDraft(draft, 'x.json').record;

describe('What was published about a work later', () => {
  it('is kept from Crossref, with the work and with the notice', () => {
    const updated = { 'date-time': '2021-03-04T00:00:00Z' };
    const work = { DOI: '10.5555/a', title: [title], 'updated-by': [{ DOI: '10.5555/R', type: 'retraction', updated }] };
    expect(recordOf(readCrossref(work))?.notices).toEqual([{ kind: 'retraction', doi: '10.5555/r', date: '2021-03-04' }]);
    const notice = { DOI: '10.5555/r', title: ['Retraction: dust'], 'update-to': [{ DOI: '10.5555/a', type: 'erratum' }] };
    expect(recordOf(readCrossref(notice))).toMatchObject({ noticeOf: [{ kind: 'correction', doi: '10.5555/a' }] });
    expect(recordOf(readCrossref(notice))).not.toHaveProperty('notices');
    const replaced = { DOI: '10.5555/p', title: [title], relation: { 'is-replaced-by': [{ 'id-type': 'doi', id: '10.5555/q' }] } };
    expect(recordOf(readCrossref(replaced))?.notices).toEqual([{ kind: 'replacement', doi: '10.5555/q' }]);
  });

  it('is kept from OpenAlex and DataCite, and from the title where nothing else says it', () => {
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
    const marked = { DOI: '10.5555/m', title: ['RETRACTED ARTICLE: A study of dust'] };
    expect(recordOf(readCrossref(marked))?.notices).toEqual([{ kind: 'retraction' }]);
    const about = { DOI: '10.5555/k', title: ['Retracted tail fins of a re-entry vehicle'] };
    expect(recordOf(readCrossref(about))).not.toHaveProperty('notices');
  });

  it('is checked in our own format', () => {
    const own = { key: 'k', title: { en: title }, language: 'en', authors: [], type: 'journal-article', areas: [] };
    expect(readOwn({ ...own, notices: [{ kind: 'retraction', doi: '10.5555/r', date: '2020' }] }, 'x').refusals).toEqual([]);
    expect(readOwn({ ...own, notices: [{ kind: 'gossip' }] }, 'x').refusals).toMatchObject([
      { code: 'unknown_code', field: 'notices[0].kind' },
    ]);
  });
});
