import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import type { MachineText, TextKey, WrittenText } from '#lib/store/values/text-port.ts';

const at = '2026-11-02T00:00:00Z';
const base = { language: 'en', authors: [{ name: { en: 'Ann Lee' }, country: 'EG' }], type: 'journal-article', areas: ['debris'] } as const;
const records: readonly ResearchRecord[] = [
  {
    ...base,
    key: 'one',
    title: { en: 'Dust around example moons' },
    abstract: { en: 'We count grains of dust.' },
    year: 2020,
    citations: 3,
  },
  { ...base, key: 'two', title: { en: 'Tides of example moons', ar: 'مدود أقمار المثال' }, year: 2021, citations: 9 },
  { ...base, key: 'three', title: { en: 'Winds of example planets' }, areas: ['heliophysics'], year: 2022, type: 'review', citations: 5 },
  { ...base, key: 'four', title: { ar: 'في حركة الكواكب' }, language: 'ar', year: 1914 },
  { ...base, key: 'five', title: { fr: 'Étoiles variables du ciel austral' }, language: 'fr' },
];
const titles = ['غبار حول أقمار المثال', 'رياح كواكب المثال', 'On the motion of planets', 'نجوم متغيرة في السماء الجنوبية'] as const;
const machine = { source: 'machine', engine: 'LibreTranslate', date: '2026-11-02' } as const;

/** Tests of local texts, such as translations, that every store must pass. */
export function describeTexts(name: string, open: () => Promise<Store>): void {
  describe(`${name} with local texts`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await store.load(records, { at: '2026-11-01T00:00:00Z', batch: 'records' });
    });
    afterAll(() => store.close());

    const idOf = async (keyword: string) => (await store.findResearch('en', { ...defaultResearchQuery, keyword })).items[0]?.id as string;
    const titleOf = async (id: string) => {
      const result = await store.research('ar', id);
      return result.kind === 'found' ? result.value.title : undefined;
    };
    const sourceOf = async (id: string, field = 'title.ar') =>
      (await store.explainRecord(id)).fields.find((one) => one.field === field)?.source;
    const arabic = (recordId: string, from: string, text: string, more: Partial<WrittenText> = {}): WrittenText => ({
      key: { recordId, field: 'title', language: 'ar' },
      text,
      origin: machine,
      from,
      ...more,
    });
    const machineTexts = async (filter: Parameters<Store['texts']['machineTexts']>[0] = {}) => {
      const collected: MachineText[] = [];
      for await (const text of store.texts.machineTexts(filter)) collected.push(text);
      return collected;
    };

    it('lists records without a text that have an original', async () => {
      const missing = await store.texts.missing('title', 'ar', {});
      expect(missing.map(({ from }) => from)).toEqual([
        'Dust around example moons',
        'Winds of example planets',
        'Étoiles variables du ciel austral',
      ]);
      expect(missing[0]).toMatchObject({ field: 'title', language: 'ar', fromLanguage: 'en', areas: ['debris'], year: 2020, citations: 3 });
      expect((await store.texts.missing('title', 'ar', {}, missing[0]?.recordId, 1)).map(({ from }) => from)).toEqual([
        'Winds of example planets',
      ]);
      expect((await store.texts.missing('title', 'en', {})).map(({ from }) => from)).toEqual([
        'في حركة الكواكب',
        'Étoiles variables du ciel austral',
      ]);
      expect((await store.texts.missing('abstract', 'ar', {})).map(({ from }) => from)).toEqual(['We count grains of dust.']);
      const years = async (filter: Parameters<Store['texts']['missing']>[2]) =>
        (await store.texts.missing('title', 'ar', filter)).map(({ year }) => year);
      expect(await years({ areas: ['heliophysics'] })).toEqual([2022]);
      expect(await years({ areas: ['no-such-area'] })).toEqual([]);
      expect(await years({ types: ['review'] })).toEqual([2022]);
      expect(await years({ yearFrom: 2021 })).toEqual([2022]);
      expect(await years({ yearTo: 2021 })).toEqual([2020]);
      expect(await years({ from: 'fr' })).toEqual([undefined]);
    });

    it('writes texts as one batch over several calls, and undoes it', async () => {
      const [dustId, windsId] = [await idOf('dust'), await idOf('winds')];
      const before = await everyAnswer(store);
      const first = await store.texts.write('t1', [arabic(dustId, 'Dust around example moons', titles[0])], {
        at,
        source: 'translate title.ar',
      });
      expect(first).toEqual({ batch: 't1', written: 1, unchanged: 0, refused: [] });
      const second = await store.texts.write('t1', [
        arabic(windsId, 'Winds of example planets', titles[1]),
        arabic(dustId, 'We count grains of dust.', 'نعد حبيبات الغبار.', { key: { recordId: dustId, field: 'abstract', language: 'ar' } }),
      ]);
      expect(second).toMatchObject({ batch: 't1', written: 2 });
      expect(await store.batches()).toMatchObject([{ id: 't1', source: 'translate title.ar', updated: 3 }, { id: 'records' }]);
      expect(await titleOf(dustId)).toEqual({ value: titles[0], lang: 'ar', alt: { value: 'Dust around example moons', lang: 'en' } });
      expect(await sourceOf(dustId)).toMatchObject({ kind: 'machine', source: 'LibreTranslate', statedAt: '2026-11-02', batch: 't1' });
      // A search matches the translation, and the title is no longer missing.
      expect((await store.findResearch('ar', { ...defaultResearchQuery, keyword: 'غبار' })).items[0]?.id).toBe(dustId);
      expect((await store.texts.missing('title', 'ar', {})).map(({ from }) => from)).toEqual(['Étoiles variables du ciel austral']);
      expect(await store.undo('t1')).toMatchObject({ restored: 2, removed: 0 });
      expect(await everyAnswer(store)).toEqual(before);
      expect(await sourceOf(dustId, 'title.en')).toMatchObject({ kind: 'original' });
    });

    it('starts another batch if another change came between', async () => {
      const dustId = await idOf('dust');
      await store.texts.write('t2', [arabic(dustId, 'Dust around example moons', titles[0])]);
      await store.load([{ ...base, key: 'six', title: { en: 'Rings of example planets' } }], { batch: 'between' });
      const six = await idOf('rings');
      expect(await store.texts.write('t2', [arabic(six, 'Rings of example planets', 'حلقات كواكب المثال')])).toMatchObject({
        batch: 't2.2',
      });
      expect(await store.texts.write('t2', [arabic(await idOf('winds'), 'Winds of example planets', titles[1])])).toMatchObject({
        batch: 't2.2',
        written: 1,
      });
      // Undoing `t2` replays the two later batches, including their texts.
      expect(await store.undo('t2')).toMatchObject({ restored: 1, replayed: 2 });
      expect((await machineTexts()).map(({ text }) => text).sort()).toEqual(['حلقات كواكب المثال', titles[1]].sort());
      await store.undo('t2.2');
      await store.undo('between');
    });

    it('refuses to replace an original, given or reviewed text, or one of another original', async () => {
      const [one, two, four] = [await idOf('dust'), await idOf('tides'), await idOf('حركة')];
      const key = (recordId: string, more: Partial<TextKey> = {}): TextKey => ({ recordId, field: 'title', language: 'ar', ...more });
      const before = await everyAnswer(store);
      const report = await store.texts.write('t3', [
        arabic(two, 'Tides of example moons', 'مد وجزر'),
        arabic(four, 'x', 'عنوان آخر'),
        arabic(one, 'Another title', titles[0]),
        arabic('999999', 'x', 'نص'),
        arabic('no id', 'x', 'نص'),
        arabic(one, 'Dust around example moons', 'ثانٍ'),
        arabic(one, 'We count grains of dust.', '  ', { key: key(one, { field: 'abstract' }) }),
        arabic(two, 'x', 'An original', { key: key(two, { language: 'en' }) }),
      ]);
      expect(report).toMatchObject({ written: 0, unchanged: 0 });
      expect(report.batch).toBeUndefined();
      expect(
        Object.fromEntries(report.refused.map((one) => [`${one.key.recordId} ${one.key.field}.${one.key.language}`, one.reason])),
      ).toEqual({
        [`${two} title.ar`]: 'given',
        [`${four} title.ar`]: 'original',
        [`${one} title.ar`]: 'changed',
        '999999 title.ar': 'unknown',
        'no id title.ar': 'unknown',
        [`${one} abstract.ar`]: 'text',
        [`${two} title.en`]: 'original',
      });
      expect(report.refused.map(({ reason }) => reason)).toContain('twice');
      expect(await everyAnswer(store)).toEqual(before);
      expect(await store.batches()).toHaveLength(5);
    });

    it('prefers a reviewed or human text to a later machine text', async () => {
      const dustId = await idOf('dust');
      const from = 'Dust around example moons';
      await store.texts.write('t4', [arabic(dustId, from, titles[0])]);
      expect(await store.texts.write('t4', [arabic(dustId, from, titles[0])])).toEqual({ written: 0, unchanged: 1, refused: [] });
      const reviewed = { ...machine, reviewed: '2026-11-03' };
      expect(await store.texts.write('t5', [arabic(dustId, from, 'غبار حول أقمار', { origin: reviewed })])).toMatchObject({ written: 1 });
      expect(await sourceOf(dustId)).toMatchObject({ kind: 'reviewed', source: 'LibreTranslate', reviewedAt: '2026-11-03' });
      expect((await machineTexts({ reviewed: true })).map(({ origin }) => origin)).toEqual([reviewed]);
      expect(await machineTexts({ reviewed: false })).toEqual([]);
      expect((await store.texts.write('t6', [arabic(dustId, from, titles[0])])).refused).toMatchObject([{ reason: 'reviewed' }]);
      const ours = { source: 'editor', date: '2026-11-04' } as const;
      await store.texts.write('t6', [arabic(dustId, from, 'الغبار حول أقمار المثال', { origin: ours })]);
      expect(await sourceOf(dustId)).toMatchObject({ kind: 'editor', source: 'operator' });
      expect(await machineTexts()).toEqual([]);
      expect((await store.texts.write('t7', [arabic(dustId, from, titles[0])])).refused).toMatchObject([{ reason: 'given' }]);
      for (const batch of ['t6', 't5', 't4']) await store.undo(batch);
      expect(await titleOf(dustId)).toMatchObject({ lang: 'en' });
    });

    it('lists machine texts by main area, the most cited first', async () => {
      const ids = [await idOf('dust'), await idOf('winds'), await idOf('حركة'), await idOf('Étoiles')];
      const from = ['Dust around example moons', 'Winds of example planets', 'في حركة الكواكب', 'Étoiles variables du ciel austral'];
      await store.texts.write(
        't8',
        ids.map((id, index) =>
          arabic(id, from[index] as string, titles[index] as string, {
            key: { recordId: id, field: 'title', language: index === 2 ? 'en' : 'ar' },
          }),
        ),
      );
      expect((await machineTexts()).map(({ citations, language }) => [citations, language])).toHaveLength(4);
      expect((await machineTexts({ areas: ['debris'] })).map(({ citations }) => citations)).toEqual([3, undefined, undefined]);
      expect((await machineTexts({ language: 'en' })).map(({ text, fromLanguage }) => [text, fromLanguage])).toEqual([[titles[2], 'ar']]);
      expect(await machineTexts({ field: 'abstract' })).toEqual([]);
      await store.undo('t8');
    });

    it("drops a text when its original changes, and a source's own text replaces it", async () => {
      const dustId = await idOf('dust');
      const from = 'Dust around example moons';
      await store.texts.write('t9', [arabic(dustId, from, titles[0]), arabic(await idOf('winds'), 'Winds of example planets', titles[1])]);
      const reportedRecord = records[0] as ResearchRecord;
      // Changes another field and only the capitals of the title, so the translation remains valid.
      await store.load([{ ...reportedRecord, title: { en: 'Dust Around Example Moons' }, citations: 4 }], { batch: 'same' });
      expect(await titleOf(dustId)).toMatchObject({ value: titles[0] });
      expect(await sourceOf(dustId)).toMatchObject({ kind: 'machine', batch: 't9' });
      await store.load([{ ...reportedRecord, title: { en: 'Dust and ice around example moons' } }], { batch: 'other' });
      expect(await titleOf(dustId)).toMatchObject({ lang: 'en' });
      expect((await store.texts.missing('title', 'ar', {}, '0')).map(({ from: original }) => original)).toContain(
        'Dust and ice around example moons',
      );
      expect(await machineTexts()).toHaveLength(1);
      await store.undo('other');
      expect(await titleOf(dustId)).toMatchObject({ value: titles[0] });
      // OpenAlex now states the title in Arabic.
      const registered = { ...reportedRecord, key: 'openalex:W1', title: { en: from, ar: 'الغبار والجليد' }, doi: '10.5555/dust' };
      await store.load([{ ...reportedRecord, doi: '10.5555/dust' }], { batch: 'doi' });
      await store.load([prepareRecord(registered, undefined, { source: 'openalex', derived: ['title.ar'] })], { batch: 'register' });
      expect(await titleOf(dustId)).toMatchObject({ value: 'الغبار والجليد' });
      expect(await sourceOf(dustId)).toMatchObject({ source: 'openalex' });
      for (const batch of ['register', 'doi', 'same', 't9']) await store.undo(batch);
    });

    it('counts texts by origin, for each year and area', async () => {
      const [one, three] = [await idOf('dust'), await idOf('winds')];
      const reviewed = { ...machine, reviewed: '2026-11-03' };
      const before = await store.coverageByOrigin('year');
      expect(before.find(({ text, key }) => text === 'title.ar' && key === '2020')?.counts).toMatchObject({ missing: 1, machine: 0 });
      await store.texts.write('t10', [
        arabic(one, 'Dust around example moons', titles[0]),
        arabic(three, 'Winds of example planets', titles[1], { origin: reviewed }),
      ]);
      const zeros = { source: 0, author: 0, editor: 0, reviewed: 0, machine: 0, missing: 0 };
      const countsOf = async (by: 'year' | 'area', text: string) =>
        (await store.coverageByOrigin(by)).flatMap((line) => (line.text === text ? [[line.key, line.counts]] : []));
      expect(Object.fromEntries(await countsOf('year', 'title.ar'))).toEqual({
        '1914': { ...zeros, source: 1 },
        '2020': { ...zeros, machine: 1 },
        '2021': { ...zeros, source: 1 },
        '2022': { ...zeros, reviewed: 1 },
        undefined: { ...zeros, missing: 1 },
      });
      expect((await countsOf('area', 'title.ar')).map(([, counts]) => counts)).toEqual(
        expect.arrayContaining([
          { ...zeros, reviewed: 1 },
          { ...zeros, source: 2, machine: 1, missing: 1 },
        ]),
      );
      expect(Object.fromEntries(await countsOf('year', 'abstract.en'))).toMatchObject({ '2020': { source: 1 }, '2021': { missing: 1 } });
      await store.undo('t10');
    });

    it('attributes translations and summaries of the starter collection to its editors', async () => {
      const reportedRecord = { ...base, key: 'starter-1', title: { fr: 'Titre', en: 'A title', ar: 'عنوان' }, language: 'fr', year: 1950 };
      const record = { ...reportedRecord, abstract: { en: 'Ours.' }, abstractKind: 'editor' } as const;
      await store.load([prepareRecord(record, undefined, { source: 'starter' })], { batch: 'ours' });
      const [row] = (await store.findResearch('ar', { ...defaultResearchQuery, keyword: 'Titre' })).items;
      const detail = await store.research('ar', row?.id as string);
      expect(detail.kind === 'found' && detail.value.textOrigins).toEqual([
        { field: 'title', language: 'en', source: 'editor' },
        { field: 'title', language: 'ar', source: 'editor' },
        { field: 'abstract', language: 'en', source: 'editor' },
      ]);
      const counts = (await store.coverageByOrigin('year')).filter(({ key }) => key === '1950');
      expect(counts.map(({ text, counts: { editor, missing } }) => [text, editor, missing])).toEqual([
        ['title.en', 1, 0],
        ['title.ar', 1, 0],
        ['abstract.en', 1, 0],
        ['abstract.ar', 0, 1],
      ]);
      await store.undo('ours');
    });

    it('keeps local texts when the index is rebuilt', async () => {
      const dustId = await idOf('dust');
      await store.texts.write('t11', [arabic(dustId, 'Dust around example moons', titles[0])]);
      const before = await sourceOf(dustId);
      await store.reindex();
      expect(await sourceOf(dustId)).toEqual(before);
      expect(await titleOf(dustId)).toMatchObject({ value: titles[0] });
      await store.undo('t11');
    });
  });
}

async function everyAnswer(store: Store): Promise<unknown> {
  const answers: unknown[] = [];
  for (const language of ['en', 'ar'] as const) {
    const { items, total, facets } = await store.findResearch(language, { ...defaultResearchQuery, pageSize: 50 });
    answers.push(total, facets, items);
    for (const { id } of items) answers.push(await store.research(language, id), await store.explainRecord(id));
  }
  answers.push(await store.coverage());
  return JSON.parse(JSON.stringify(answers));
}
