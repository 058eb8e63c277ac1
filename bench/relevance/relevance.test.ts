import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCollection } from './collections.ts';
import { type Engine, engines } from './engines.ts';
import { bootstrap, meanFigures, measure } from './figures.ts';
import { applySheet, readNewQueries, writeSheet } from './grading-sheet.ts';
import { inventedRecords } from './invented-records.ts';
import { isGraded, type Judgement, judgeEngine, storedFigures, writeDifferences, writeFigures } from './judge.ts';
import { collectionNames, type JudgedQuery, judgedQueries, parseQueries } from './judged-query.ts';
import { countPreferences, storeAnswers, storedEngine, writeSides } from './side-by-side.ts';

const query = (more: Partial<JudgedQuery> = {}): JudgedQuery => ({
  query: 'space debris',
  language: 'en',
  kind: 'topic',
  source: 'test',
  split: 'test',
  grades: { a: 2, b: 1, c: 0 },
  ...more,
});

describe('figures of one answer', () => {
  it.each([
    { keys: ['a', 'b'], hit1: 1, hit5: 1, ndcg10: 1, mrr: 1, precision5: 1 },
    { keys: ['c', 'a'], hit1: 0, hit5: 1, ndcg10: 3 / Math.log2(3) / (3 + 1 / Math.log2(3)), mrr: 0.5, precision5: 0.5 },
    { keys: [], hit1: 0, hit5: 0, ndcg10: 0, mrr: 0, precision5: 0 },
    {
      keys: ['x', 'x2', 'x3', 'x4', 'x5', 'a'],
      hit1: 0,
      hit5: 0,
      ndcg10: 3 / Math.log2(7) / (3 + 1 / Math.log2(3)),
      mrr: 1 / 6,
      precision5: 0,
    },
  ])('$keys', ({ keys, ...figures }) => {
    const result = measure({ keys }, query());
    for (const [name, value] of Object.entries(figures)) expect(result[name as keyof typeof result], name).toBeCloseTo(value, 10);
  });

  it('are compared by a reproducible interval that contains their mean', () => {
    const differences = [0.1, -0.2, 0.4, 0, 0.3];
    const { mean, low, high } = bootstrap(differences);
    expect(mean).toBeCloseTo(0.12);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    expect(bootstrap(differences)).toEqual({ mean, low, high });
  });
});

describe('judged queries', () => {
  it('all match the schema, are unique in each collection, and are graded by existing records', async () => {
    for (const name of ['starter', 'small', 'invented'] as const) {
      const collection = await openCollection(name);
      if ('missing' in collection) throw new Error(collection.missing);
      const keys = new Set(collection.records.map(({ key }) => key));
      expect(collection.queries.length, name).toBeGreaterThan(15);
      const gradedKeys = collection.queries.flatMap(({ grades, out = [] }) => [...Object.keys(grades), ...out]);
      expect(gradedKeys.filter((key) => !keys.has(key))).toEqual([]);
    }
  });

  it('of every collection can be read', () => {
    for (const name of collectionNames)
      for (const { kind, grades, out = [], query: text } of judgedQueries(name)) {
        if (kind === 'absent') expect(grades).toEqual({});
        expect(
          out.filter((key) => (grades[key] ?? 0) > 0),
          text,
        ).toEqual([]);
      }
  });

  it.each([
    ['{"query":"x"}', /f\.jsonl, line 1: .*language/s],
    ['{', /f\.jsonl, line 1/],
    [JSON.stringify(query({ grades: { a: 7 } })), /grades/],
  ])('that are invalid are refused with file and line: %s', (line, message) => {
    expect(() => parseQueries('f.jsonl', [line])).toThrow(message);
  });
});

describe('a grading sheet', () => {
  const records = new Map(inventedRecords.map((record) => [record.key, record]));
  const engineWith = (keys: readonly string[]): Engine => ({
    search: async () => ({ keys, total: keys.length, notices: [], time: 0 }),
    close: async () => undefined,
  });

  it('pools ungraded records in an order that does not reveal the engines', async () => {
    const judgedQuery = query({ grades: { halo: 0 } });
    const sheet = await writeSheet([judgedQuery], [engineWith(['streams', 'halo']), engineWith(['bacteria', 'streams'])], records);
    const rows = sheet
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.map(([, key]) => key)).toEqual(['key', 'bacteria', 'streams']);
    expect(rows[2]?.[5]).toBe('Stellar streams in the halo of the Milky Way / التيارات النجمية في هالة درب التبانة');
  });

  it('writes its grades to the queries, and refuses an invalid grade with its line', () => {
    const isRecord = (key: string) => records.has(key);
    const [graded] = applySheet('query\tkey\tgrade\nspace debris\thalo\t1\nspace debris\tstreams\t\n', [query()], isRecord);
    expect(graded?.grades).toEqual({ a: 2, b: 1, c: 0, halo: 1 });
    expect(() => applySheet('query\tkey\tgrade\nspace debris\thalo\t3', [query()], isRecord)).toThrow('line 2: the grade is 0, 1 or 2');
    expect(() => applySheet('query\tkey\tgrade\nspace debris\tnone\t1', [query()], isRecord)).toThrow('line 2: no record none');
    expect(() => applySheet('query\tkey\tgrade\nother\thalo\t1', [query()], isRecord)).toThrow('line 2: no query');
  });

  it('is for queries from lines with tabs, half of them for tuning', () => {
    const lines = readNewQueries('query\tlanguage\tkind\nmars\ten\tone-word\nspace debris\ten\ttopic\nالمريخ\tar\tone-word\n', [query()]);
    expect(
      parseQueries(
        'new',
        lines.map((entry) => JSON.stringify(entry)),
      ).map(({ query: text, split }) => [text, split]),
    ).toEqual([
      ['mars', 'test'],
      ['المريخ', 'development'],
    ]);
  });
});

describe('answers side by side', () => {
  const engineWith = (keys: readonly string[]): Engine => ({
    search: async () => ({ keys, total: keys.length, notices: [], time: 0 }),
    close: async () => undefined,
  });

  it('do not reveal their engine, omit equal results, and are counted by the key', async () => {
    const collection = { records: inventedRecords, queries: judgedQueries('invented') };
    const same = await writeSides(collection, { present: engineWith(['halo']), other: engineWith(['halo']) }, 6, 0);
    expect(same.sides).toEqual({});
    const other = storedEngine(await storeAnswers(engineWith(['streams']), collection.queries));
    await expect(other.search('en', 'never asked')).rejects.toThrow('no stored answer for en never asked');
    const { text, sides } = await writeSides(collection, { present: engineWith(['halo']), other }, 6, 50);
    expect(Object.keys(sides)).toEqual(['51', '52', '53', '54', '55', '56']);
    expect(new Set(Object.values(sides).map(({ left }) => left)).size).toBe(2);
    const prefersStreams = text.replace(
      /left: 1 found\n {4}(\S+)[\s\S]*?better: $/gm,
      (block, first) => `${block}${first === 'Stellar' ? 'left' : 'right'}`,
    );
    expect(countPreferences(prefersStreams, sides)).toMatch(/^all +present engine 0, the other 6, equal 0; difference 100 points/);
    expect(countPreferences(prefersStreams, sides)).toMatch(/language ar +present engine 0, the other 3/);
    expect(() => countPreferences('99 better: left', sides)).toThrow('no answer numbered 99');
  });
});

describe('the invented collection', () => {
  let judgements: Judgement[];
  let engine: Engine;
  beforeAll(async () => {
    engine = await engines.store(inventedRecords);
    judgements = await judgeEngine(engine, { records: inventedRecords, queries: judgedQueries('invented') });
  });
  afterAll(() => engine.close());

  it('is answered with a relevant record first, and with a notice for subjects that it misses', () => {
    const failures = judgements.filter(({ query: { kind }, figures, answer }) =>
      kind === 'absent' ? answer.total > 0 && answer.notices.length === 0 : figures.hit1 === 0,
    );
    expect(failures.map(({ query: { query: text } }) => text)).toEqual([]);
  });

  it('is also judged by excluded records and required notices', () => {
    const answer = { keys: ['streams', 'halo'], total: 2, notices: [], time: 0 };
    const of = (more: Partial<JudgedQuery>): Judgement => ({ query: query(more), answer, figures: measure(answer, query(more)) });
    const text = writeFigures('invented', [of({ out: ['halo'], notice: true }), of({ out: ['bacteria'], notice: false })]);
    expect(text).toContain('records to exclude 2: excluded 1, shown 1 (space debris)');
    expect(text).toContain('notice required 1: present 0; not required 1: present 0');
  });

  it('has figures by kind and language, and differences from a stored run', () => {
    const text = writeFigures('invented', judgements);
    expect(text).toMatch(/kind author +1 +1\.000/);
    expect(text).toMatch(/absent things 2: empty answers \d, answers with a notice \d, without a notice 0/);
    const before = storedFigures(judgements);
    const worseFigures = { ...before, 'invented: primordial black holes': [0, 0, 0, 0, 0] };
    const differences = writeDifferences(judgements, 'an engine that fails', worseFigures);
    expect(differences).toMatch(/^against an engine that fails\n/);
    expect(differences).toMatch(/better 1\.00 {2}primordial black holes \((?:development|test)\)/);
    expect(writeDifferences(judgements, 'itself', before)).toMatch(/ndcg10 +\+0\.0/);
  });

  it('omit a query that changes only by rounding', () => {
    const judgedQuery = query({ grades: { a: 2, b: 1 } });
    const thirdJudgement: Judgement = {
      query: judgedQuery,
      answer: { keys: ['c', 'a'], total: 2, notices: [], time: 0 },
      figures: measure({ keys: ['c', 'a'] }, judgedQuery),
    };
    const before = storedFigures([thirdJudgement]);
    expect(writeDifferences([thirdJudgement], 'itself', before)).not.toMatch(/worse|better|−/);
    const similarFigures = Object.fromEntries(
      Object.entries(before).map(([name, figures]) => [name, figures.map((figure) => figure + 0.004)]),
    );
    expect(writeDifferences([thirdJudgement], 'near', similarFigures)).not.toMatch(/worse|better/);
  });

  it('are compared by split, each with its own interval', () => {
    const of = (splitName: JudgedQuery['split'], keys: readonly string[]): Judgement => {
      const judgedQuery = query({ query: splitName, split: splitName });
      return { query: judgedQuery, answer: { keys, total: keys.length, notices: [], time: 0 }, figures: measure({ keys }, judgedQuery) };
    };
    const before = storedFigures([of('development', ['a']), of('test', ['c'])]);
    const text = writeDifferences([of('development', ['a']), of('test', ['a'])], 'before', before);
    expect(text).toMatch(/development, 1 pairs[^\n]*\n {2}hit1 +\+0\.0 [\s\S]*test, 1 pairs[^\n]*\n {2}hit1 +\+100\.0 /);
  });
});

it('the starter collection is answered as well as at the switch, with a notice for subjects that it misses', async () => {
  const collection = await openCollection('starter');
  if ('missing' in collection) throw new Error(collection.missing);
  const engine = await engines.table(collection.records);
  const judgements = (await judgeEngine(engine, collection)).filter(({ query: { source } }) => !source.startsWith('tests-'));
  await engine.close();
  const gradedFigures = judgements.filter(isGraded).map(({ figures }) => figures);
  const { hit1, hit5, ndcg10 } = meanFigures(gradedFigures);
  expect(gradedFigures.length).toBeGreaterThan(700);
  // The limits leave a margin of two percentage points, because edits of titles change the results a little.
  expect(hit1).toBeGreaterThan(0.9);
  expect(hit5).toBeGreaterThan(0.97);
  expect(ndcg10).toBeGreaterThan(0.9);
  const withoutNotice = judgements.filter(
    ({ query: { kind }, answer }) => kind === 'absent' && answer.total > 0 && answer.notices.length === 0,
  );
  expect(withoutNotice.map(({ query: { query: text } }) => text)).toEqual([]);
}, 120_000);
