import { beforeEach, describe, expect, it } from 'vitest';
import xliff2js from 'xliff/xliff2js';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import type { MachineText } from '#lib/store/values/text-port.ts';
import { sampleRecords, translateSample } from '#lib/testing/loopback-translator.ts';
import { textsToReview, textsToTranslate } from '#lib/translate/texts/list-texts.ts';
import type { TextForPeople } from '#lib/translate/texts/people-texts.ts';
import { importTranslations, type TranslationImportOptions } from './import-translations.ts';
import { fileFormat } from './translation-file.ts';

const selection = { field: 'title', language: 'ar', filter: {} } as const;
const difficultText = 'A "quoted" title; with <b>, commas, &amp; and\n a line – of 2 rows';
let store: Store;

beforeEach(async () => {
  store = openSqliteStore(':memory:');
  await store.load(sampleRecords(12));
  return () => store.close();
});

async function fileText(extension: string, texts: AsyncIterable<TextForPeople> | Iterable<TextForPeople>): Promise<string> {
  let content = '';
  for await (const piece of fileFormat(`a.${extension}`).write(texts)) content += piece;
  return content;
}
const toTranslate = async (extension: string, limit = 12) =>
  fileText(extension, await textsToTranslate(store.texts, [{ ...selection, limit }]));
const toReview = (extension: string, limit = 12) => fileText(extension, textsToReview(store.texts, [{ reviewed: false }], limit));
const importFile = (extension: string, content: string, options: Partial<TranslationImportOptions> = {}) =>
  importTranslations(store.texts, fileFormat(`a.${extension}`).read(content, `a.${extension}`), {
    mode: 'translate',
    batch: 'people',
    date: '2026-11-03',
    source: 'a file',
    ...options,
  });

interface Unit {
  readonly id: string;
  readonly source: string;
  target: string;
  mark: boolean;
}

/** Changes the rows of a file as text, as people do in their own programs. */
function edit(extension: string, content: string, change: (unit: Unit, index: number) => void): string {
  let index = -1;
  if (extension === 'csv')
    return content
      .split('\r\n')
      .map((line, lineIndex) => {
        const cells = line.split(',');
        if (lineIndex === 0 || cells.length < 7) return line;
        index += 1;
        const unit = { id: cells[0] ?? '', source: cells[4] ?? '', target: cells[5] ?? '', mark: false };
        change(unit, index);
        return [unit.id, ...cells.slice(1, 5), unit.target, unit.mark ? 'نعم' : ''].join(',');
      })
      .join('\r\n');
  return content.replace(/<unit id="([^"]*)">([\s\S]*?)<\/unit>/g, (_, id: string, inner: string) => {
    index += 1;
    const plain = (name: string) => unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(inner)?.[1] ?? '');
    const unit = { id, source: plain('source'), target: plain('target'), mark: false };
    change(unit, index);
    const target = unit.target.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const source = /<source>[^<]*<\/source>/.exec(inner)?.[0] ?? '';
    return `<unit id="${unit.id}"><segment state="${unit.mark ? 'final' : 'translated'}">${source}<target>${target}</target></segment></unit>`;
  });
}
const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function machineTexts(): Promise<readonly MachineText[]> {
  const texts: MachineText[] = [];
  for await (const text of store.texts.machineTexts({})) texts.push(text);
  return texts;
}

async function translateAll(): Promise<void> {
  const rows = (await store.texts.missing('title', 'ar', {})).map(({ recordId, from }) => ({
    key: { recordId, field: 'title', language: 'ar' } as const,
    text: translateSample(from.replace('MODIS', '⟦1⟧').replace('CO<sub>2</sub>', '⟦2⟧'), 'well')
      .replace('⟦1⟧', 'MODIS')
      .replace('⟦2⟧', 'CO<sub>2</sub>'),
    from,
    origin: { source: 'machine', engine: 'sample', date: '2026-11-02' } as const,
  }));
  await store.texts.write('machine', rows);
}

const goodTranslation = ({ source }: Unit) =>
  translateSample(source.replace('MODIS', '⟦1⟧').replace('CO<sub>2</sub>', '⟦2⟧'), 'well')
    .replace('⟦1⟧', 'MODIS')
    .replace('⟦2⟧', 'CO<sub>2</sub>');

describe.each(['xlf', 'csv'])('A file for people, as %s,', (extension) => {
  it('lists missing translations by area, and is imported as made by an editor', async () => {
    const content = await toTranslate(extension);
    const areas = extension === 'csv' ? content.match(/,(?:moon|debris),/g) : content.match(/original="\w+"/g);
    expect(areas).toEqual(
      extension === 'csv' ? [...Array(6).fill(',debris,'), ...Array(6).fill(',moon,')] : ['original="debris"', 'original="moon"'],
    );
    const edited = edit(extension, content, (unit, index) => {
      if (index < 8) unit.target = goodTranslation(unit);
    });
    expect(await importFile(extension, edited)).toEqual({ batch: 'people', read: 12, untouched: 4, written: 8, unchanged: 0, refused: [] });
    expect(await importFile(extension, edited, { batch: 'again' })).toMatchObject({ written: 0, unchanged: 8, untouched: 4 });
    expect(await store.texts.missing('title', 'ar', {})).toHaveLength(4);
    expect(await machineTexts()).toEqual([]);
    await store.undo('people');
    expect(await store.texts.missing('title', 'ar', {})).toHaveLength(12);
  });

  it('contains each text exactly as stored', async () => {
    const missing = { recordId: '7', field: 'abstract', language: 'ar', from: `=${difficultText}`, fromLanguage: 'en', areas: [] } as const;
    const content = await fileText(extension, [{ missing, text: difficultText }]);
    const [row] = fileFormat(`a.${extension}`).read(content, 'a');
    expect(row).toMatchObject({
      id: '7.abstract.ar',
      source: `=${difficultText}`,
      fromLanguage: 'en',
      target: difficultText,
      reviewed: false,
    });
  });

  it('reports unknown ids, conflicting rows, changed originals and bad translations; the rest is written', async () => {
    const content = edit(extension, await toTranslate(extension), (unit, index) => {
      unit.target = goodTranslation(unit);
      if (index === 1) unit.target = unit.target.replace(/\d+/, '999');
    });
    const rows = (text: string) => (extension === 'csv' ? text.split('\r\n').slice(1, -1) : (text.match(/<unit [\s\S]*?<\/unit>/g) ?? []));
    const [first = '', , third = '', fourth = '', fifth = '', sixth = ''] = rows(content);
    const id = (row: string) => /\d+\.title\.ar/.exec(row)?.[0] ?? '';
    const extraRows = [
      // Equal rows are merged.
      first,
      third.replace('رصدها', 'شاهدها'),
      fifth.replace(id(fifth), '999999.title.ar'),
      fifth.replace(id(fifth), 'title of 5'),
    ];
    const combined = content
      .replace(fourth, fourth.replace(/(Dust storms|Black holes|Impact craters|Solar wind) of/, 'White dwarfs of'))
      .replace(sixth, `${sixth}${extension === 'csv' ? '\r\n' : ''}${extraRows.join(extension === 'csv' ? '\r\n' : '')}`);
    const report = await importFile(extension, combined);
    const codes = report.refused.map(({ id: refused, faults }) => [refused, ...faults.map(({ code }) => code)]);
    expect(report).toMatchObject({ read: 16, written: 9, unchanged: 1, untouched: 0 });
    expect(codes).toHaveLength(6);
    expect(codes).toEqual(
      expect.arrayContaining([
        [id(rows(content)[1] ?? ''), 'number_lost', 'number_invented'],
        [id(third), 'twice'],
        [id(fourth), 'changed'],
        ['999999.title.ar', 'unknown'],
        ['title of 5', 'id'],
      ]),
    );
    expect(report.refused.every(({ line }) => line > 1)).toBe(true);
  });

  it('is imported from a review: marked or changed texts are reviewed, the rest stays', async () => {
    await translateAll();
    const content = await toReview(extension);
    const edited = edit(extension, content, (unit, index) => {
      if (index === 0) unit.mark = true;
      if (index === 1) unit.target = unit.target.replace('رصدها', 'شاهدها');
      if (index === 2) unit.target = '';
      if (index === 3) unit.target = unit.target.replace(/\d+/, '999');
    });
    const report = await importFile(extension, edited, { mode: 'review', batch: 'review' });
    expect(report).toMatchObject({
      read: 12,
      written: 2,
      unchanged: 0,
      untouched: 9,
      refused: [{ faults: [{ code: 'number_lost' }, { code: 'number_invented' }] }],
    });
    const reviewed = (await machineTexts()).filter(({ origin }) => origin.reviewed);
    expect(reviewed.map(({ origin }) => origin)).toEqual(
      Array(2).fill({ source: 'machine', engine: 'sample', date: '2026-11-02', reviewed: '2026-11-03' }),
    );
    expect(reviewed.filter(({ text }) => text.includes('شاهدها'))).toHaveLength(1);
    // The next export leaves out reviewed texts.
    expect((await toReview(extension)).match(/\d+\.title\.ar/g)).toHaveLength(10);
    await store.undo('review');
    expect((await machineTexts()).filter(({ origin }) => origin.reviewed)).toEqual([]);
  });

  it('may be reviewed as a whole, without marks', async () => {
    await translateAll();
    expect(await importFile(extension, await toReview(extension), { mode: 'review', all: true })).toMatchObject({
      written: 12,
      untouched: 0,
      refused: [],
    });
  });

  it('reviews only machine texts', async () => {
    const edited = edit(extension, await toTranslate(extension, 2), (unit) => {
      unit.target = goodTranslation(unit);
    });
    const { refused } = await importFile(extension, edited, { mode: 'review', all: true });
    expect(refused.map(({ faults }) => faults[0]?.code)).toEqual(['no_machine', 'no_machine']);
  });
});

it('lists the most cited of an area first', async () => {
  await translateAll();
  const citations: (readonly [string, number])[] = [];
  for await (const { missing } of textsToReview(store.texts, [{}])) citations.push([missing.areas[0] ?? '', missing.citations ?? 0]);
  const expected = citations.toSorted(([a, citationsA], [b, citationsB]) => a.localeCompare(b, 'en') || citationsB - citationsA);
  expect(citations.map(([, citations]) => citations)).toEqual(expected.map(([, citations]) => citations));
});

describe('XLIFF', () => {
  it('is read by another program', async () => {
    await translateAll();
    const { sourceLanguage, targetLanguage, resources } = await xliff2js(await toReview('xlf'));
    expect([sourceLanguage, targetLanguage]).toEqual(['en', 'ar']);
    const units = Object.values(resources).flatMap((file) => Object.entries(file));
    const texts = await machineTexts();
    expect(units).toHaveLength(texts.length);
    for (const { recordId, from, text } of texts) {
      const unit = units.find(([id]) => id === `${recordId}.title.ar`)?.[1];
      expect(unit).toMatchObject({ source: from, target: text });
    }
  });

  it('may return with segments and marks of a tool', () => {
    const content = `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="fr" trgLang="ar"><file id="f"><unit id="3.abstract.ar">
      <segment id="s1" state="reviewed"><source>One <mrk id="m">two</mrk>.</source><target>واحد <mrk id="m">اثنان</mrk>.</target></segment><ignorable><source> </source><target> </target></ignorable>
      <segment id="s2" state="final"><source>Three<cp hex="0041"/></source><target>ثلاثة</target></segment></unit></file></xliff>`;
    expect(fileFormat('a.xliff').read(content, 'a')).toEqual([
      { id: '3.abstract.ar', source: 'One two. ThreeA', fromLanguage: 'fr', target: 'واحد اثنان. ثلاثة', reviewed: true, line: 1 },
    ]);
  });

  it('has one pair of languages', async () => {
    const missing = { recordId: '7', field: 'title', language: 'ar', from: 'x', fromLanguage: 'en', areas: [] } as const;
    await expect(fileText('xlf', [{ missing }, { missing: { ...missing, fromLanguage: 'fr' } }])).rejects.toThrow(
      /these texts are en to ar and fr to ar: choose one with --from/,
    );
  });

  it.each([
    ['<xliff version="2.1"><file>', /^a is not well-formed XML: /],
    ['<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', /^a is not XLIFF 2 but XLIFF 1\.2\.$/],
    ['<html/>', /^a is not XLIFF 2\.$/],
    ['', /^a is not (?:XLIFF 2|well-formed XML: .*)\.$/],
  ])('that is %s is refused with a message', (content, sentence) => {
    expect(() => fileFormat('a.xlf').read(content, 'a')).toThrow(sentence);
  });
});

it.each([
  ['id,source\r\n1.title.ar,x\r\n', /^a has no column target\.$/],
  ['id;source;target\r\n', /^a separates its columns with semicolons; save it as CSV with commas\.$/],
  ['', /^a has no column id\.$/],
])('CSV that is %j is refused with a message', (content, sentence) => {
  expect(() => fileFormat('a.csv').read(content, 'a')).toThrow(sentence);
});
it('another extension is refused', () => expect(() => fileFormat('a.doc')).toThrow(/^a\.doc is neither \.xlf, \.xliff nor \.csv\.$/));
