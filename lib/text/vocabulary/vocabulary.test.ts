import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { makeArabicWords, writeArabicWords } from '#lib/text/make/make-arabic-words.ts';
import { termsOfDictionary, termsOfWords, writePhraseTranslations } from '#lib/text/make/make-phrase-translations.ts';
import { spelledNameWords, writeWordTranslations } from '#lib/text/make/make-word-translations.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { type AreaTerms, entityTypes } from './concept.ts';
import { areaTerms, terms } from './terms.ts';
import {
  areaConcepts,
  conceptToken,
  defaultConcepts,
  defaultVocabulary,
  isParaphraseWord,
  type Node,
  openVocabulary,
  relationNames,
  termConcepts,
  vocabularyWords,
  writeNameStems,
} from './vocabulary.ts';

describe('vocabulary', () => {
  it('has at least 600 terms, each with a name in both languages and a unique id', () => {
    expect(terms.length).toBeGreaterThanOrEqual(600);
    expect(new Set(terms.map((term) => term.id)).size).toBe(terms.length);
    for (const { id, en, ar } of terms) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(en.length, id).toBeGreaterThan(0);
      expect(ar.length, id).toBeGreaterThan(0);
      for (const name of ar) expect(name, id).toMatch(/[\u0621-\u064a]/);
      for (const name of en) expect(name, id).not.toMatch(/[\u0600-\u06ff]/);
    }
  });

  it('has no name that means two terms', () => {
    const shared: string[] = [];
    const walk = (node: Node, path: readonly string[]) => {
      if ((node.tokens?.length ?? 0) > 1) shared.push(`${path.join(' ')}: ${node.tokens?.join(', ')}`);
      for (const [stem, next] of node.next) walk(next, [...path, stem]);
    };
    walk(openVocabulary(termConcepts(terms)).root, []);
    expect(shared).toEqual([]);
  });

  it('finds every name of every term and area in a text equal to it', () => {
    const missing = [...termConcepts(terms), ...areaConcepts(areaTerms)].flatMap(({ token, en, ar }) =>
      [...en, ...ar]
        .filter((name) => !analyse(name).spans.some((span) => span.concepts.includes(token)))
        .map((name) => `${token}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('contains the areas of the glossary verbatim', () => {
    const { areas } = JSON.parse(readFileSync('lib/contract/glossary.json', 'utf8')) as { areas: AreaTerms[] };
    expect(areaTerms).toEqual(areas.map(({ id, en, ar, synEn = [], synAr = [] }) => ({ id, en, ar, synEn, synAr })));
  });

  it('assigns terms only to existing areas', () => {
    const areaIds = new Set(areaTerms.map((area) => area.id));
    expect(terms.flatMap((term) => term.areas ?? []).filter((area) => !areaIds.has(area))).toEqual([]);
  });

  it('derives the token of an area from its id', () => {
    expect(conceptToken('remote-sensing')).toBe('c_remote_sensing');
    expect(defaultVocabulary().concepts.get('c_remote_sensing')?.kind).toBe('area');
  });

  it('writes tanwin in the Arabic names of terms', () => {
    const adverbs = /(?:^| )(?:جدا|مترا|عاما|ليلا|دائما|ذاتيا|تجاريا|ضوئيا|راديويا|فضائيا|لاسلكيا)(?=;|$)/;
    expect(readData('concepts.tsv').filter((row) => [row[4], row[6]].some((names = '') => adverbs.test(names)))).toEqual([]);
  });

  it('has tables whose rows have all columns, valid types and relations, and existing ids', () => {
    const concepts = readData('concepts.tsv');
    const ids = new Set([...concepts, ...readData('areas.tsv')].map(([id]) => id));
    const faults = [
      ...concepts.filter((row) => row.length !== 7 || !(entityTypes as readonly string[]).includes(row[1] ?? '')),
      ...readData('areas.tsv').filter((row) => row.length !== 4 || (row[3] !== '' && !ids.has(row[3]))),
      ...readData('relations.tsv').filter(
        ([id, relation, others, ...more]) =>
          more.length > 0 ||
          !(relationNames as readonly string[]).includes(relation ?? '') ||
          [id, ...listIn(others)].some((one) => !ids.has(one)),
      ),
    ];
    expect(faults).toEqual([]);
    expect(readData('word-classes.tsv').filter(([, words = '']) => words.split(' ').includes(''))).toEqual([]);
    expect(() => wordsOfClass('no-such-class')).toThrow('no-such-class');
    expect(
      readData('irregular-forms.tsv').filter(([language, stem, forms]) => !/^(?:en|ar)$/.test(language ?? '') || !stem || !forms),
    ).toEqual([]);
    const homographs = readData('homographs.tsv');
    expect(
      homographs.filter((row) => row.length !== 6 || !(row[0] === '*' || ids.has(row[0])) || !/^(?:itself|kinds)$/.test(row[1] ?? '')),
    ).toEqual([]);
    for (const patterns of homographs) for (const pattern of patterns.slice(2, 5)) expect(() => new RegExp(pattern), pattern).not.toThrow();
    expect(
      readData('catalogues.tsv').filter(([id, designations]) => !ids.has(id) || !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(designations ?? '')),
    ).toEqual([]);
    const years = readData('years.tsv');
    expect(
      years.filter(
        (row) => row.length !== 2 || listIn(row[1]).some((words) => !/^[a-z\u0621-\u064a]+(?: [a-z\u0621-\u064a]+)*$/.test(words)),
      ),
    ).toEqual([]);
    const leads = readData('processes.tsv').flatMap(([, column = '', values = '']) =>
      column.startsWith('of ')
        ? [column.slice('of '.length), ...values.split(' ')]
        : /^(?:words|asked|onto)$/.test(column)
          ? []
          : [`column ${column}`],
    );
    expect(leads.filter((id) => !ids.has(id))).toEqual([]);
    const pairs = readData('relations.tsv').map(([id, relation]) => `${id} ${relation}`);
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  });

  it('has at least 400 everyday descriptions in each language, nearly all of several words and never the name of another concept', () => {
    const rows = readData('paraphrases.tsv');
    const ids = new Set(terms.map(({ id }) => id));
    expect(rows.filter((row) => row.length !== 3 || !ids.has(row[0] ?? '')).map(([id]) => id)).toEqual([]);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    for (const column of [1, 2]) expect(rows.flatMap((row) => listIn(row[column])).length).toBeGreaterThanOrEqual(400);
    const phrases = rows.flatMap(([id = '', ...cells]) => cells.flatMap(listIn).map((phrase) => ({ id, phrase })));
    const elsewhere = phrases.filter(
      ({ id, phrase }) => !analyse(phrase).spans.some(({ from, to, concepts }) => from === 0 && to > 0 && concepts[0] === conceptToken(id)),
    );
    expect(elsewhere).toEqual([]);
    expect(phrases.filter(({ phrase }) => !phrase.includes(' ')).map(({ phrase }) => phrase)).toEqual(['smog']);
  });

  it('adds no single word of an everyday phrase to the vocabulary', () => {
    expect(vocabularyWords().has('shoebox')).toBe(false);
    expect(isParaphraseWord('shoebox')).toBe(true);
    expect(vocabularyWords().has('quenching')).toBe(true);
  });

  it('keeps the capitals of names, which the dictionary displays', () => {
    const names =
      /(?<!\w)(?:sun|mars|martian|jovian|jupiter|islamic|arab|hijri|cepheid|wolf|hertzsprung|hawking|hubble|van allen|kalman|lagrange|kepler|hall|monte carlo|fourier|cherenkov|kerr|schwarzschild|kessler|forbush|trojan|centaurs?|(?<!rare )earth|cubesat|big bang)s?(?!\w)/;
    const faults = terms.flatMap((term) => term.en.filter((name) => names.test(name)).map((name) => `${term.id}: ${name}`));
    const things = terms.filter(({ type = '' }) => !/^(?:subject|method|document)$/.test(type));
    expect([...faults, ...things.filter(({ en }) => !/[A-Z]/.test(en[0] ?? 'A')).map(({ id }) => id)]).toEqual([]);
  });

  it('displays the Arabic name from the list of terms, if the concept has that name', () => {
    const stemsOf = (name: string) => analyse(name).stems.join(' ');
    const rows = readFileSync('docs/arabic-terms.tsv', 'utf8').trim().split('\n').slice(1);
    const faults = rows.flatMap((row) => {
      const [english = '', arabic = ''] = row.split('\t');
      const listed = arabic.split('، ').map(stemsOf);
      return terms
        .filter(({ en, ar }) => [en[0], `${en[0]}s`].includes(english) && ar.some((name) => listed.includes(stemsOf(name))))
        .filter(({ ar }) => !listed.includes(stemsOf(ar[0] ?? '')))
        .map(({ id, ar }) => `${id}: ${ar[0]}, listed: ${arabic}`);
    });
    expect(faults).toEqual([]);
  });

  it('has derived tables that are up to date (`npm run vocabulary` writes them)', () => {
    const tableText = (name: string) => readFileSync(`lib/text/data/${name}`, 'utf8');
    expect(tableText('name-stems.tsv')).toBe(writeNameStems(defaultConcepts()));
    expect(tableText('arabic-words.tsv')).toBe(writeArabicWords(makeArabicWords()));
    expect(tableText('word-translations.tsv')).toBe(writeWordTranslations(readData('words.tsv'), spelledNameWords(defaultConcepts())));
    expect(tableText('phrase-translations.tsv')).toBe(
      writePhraseTranslations([...readData('phrases.tsv'), ...termsOfDictionary(), ...termsOfWords(readData('words.tsv'))]),
    );
  });
});
