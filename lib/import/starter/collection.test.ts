import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { cleanDoi, cleanOpenalex } from '#lib/import/clean/identifiers.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { articleFaults, phraseFaults } from '#lib/testing/arabic-phrases.ts';
import { openStarterStore } from '#lib/testing/starter-store.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { arabicFaults, leftoverEnglish } from '#lib/text/arabic-style.ts';

const records = readCollection();
interface Fact extends Readonly<Record<string, unknown>> {
  readonly key: string;
  readonly title: string;
  readonly authors: readonly { full: string; orcid?: string; affiliation?: string; country?: string }[];
}

const factsFile = `${inject('testData')}/starter_facts.jsonl`;

/** All faults of all records in one list, so that an editor sees everything in one run. */
function faultsOf(check: (record: ResearchRecord) => readonly string[]): string[] {
  return records.flatMap((record) => check(record).map((fault) => `${record.key}: ${fault}`));
}

/** OpenAlex has these people twice, once without their ORCID iDs; names, institutions and colleagues agree. */
const mergedAuthors: Readonly<Record<string, string>> = { A5108025157: '0000-0002-2747-7568', A5025749995: '0000-0002-8985-930X' };

describe('the starter collection', () => {
  it('holds several hundred records with distinct keys and DOIs', () => {
    expect(records.length).toBeGreaterThanOrEqual(420);
    expect(new Set(records.map((record) => record.key)).size).toBe(records.length);
    const dois = records.flatMap((record) => record.doi ?? []);
    expect(new Set(dois).size).toBe(dois.length);
    // Every DOI is already in the form that an import stores.
    expect(dois.filter((doi) => cleanDoi(doi) !== doi)).toEqual([]);
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

  it('lists each author once per record', () => {
    const twice = records.filter(({ authors }) => new Set(authors.map((author) => JSON.stringify(author))).size < authors.length);
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  it('has no similar summaries', () => {
    for (const language of ['en', 'ar'] as const) {
      expect(new Set(records.map((record) => record.abstract?.[language])).size).toBe(records.length);
      // Summaries that begin with the same eight words would be boilerplate.
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

  it('follows the Arabic style guide', () => {
    expect(
      faultsOf((record) => {
        // Original Arabic titles of the early press stay as printed.
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

  it('gives the article to an adjective that governs a definite noun', () => {
    // Phrases in which the adjective is a predicate and takes no article.
    const predicates = ['المعنية سريعة الدوران', 'النفاثات قليلة التغيّر', 'الظل بالغ الأهمية', 'الجوي بالغ الرقة', 'الجسم متناهي الصغر'];
    expect(articleFaults('تبتلع الثقوب السوداء فائقة الكتلة الغاز')).toHaveLength(1);
    expect(
      faultsOf((record) => {
        const texts = [record.abstract?.ar ?? '', ...(record.keywords?.ar ?? []), record.language === 'ar' ? '' : (record.title.ar ?? '')];
        return texts.flatMap((text) => articleFaults(text, predicates));
      }),
    ).toEqual([]);
  });

  it('has no phrase that a second reader has corrected before', () => {
    expect(phraseFaults('حزمة Tudat مفتوحة المصدر تُقارَن بعضها ببعض لصالح نظام التتبع والأوامر الفرعي')).toHaveLength(4);
    expect(phraseFaults('مقياس الانعكاس الفضائي إما أن يرصد الكشوفات أو يكمل زيارة بتطبيق أداة رئيسة في جريان حر')).toHaveLength(6);
    expect(phraseFaults('يتولى المسار، وهو طويل، تقدير ضرر الإشعاع لرائد الفضاء بعد تطبيق أداة موصى بها من اللجنة')).toHaveLength(4);
    expect(phraseFaults('تبلغ نسبة الرفع إلى السحب ذروتها كما قرر المسح العقدي')).toHaveLength(2);
    expect(phraseFaults('دارت 0.35 كوكبًا أثناء الطيران على بُعد 2.4 متر تقريبًا')).toHaveLength(2);
    expect(faultsOf((record) => (record.language === 'ar' ? [] : phraseFaults(`${record.title.ar} ${record.abstract?.ar}`)))).toEqual([]);
  });

  it('names a journal in Arabic as its venue does, within a record', () => {
    expect(
      faultsOf((record) => {
        const { en, ar } = record.venue?.name ?? {};
        const latin = en && ar && new RegExp(`(?:مجلة|دورية|مؤتمر) ${escapeRegex(en)}(?![\\p{L}\\d])`, 'u');
        const texts = record.language === 'ar' ? '' : `${record.title.ar} ${record.abstract?.ar}`;
        return latin && !ar.includes(en) && latin.test(texts) ? [`«${en}» next to «${ar}»`] : [];
      }),
    ).toEqual([]);
  });

  it('translates venues by their kind, such as reviews and transactions as journals', () => {
    const names = (record: ResearchRecord) => [record.venue?.name, ...record.authors.map(({ affiliation }) => affiliation)];
    expect(
      faultsOf((record) =>
        names(record).flatMap((name) => name?.ar?.match(/معاملات|(?<!مجلة )المراجعة|^مراجعات|الحرارية الأرضية|معهد الدولة/g) ?? []),
      ),
    ).toEqual([]);
  });

  it('uses the Arabic name of a person in Arabic summaries', () => {
    expect(
      faultsOf((record) =>
        record.authors.flatMap(({ name }) => {
          const family = name.en
            ?.replace(/ Jr\.$/, '')
            .split(' ')
            .at(-1);
          const isNamed = family && new RegExp(`(?<!\\p{L})${escapeRegex(family)}(?!\\p{L})`, 'u');
          if (!name.ar || !isNamed) return [];
          const latin = isNamed.test(record.abstract?.ar ?? '') ? [`${family} in Latin letters`] : [];
          const spelt = isNamed.test(record.abstract?.en ?? '') && !/(?<!\p{L})low(?!\p{L})/iu.test(family);
          return spelt && !record.abstract?.ar?.includes(name.ar.split(' ').at(-1) ?? '')
            ? [...latin, `${name.ar} is spelt otherwise`]
            : latin;
        }),
      ),
    ).toEqual([]);
  });

  it('leaves no English words in Arabic text', () => {
    // Programs and species whose names are always lower-case Latin.
    const allowed = new Set(['emcee', 'sick', 'heliolinx', 'roamx', 'find', 'sphaerospermum', 'linnaei']);
    expect(
      faultsOf((record) => leftoverEnglish(`${record.language === 'ar' ? '' : record.title.ar} ${record.abstract?.ar}`, allowed)),
    ).toEqual([]);
  });

  it('carries the concepts of an English title into its Arabic title for nearly all records', () => {
    const areaTokens = new Set(researchAreaTerms.map((term) => `c_${term.id.replaceAll('-', '_')}`));
    let conceptCount = 0;
    const missing: string[] = [];
    for (const record of records) {
      if (record.language !== 'en') continue;
      const arabic = new Set(analyse(record.title.ar ?? '').concepts);
      for (const concept of analyse(record.title.en ?? '').concepts.filter((token) => areaTokens.has(token))) {
        conceptCount += 1;
        if (!arabic.has(concept)) missing.push(`${record.key}: ${concept}`);
      }
    }
    // A concept may be paraphrased; more than one in seven would mean that the vocabulary is not followed.
    expect(conceptCount).toBeGreaterThan(100);
    expect(missing.length / conceptCount, missing.join('\n')).toBeLessThan(0.15);
  });

  it('gives Arabic names to recurring venues and institutions and to at least eighty authors', () => {
    const distinctNames = (values: readonly ({ ar?: string | undefined; en?: string | undefined } | undefined)[]) =>
      new Set(values.flatMap((value) => (value?.ar && value.en ? [value.en] : []))).size;
    expect(distinctNames(records.map((record) => record.venue?.name))).toBeGreaterThanOrEqual(60);
    expect(distinctNames(records.flatMap((record) => record.authors.map((author) => author.affiliation)))).toBeGreaterThanOrEqual(60);
    expect(new Set(records.flatMap((record) => record.authors.flatMap((author) => author.name.ar ?? []))).size).toBeGreaterThanOrEqual(80);
  });

  it.skipIf(!existsSync(factsFile))('states the facts of the facts file and no others (skipped where that file is not at hand)', () => {
    const facts = readFileSync(factsFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(corrected(line)) as Fact)
      // OpenAlex lists an author with two affiliations twice.
      .map(
        (fact): Fact => ({
          ...fact,
          authors: fact.authors.filter(({ full }, index, authors) => authors.findIndex((author) => author.full === full) === index),
        }),
      );
    const byKey = new Map(records.map((record) => [record.key, record]));
    const pairs = [
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
      const people = fact.authors.map((author, index) => {
        const ourAuthor = record.authors[index];
        // The facts file has "J. -P." and "Al- Absi", as its source does.
        const full = author.full.replace(/(?<=\p{Lu}\.) -(?=\p{Lu})/gu, '-').replace(/(?<=\bAl-) (?=\p{Lu})/gu, '');
        const ownName = ourAuthor?.name.en === full || ourAuthor?.name.ar === full;
        return ownName &&
          ourAuthor?.orcid === (author.orcid ?? mergedAuthors[ourAuthor?.openalex ?? '']) &&
          ourAuthor?.country === author.country &&
          (ourAuthor?.affiliation?.en ?? ourAuthor?.affiliation?.ar) === author.affiliation
          ? ''
          : `${fact.key}: author ${author.full}`;
      });
      return [
        ...pairs.filter((name) => record[name] !== fact[name]).map((name) => `${fact.key}: ${name}`),
        record.title[record.language] === fact.title ? '' : `${fact.key}: title`,
        record.authors.length === fact.authors.length ? '' : `${fact.key}: number of authors`,
        ...people,
      ].filter(Boolean);
    });
    // Records outside the facts file are Arabic articles; a test below compares them with their source.
    expect(records.filter(({ key }) => !facts.some((fact) => fact.key === key)).map(({ language }) => language)).toEqual(
      Array.from({ length: records.length - facts.length }, () => 'ar'),
    );
    expect(differences).toEqual([]);
  });
});

const articlesFile = `${inject('testData')}/arabic/al_muqtabas_articles_ar.jsonl`;
interface Article {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly date: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly url: string;
}

/** Text without the blanks and hamzas that the digital edition adds. */
const normalise = (text: string) => text.replace(/\s/g, '').replace(/[أإآ]/g, 'ا');

const worksFiles = ['openalex_works_full_raw_sample', 'openalex_works_space_remote_sensing_with_abstracts'].map(
  (name) => `${inject('testData')}/openalex/${name}.jsonl.gz`,
);

describe('the references of the starter collection', () => {
  const citing = records.filter(({ references }) => references);

  it('are in canonical form, each once in its list', () => {
    expect(citing.length).toBeGreaterThan(50);
    for (const { key, references = [] } of citing) {
      expect(new Set(references.map(({ openalex }) => openalex)).size, key).toBe(references.length);
      for (const { doi, openalex } of references) expect([cleanOpenalex(openalex), doi && cleanDoi(doi)]).toEqual([openalex, doi]);
    }
  });

  it('resolve to exactly the records with these identifiers', async () => {
    const store = await openStarterStore();
    const identifiers = new Set(records.flatMap(({ openalex, doi }) => [openalex, doi]).filter(Boolean));
    const internalReferences = (record: ResearchRecord) =>
      (record.references ?? []).filter(({ openalex, doi }) => identifiers.has(openalex) || (doi !== undefined && identifiers.has(doi)))
        .length;
    let links = 0;
    for await (const { id, title, citedByCount } of store.stream('en', defaultResearchQuery)) {
      const record = records.find((candidate) => candidate.title.en === title.value) as ResearchRecord;
      const count = { ...defaultResearchQuery, pageSize: 1 };
      expect((await store.findResearch('en', { ...count, citedBy: [id] })).total, record.key).toBe(internalReferences(record));
      expect((await store.findResearch('en', { ...count, cites: [id] })).total, record.key).toBe(citedByCount);
      links += citedByCount ?? 0;
    }
    expect(links).toBe(records.reduce((sum, record) => sum + internalReferences(record), 0));
    expect(links).toBeGreaterThan(90);
    await store.close();
  });

  it.skipIf(!worksFiles.every((file) => existsSync(file)))('are as OpenAlex lists them (skipped where its files are not at hand)', () => {
    const works = worksFiles.flatMap((file) =>
      gunzipSync(readFileSync(file))
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { id: string; referenced_works: readonly string[] }),
    );
    const lists = new Map(works.map((work) => [work.id.split('/').at(-1), work.referenced_works.map((id) => id.split('/').at(-1))]));
    for (const { openalex, references } of records)
      expect(references?.map((reference) => reference.openalex) ?? [], openalex).toEqual(lists.get(openalex ?? '') ?? []);
  });
});

describe('the originals in Arabic', () => {
  const originals = records.filter(({ language }) => language === 'ar');

  it('are more than a dozen, all with our English title and summary', () => {
    expect(originals.length).toBeGreaterThanOrEqual(12);
    expect(originals.filter(({ title, abstract }) => !title.en || !abstract?.en)).toEqual([]);
  });

  it.skipIf(!existsSync(articlesFile))('are as their journal printed them (skipped where its list is not at hand)', () => {
    const articles = new Map(
      readFileSync(articlesFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Article)
        .map((article) => [article.id, article]),
    );
    const sourceOf = (record: ResearchRecord) => (record as ResearchRecord & { source?: { id?: string } }).source?.id ?? '';
    const muqtabas = originals.filter((record) => record.venue?.name.ar === 'المقتبس');
    expect(originals.length - muqtabas.length).toBe(1);
    expect(
      muqtabas.flatMap((record) => {
        const article = articles.get(sourceOf(record));
        if (!article) return [`${record.key}: not in the list`];
        const actual = [
          record.date,
          record.volume,
          record.issue,
          record.pages?.replace('–', '-'),
          record.url,
          normalise(record.title.ar ?? ''),
        ];
        const authors = record.authors.map(({ family, given }) => normalise(`${family},${given}`));
        const expectedAuthors = article.authors.filter((name) => name.length > 1).map(normalise);
        const expected = [article.date, article.volume, article.issue, article.pages, article.url, normalise(article.title)];
        return actual.join() === expected.join() && authors.join() === expectedAuthors.join()
          ? []
          : [`${record.key}: ${actual} ${authors} / ${expected} ${expectedAuthors}`];
      }),
    ).toEqual([]);
  });
});

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Errors in the sources of the facts file, each with its correction in the collection. */
const typos: readonly [string, string][] = [
  // UTF-8 decoded as Latin-1.
  ['LÃ¶hmannsrÃ¶ben', 'Löhmannsröben'],
  // Three concatenated DOIs: the first is that of the paper.
  ['10.3847/2041-8213/ac667410.3847/2041-8213/ac667510.3847/2041-8213/ac6429', '10.3847/2041-8213/ac6674'],
  ['"full": "عيسى اسكندر المعلوف"', '"full": "عيسى إسكندر المعلوف"'],
  ['supercircular entry planetary atmospheres', 'supercircular entry into planetary atmospheres'],
  // The iD of another person with that family name.
  ['"full": "Septriandi A. Chan", "orcid": "0000-0002-3681-7464"', '"full": "Steven K. Chan"'],
];

function corrected(line: string): string {
  return typos.reduce((text, [typo, correction]) => text.replaceAll(typo, correction), line);
}
