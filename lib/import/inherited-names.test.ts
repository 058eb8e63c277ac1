import { describe, expect, it } from 'vitest';
import { languageOfLangid } from '#lib/formats/bibliography/langid.ts';
import { plainKind } from '#lib/formats/cite/work-kind.ts';
import { readBibtex } from '#lib/formats/testing/read-bibtex.ts';
import { classifyAreas } from '#lib/import/classify/areas.ts';
import { classifyType } from '#lib/import/classify/types.ts';
import { cleanDate } from '#lib/import/clean/dates.ts';
import { decodeEntities } from '#lib/import/clean/entities.ts';
import { cleanLanguage } from '#lib/import/clean/languages.ts';
import { readMadarRecord } from '#lib/import/formats/madar/madar.ts';
import { readOpenalexWork } from '#lib/import/formats/openalex.ts';
import { latexToHtml } from '#lib/text/latex/latex-to-html.ts';

/** Members that every object inherits. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

describe.each(inherited)('the foreign word %s is treated as a plain word', (word) => {
  it('is not an entity', () => expect(decodeEntities(`a &${word}; b`)).toBe(`a &${word}; b`));
  it('is not a TeX command', () => expect(latexToHtml(`a \\${word} b`)).not.toMatch(/function|object/));
  it('is not a subject or a type of work', () => {
    expect(
      classifyAreas({ key: word, title: { en: word }, language: 'en', authors: [], type: 'other', areas: [], keywords: { en: [word] } }, [
        { scheme: 'arxiv', value: word },
      ]).chosen,
    ).toEqual([]);
    expect(classifyType([{ scheme: 'crossref', value: word }])).not.toBeTypeOf('function');
  });
  it('is not a type, language or journal in foreign files', () => {
    const kinds = (['bibtex', 'ris', 'csl', 'schema'] as const).map((format) => plainKind(format, word));
    expect(kinds).toEqual(['other', 'other', 'other', 'other']);
    expect(readBibtex(`@${word}{k, title = {T}, journal = {J}, langid = {${word}}}`).map(({ kind, venue }) => [kind, venue])).toEqual(
      /^\w+$/.test(word) && word !== '__proto__' ? [['other', 'J']] : expect.anything(),
    );
    expect(languageOfLangid(word)).not.toBeTypeOf('function');
    expect(cleanLanguage(word)).not.toBeTypeOf('function');
    expect(cleanDate(`${word} 2020`)).toEqual({ iso: '2020', year: 2020 });
    const work = { title: 'T', primary_location: { source: { type: word, display_name: 'S' } } };
    expect(readOpenalexWork(work).venue?.kind).toBeUndefined();
  });
  it('is not a field of our own format', () => {
    const line = `{"key":"k","title":{"en":"T"},"language":"en","authors":[{"name":{"en":"A"},"${word}":1}],"type":"journal-article","areas":[],"${word}":{"polluted":true}}`;
    const { refusals } = readMadarRecord(JSON.parse(line), 'f.jsonl');
    expect(refusals.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown_field']));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
