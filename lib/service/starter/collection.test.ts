import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { analyse } from '#lib/text/analyse.ts';
import { readCollection } from './read-collection.ts';
import { arabicFaults, leftoverEnglish } from './style.ts';

const records = readCollection();
interface Fact extends Readonly<Record<string, unknown>> {
  readonly key: string;
  readonly title: string;
  readonly authors: readonly { full: string; orcid?: string; affiliation?: string; country?: string }[];
}

const factsFile = '../shared/data/starter_facts.jsonl';

/** Every fault of every record in one list, so that one run shows an editor all there is to mend. */
function faultsOf(check: (record: ResearchRecord) => readonly string[]): string[] {
  return records.flatMap((record) => check(record).map((fault) => `${record.key}: ${fault}`));
}

describe('the starter collection', () => {
  it('holds several hundred records, each with its own key and DOI', () => {
    expect(records.length).toBeGreaterThanOrEqual(420);
    expect(new Set(records.map((record) => record.key)).size).toBe(records.length);
    const dois = records.flatMap((record) => record.doi ?? []);
    expect(new Set(dois).size).toBe(dois.length);
    expect(dois.filter((doi) => !/^10\.\d{4,9}\/\S+$/.test(doi) || doi !== doi.toLowerCase())).toEqual([]);
  });

  it('has a title, a summary and three to six keywords in both languages for every record', () => {
    expect(
      faultsOf((record) =>
        [
          ...(['en', 'ar'] as const).flatMap((language) => {
            const length = record.abstract?.[language]?.length ?? 0;
            return [
              record.title[language] ? '' : `no title in ${language}`,
              length >= 120 && length <= 900 ? '' : `summary in ${language} has ${length} characters`,
            ];
          }),
          record.abstractKind === 'editor' ? '' : 'summary is not marked as the editor’s',
          (record.keywords?.en?.length ?? 0) >= 3 && (record.keywords?.en?.length ?? 0) <= 6 ? '' : 'keywords are not three to six',
          record.keywords?.en?.length === record.keywords?.ar?.length ? '' : 'keywords differ in number',
        ].filter(Boolean),
      ),
    ).toEqual([]);
  });

  it('has no two summaries alike', () => {
    for (const language of ['en', 'ar'] as const) {
      expect(new Set(records.map((record) => record.abstract?.[language])).size).toBe(records.length);
      // The same first eight words would be a stock opening.
      const openings = records.map((record) => record.abstract?.[language]?.split(/\s+/).slice(0, 8).join(' '));
      expect(new Set(openings).size).toBe(records.length);
    }
  });

  it('uses only types and areas of the vocabulary', () => {
    const types = new Set(researchTypeTerms.map((term) => term.id));
    const areas = new Set(researchAreaTerms.map((term) => term.id));
    expect(faultsOf((record) => [record.type].filter((type) => !types.has(type)))).toEqual([]);
    expect(faultsOf((record) => record.areas.filter((area) => !areas.has(area)))).toEqual([]);
    expect(
      faultsOf((record) =>
        record.areas.length > 0 && new Set(record.areas).size === record.areas.length ? [] : ['areas missing or repeated'],
      ),
    ).toEqual([]);
  });

  it('writes Arabic by the rules of the style guide', () => {
    expect(
      faultsOf((record) => {
        // Original Arabic titles of the early press are facts and stay as printed.
        const title = record.language === 'ar' ? [] : arabicFaults(record.title.ar ?? '').map((fault) => `title ${fault}`);
        const summary = arabicFaults(record.abstract?.ar ?? '').map((fault) => `summary ${fault}`);
        const keywords = (record.keywords?.ar ?? []).flatMap((word) =>
          arabicFaults(word, { mayBeMostlyLatin: true }).map((fault) => `keyword «${word}» ${fault}`),
        );
        const names = [
          ...record.authors.map((author) => author.name.ar),
          ...record.authors.map((author) => author.affiliation?.ar),
          record.venue?.name.ar,
        ]
          .filter((name) => name !== undefined)
          .flatMap((name) => arabicFaults(name, { mayBeMostlyLatin: true }).map((fault) => `«${name}» ${fault}`));
        return [...title, ...summary, ...keywords, ...(record.language === 'ar' ? [] : names)];
      }),
    ).toEqual([]);
  });

  it('leaves no English words in Arabic text', () => {
    // Programs and species whose names are written in small Latin letters everywhere.
    const allowed = new Set(['emcee', 'sick', 'heliolinx', 'roamx', 'find', 'sphaerospermum', 'linnaei']);
    expect(
      faultsOf((record) => leftoverEnglish(`${record.language === 'ar' ? '' : record.title.ar} ${record.abstract?.ar}`, allowed)),
    ).toEqual([]);
  });

  it('carries the concepts of an English title into its Arabic title for nearly all records', () => {
    const areaTokens = new Set(researchAreaTerms.map((term) => `c_${term.id.replaceAll('-', '_')}`));
    let asked = 0;
    const missing: string[] = [];
    for (const record of records) {
      if (record.language !== 'en') continue;
      const arabic = new Set(analyse(record.title.ar ?? '').concepts);
      for (const concept of analyse(record.title.en ?? '').concepts.filter((token) => areaTokens.has(token))) {
        asked += 1;
        if (!arabic.has(concept)) missing.push(`${record.key}: ${concept}`);
      }
    }
    // A concept may be said in another way; more than one in seven would mean that the vocabulary is not followed.
    expect(asked).toBeGreaterThan(100);
    expect(missing.length / asked, missing.join('\n')).toBeLessThan(0.15);
  });

  it('gives Arabic names to the venues and institutions that recur and to at least eighty authors', () => {
    const named = (values: readonly ({ ar?: string | undefined; en?: string | undefined } | undefined)[]) =>
      new Set(values.flatMap((value) => (value?.ar && value.en ? [value.en] : []))).size;
    expect(named(records.map((record) => record.venue?.name))).toBeGreaterThanOrEqual(60);
    expect(named(records.flatMap((record) => record.authors.map((author) => author.affiliation)))).toBeGreaterThanOrEqual(60);
    expect(new Set(records.flatMap((record) => record.authors.flatMap((author) => author.name.ar ?? []))).size).toBeGreaterThanOrEqual(80);
  });

  it.skipIf(!existsSync(factsFile))('states the facts of the facts file and no others (skipped where that file is not at hand)', () => {
    const facts = readFileSync(factsFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(mended(line)) as Fact);
    const byKey = new Map(records.map((record) => [record.key, record]));
    const same = [
      'year',
      'date',
      'volume',
      'issue',
      'pages',
      'doi',
      'arxiv',
      'bibcode',
      'openalex',
      'url',
      'openAccess',
      'citations',
      'publisher',
      'language',
      'authorsTotal',
      'reportNumber',
      'titleMarkup',
    ];
    const differences = facts.flatMap((fact) => {
      const record = byKey.get(fact.key) as (ResearchRecord & Record<string, unknown>) | undefined;
      if (!record) return [`${fact.key} is missing`];
      const people = fact.authors.map((author, place) => {
        const own = record.authors[place];
        // The facts cut J.-P. in two, as their source does.
        const full = author.full.replace(/(?<=\p{Lu}\.) -(?=\p{Lu})/gu, '-');
        const ownName = own?.name.en === full || own?.name.ar === full;
        return ownName &&
          own?.orcid === author.orcid &&
          own?.country === author.country &&
          (own?.affiliation?.en ?? own?.affiliation?.ar) === author.affiliation
          ? ''
          : `${fact.key}: author ${author.full}`;
      });
      return [
        ...same.filter((name) => record[name] !== fact[name]).map((name) => `${fact.key}: ${name}`),
        record.title[record.language] === fact.title ? '' : `${fact.key}: title`,
        record.authors.length === fact.authors.length ? '' : `${fact.key}: number of authors`,
        ...people,
      ].filter(Boolean);
    });
    expect(facts.length).toBe(records.length);
    expect(differences).toEqual([]);
  });
});

/** One name of the facts file is UTF-8 that was read as Latin-1 somewhere; the collection has it right. */
function mended(line: string): string {
  return line.replaceAll('LÃ¶hmannsrÃ¶ben', 'Löhmannsröben');
}
