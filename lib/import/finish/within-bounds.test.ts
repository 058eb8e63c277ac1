import { describe, expect, it } from 'vitest';
import { lineMax, proseMax } from '#lib/domain/text.ts';
import { writeImportFault } from '#lib/import/report/fault-texts.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const long = 'word '.repeat(lineMax / 5 + 1);

/** A CSL-JSON record with one overlong field. */
const item = (fields: object) => JSON.stringify([{ type: 'article-journal', id: 'a', title: 'A title of Mars', issued: {}, ...fields }]);

describe('what is longer than a work has', () => {
  it.each([
    ['venue.name', { 'container-title': long }],
    ['publisher', { publisher: long }],
    ['volume', { volume: long }],
    ['authors.given', { author: [{ family: 'Doe', given: long }, { family: 'Roe' }] }],
    ['authors.affiliation', { author: [{ family: 'Doe', given: 'J.', affiliation: [{ name: long }] }] }],
    ['titles.ar', { custom: { 'translated-title': 'كلمة '.repeat(lineMax / 5 + 1) } }],
    ['doi', { DOI: `10.5555/${'x'.repeat(lineMax)}` }],
    ['keywords', { keyword: `Mars;${long}` }],
    ['abstract', { abstract: 'a'.repeat(proseMax + 1) }],
  ])('%s is dropped with a message in both languages, and the record is kept', async (field, fields) => {
    const [result] = await mapText('a.json', item(fields));
    expect(result?.refusals).toEqual([]);
    expect(result?.loadable).toBeDefined();
    expect(result?.warnings).toContainEqual(expect.objectContaining({ code: 'field_too_long', field }));
    const fault = result?.warnings.find(({ code }) => code === 'field_too_long');
    expect(fault && writeImportFault(fault, 'en')).toContain('longer than allowed');
    expect(fault && writeImportFault(fault, 'ar')).toContain('أكثر مما يكون لعمل واحد');
    expect(JSON.stringify(await recordsIn('a.json', item(fields))).length).toBeLessThan(2000);
  });

  it('an overlong title refuses its record, and neighbouring records are read', async () => {
    const ris = (title: string) => `TY  - JOUR\nTI  - ${title}\nER  -\n`;
    const results = await mapText('a.ris', ris('Dust on Mars') + ris(`Space ${'\\hat'.repeat(9000)}`) + ris('Ice on Mars'));
    expect(results.map(({ refusals, warnings }) => [refusals[0]?.code, warnings[0]?.code])).toEqual([
      [undefined, undefined],
      ['no_title', 'field_too_long'],
      [undefined, undefined],
    ]);
  });

  it('refuses the record in our own format', async () => {
    const ownRecord = {
      key: 'k',
      title: { en: long },
      language: 'en',
      authors: [],
      type: 'journal-article',
      areas: [],
      venue: { name: { en: long } },
    };
    const [result] = await mapText('a.jsonl', `${JSON.stringify(ownRecord)}\n`);
    expect(result?.refusals.map(({ code, field }) => [code, field])).toEqual([
      ['field_too_long', 'title.en'],
      ['field_too_long', 'venue.name.en'],
    ]);
  });

  it('authors beyond ten thousand are only counted', async () => {
    const author = Array.from({ length: 10_001 }, (_, index) => ({ family: `Doe${index}`, given: 'J.' }));
    const [record] = await recordsIn('a.json', item({ author }));
    expect([record?.authors.length, record?.authorsTotal, record?.authorsIncomplete]).toEqual([10_000, 10_001, true]);
  });

  it('a name repeated more often than namesakes sign a work is cut with a warning', async () => {
    const author = Array.from({ length: 2000 }, () => ({ family: 'Smith', given: 'John' }));
    const [result] = await mapText('a.json', item({ author }));
    expect(result?.warnings.map(({ code, field }) => [code, field])).toContainEqual(['field_too_long', 'authors']);
    const [record] = await recordsIn('a.json', item({ author }));
    expect([record?.authors.length, record?.authorsTotal, record?.authorsIncomplete]).toEqual([50, 2000, true]);
  });
});
