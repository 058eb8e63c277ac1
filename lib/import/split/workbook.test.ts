import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { importFiles } from '#lib/import/import-files.ts';
import { chunksOfTable } from '#lib/import/read/read-chunks.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { writeWorkbook } from '#lib/import/testing/write-workbook.ts';
import { writeZip } from '#lib/import/testing/write-zip.ts';
import type { RowEntry } from './split-csv.ts';
import { openWorkbook } from './workbook.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-workbook-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (bytes: Buffer, name = 'table.xlsx') => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const rowsOf = async (bytes: Buffer, sheet?: string) => {
  const workbook = await openWorkbook(fileOf(bytes), sheet);
  if (typeof workbook === 'string') return workbook;
  const rows: unknown[] = [];
  for await (const { line, cells, columns, fault } of workbook.rows) {
    const row: string[] = Array((columns?.at(-1) ?? -1) + 1).fill('');
    for (const [index, cell] of cells.entries()) row[columns?.[index] as number] = cell;
    rows.push(fault ? [line, fault] : [line, ...row]);
  }
  return rows;
};
/** The rows as they are read, without those cells that are empty. */
const entriesOf = async (bytes: Buffer) => {
  const workbook = await openWorkbook(fileOf(bytes));
  if (typeof workbook === 'string') throw new Error(workbook);
  const rows: RowEntry[] = [];
  for await (const row of workbook.rows) rows.push(row);
  return rows;
};
const sheetOf = (rows: string, parts: Readonly<Record<string, string>> = {}) =>
  writeWorkbook({ one: [] }, { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`, ...parts });
const textCell = (text: string, reference = '') => `<c${reference && ` r="${reference}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
/** Excel's limit for the text of a cell. */
const cellMax = 32_767;
const escapedA = '_x0041_';
const heading = ['title', 'authors', 'year'];

describe('a workbook', () => {
  it('gives the rows of its first sheet, or of the one named or numbered', async () => {
    const bytes = writeWorkbook({ 'Readme & more': [heading, ['Dust', '', 2020]], البحوث: [['title'], [], ['Sand']] });
    expect(await rowsOf(bytes)).toEqual([
      [1, ...heading],
      [2, 'Dust', '', '2020'],
    ]);
    const second = [
      [1, 'title'],
      [3, 'Sand'],
    ];
    expect(await rowsOf(bytes, 'البحوث')).toEqual(second);
    expect(await rowsOf(bytes, '2')).toEqual(second);
    await expect(rowsOf(bytes, 'Three')).rejects.toThrow('The workbook has no sheet "Three"; it has "Readme & more", "البحوث".');
  });

  it('reads all kinds of cells: shared and rich texts, readings, formulas, dates, booleans, errors, distant columns', async () => {
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="s"><v>1</v></c>',
      '<c t="str"><f>A1</f><v>of a formula_x000D_</v></c>',
      '<c s="1"><v>44197</v></c>',
      '<c s="2"><v>44197.75</v></c>',
      '<c s="0"><v>44197</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#REF!</v></c>',
      '<c><v>0.30000000000000004</v></c>',
    ].map((xml) => ({ xml }));
    const bytes = writeWorkbook(
      { one: [heading, cells] },
      {
        'xl/sharedStrings.xml':
          '<sst><si><t>shared</t></si><si><r><t xml:space="preserve">of </t></r><r><t>runs</t></r><rPh><t>reading</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      },
    );
    expect((await rowsOf(bytes))[1]).toEqual([
      2,
      'shared',
      'of runs',
      'of a formula\r',
      '2021-01-01',
      '2021-01-01',
      '44197',
      'yes',
      '',
      '0.3',
    ]);
    const far = writeWorkbook({ one: [['title', { xml: '<c r="XFD1"><v>1</v></c>' }]] });
    const [row] = (await rowsOf(far)) as string[][];
    expect(row?.length).toBeLessThanOrEqual(16_385);
  });

  it('is imported as a table, with sheet rows as line numbers', async () => {
    const { store, close } = temporaryStore();
    const path = fileOf(writeWorkbook({ one: [heading, ['Dust', 'Salma Harbi; Huda Amin', 2020], [], ['', 'Omar Zaki', 2021]] }));
    const report = await importFiles(store, [inputOf(path)]);
    await close();
    expect(report.counts).toMatchObject({ read: 2, added: 1, refused: 1 });
    expect(report.formats).toEqual({ csv: 2 });
    expect(report.refused.map(({ line, faults }) => [line, faults[0]?.code])).toEqual([[4, 'no_title']]);
  });

  it('without a title column is reported with its kind', async () => {
    const { store, close } = temporaryStore();
    const kindOf = async (bytes: Buffer, name: string) =>
      (await importFiles(store, [inputOf(fileOf(bytes, name))])).unreadFiles.map(({ kind }) => kind);
    expect(await kindOf(writeWorkbook({ one: [['query'], ['x']] }), 'a.xlsx')).toEqual(['table']);
    expect(await kindOf(writeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }), 'b.xlsx')).toEqual(['workbook']);
    expect(await kindOf(writeZip({ 'word/document.xml': '<w/>' }), 'c.docx')).toEqual(['zip']);
    expect(await kindOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xff, 0xfe]), 'd.xls')).toEqual(['spreadsheet']);
    expect(await kindOf(Buffer.from('%PDF-1.7\n\u00ff', 'latin1'), 'e.csv')).toEqual(['pdf']);
    await close();
  });
});

describe('a damaged or malicious workbook', () => {
  const workbook = writeWorkbook({ one: [heading, ...Array.from({ length: 300 }, (_, index) => [`Dust ${index}`, 'Salma Harbi', 2020])] });

  it('is reported, wherever it is truncated', async () => {
    for (const part of [0.1, 0.5, 0.9, 0.99]) expect(await rowsOf(workbook.subarray(0, workbook.length * part))).toBe('damaged');
    expect(await rowsOf(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 7)]))).toBe('damaged');
    const flipped = Buffer.from(workbook);
    flipped.fill(0xff, workbook.indexOf('sheet1.xml') + 20, workbook.indexOf('sheet1.xml') + 60);
    expect(JSON.stringify(await rowsOf(flipped))).toContain('bad_workbook');
  });

  it('keeps the rows before malformed XML, and reports the row', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>title</t></is></c></row><row r="2"><c><v>1</v></c></row><row r="3"><c></row>';
    expect(await rowsOf(writeWorkbook({ one: [] }, { 'xl/worksheets/sheet1.xml': sheet }))).toEqual([
      [1, 'title'],
      [2, '1'],
      [3, 'bad_workbook'],
    ]);
  });

  it('unpacks to no more than its bound', async () => {
    const zeros = 'x'.repeat(1 << 20);
    const head = '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>title</t></is></c></row><row r="2"><c t="inlineStr"><is><t>';
    const bomb = writeWorkbook(
      { one: [] },
      { 'xl/worksheets/sheet1.xml': `${head}${zeros.repeat(100)}</t></is></c></row></sheetData></worksheet>` },
    );
    expect(bomb.length).toBeLessThan(300_000);
    expect(await rowsOf(bomb)).toEqual([
      [1, 'title'],
      [2, 'too_large'],
    ]);
    const shared = writeWorkbook({ one: [heading] }, { 'xl/sharedStrings.xml': `<sst>${`<si><t>${zeros}</t></si>`.repeat(70)}</sst>` });
    expect(await rowsOf(shared)).toBe('too_large');
    const entities =
      '<!DOCTYPE a [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>';
    expect(JSON.stringify(await rowsOf(writeWorkbook({ one: [] }, { 'xl/worksheets/sheet1.xml': entities })))).not.toContain('xxxx');
  });
});

describe('the cost of a workbook depends on its length, not on what it names', () => {
  it('a row with its last column filled has one cell, however wide the heading is', async () => {
    const wide = Array.from({ length: 16_384 }, (_, index) => textCell(`c${index}`)).join('');
    for (const heading of [textCell('title'), wide]) {
      const row = `<row>${textCell('x', 'XFD1')}</row>`;
      const bytes = sheetOf(`<row>${heading}</row>${row.repeat(60_000)}`);
      const [first, ...rows] = await entriesOf(bytes);
      expect(rows).toHaveLength(60_000);
      expect(first?.cells.length).toBeLessThanOrEqual(16_384);
      expect(rows.reduce((sum, { cells, columns = [] }) => sum + cells.length + columns.length, 0)).toBe(120_000);
      expect([rows[0]?.cells, rows[0]?.columns]).toEqual([['x'], [16_383]]);
    }
  });

  it('a table whose columns are far apart is imported, and unknown columns are reported with their number', async () => {
    const { store, close } = temporaryStore();
    const cells = [textCell('Dust', 'C2'), textCell('Salma Harbi', 'XFD2'), textCell('?', 'XFC2'), textCell('!', 'D2')];
    const bytes = sheetOf(
      `<row>${textCell('title', 'C1')}${textCell('authors', 'XFD1')}${textCell('note', 'D1')}</row><row>${cells.join('')}</row>`,
    );
    const report = await importFiles(store, [inputOf(fileOf(bytes))]);
    await close();
    expect(report.counts).toMatchObject({ read: 1, added: 1 });
    expect(report.unread.map(({ field }) => field)).toEqual(['note', 'column 16383']);
  });

  it('escapes are decoded once, and only in texts that a cell may have', async () => {
    const decode = vi.spyOn(String, 'fromCharCode');
    const row = `<row>${textCell('title')}<c t="s"><v>1</v></c><c t="s"><v>1</v></c></row>`;
    const longest = `<si><t>${escapedA.repeat(cellMax)}</t></si>`;
    const longer = `<si><t>${escapedA.repeat(2_300_000)}</t></si>`;
    const bytes = sheetOf(`${row.repeat(20)}<row><c t="s"><v>0</v></c></row><row>${textCell(escapedA.repeat(2_300_000))}</row>`, {
      'xl/sharedStrings.xml': `<sst>${longer}${longest}</sst>`,
    });
    expect(bytes.length).toBeLessThan(100_000);
    const rows = await entriesOf(bytes);
    expect(decode.mock.calls.length).toBe(cellMax);
    decode.mockRestore();
    expect(rows.slice(0, 20).map(({ cells }) => cells.map(({ length }) => length))).toEqual(Array(20).fill([5, cellMax, cellMax]));
    expect(rows.slice(20).map(({ fault, cells }) => [fault, cells.length])).toEqual(Array(2).fill(['long_cell', 0]));
  });

  it.each([
    ['inlineStr', textCell('x'.repeat(cellMax + 1)), 'long_cell'],
    ['a number', `<c><v>${'1'.repeat(cellMax + 1)}</v></c>`, 'long_cell'],
    ['a formula', `<c t="str"><v>${'x'.repeat(cellMax + 1)}</v></c>`, 'long_cell'],
    ['a shared text', '<c t="s"><v>0</v></c>', 'long_cell'],
    ['a row that repeats a shared text', '<c t="s"><v>1</v></c>'.repeat(600), 'too_long'],
    ['the longest text', textCell('x'.repeat(cellMax)), undefined],
  ])('a cell longer than Excel allows refuses its row alone: %s', async (_, cells, fault) => {
    const bytes = sheetOf(`<row>${textCell('title')}</row><row>${cells}</row><row>${textCell('Sand')}</row>`, {
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(cellMax + 1)}</t></si><si><t>${'x'.repeat(cellMax)}</t></si></sst>`,
    });
    const rows = await entriesOf(bytes);
    expect(rows.map((row) => row.fault)).toEqual([undefined, fault, undefined]);
    expect(rows.at(-1)?.cells).toEqual(['Sand']);
  });

  it.each([
    ['sheets', 'xl/workbook.xml', `<workbook><sheets>${'<sheet name="a"/>'.repeat(140_000)}</sheets></workbook>`],
    ['relationships', 'xl/_rels/workbook.xml.rels', `<Relationships>${'<Relationship/>'.repeat(140_000)}</Relationships>`],
    ['styles', 'xl/styles.xml', `<styleSheet><cellXfs>${'<xf/>'.repeat(140_000)}</cellXfs></styleSheet>`],
    ['empty shared texts', 'xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(4_300_000)}</sst>`],
  ])('more %s than Excel allows are too large', async (_, part, xml) => {
    expect(await rowsOf(sheetOf('', { [part]: xml }))).toBe('too_large');
  });

  it('a number format is read up to its longest length in Excel', async () => {
    const styles = (code: string) =>
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const cell = '<row><c s="0"><v>44197</v></c></row>';
    expect(await rowsOf(sheetOf(cell, { 'xl/styles.xml': styles('[Red]yyyy') }))).toEqual([[1, '2021-01-01']]);
    // Without the limit, each bracket would be searched to the end, for each cell.
    expect(await rowsOf(sheetOf(cell.repeat(50), { 'xl/styles.xml': styles(`${'['.repeat(400_000)}y`) }))).toHaveLength(50);
  });

  it('a heading is copied with each chunk up to a length', async () => {
    const heading = { number: 1, line: 1, text: '', cells: ['title', 'x'.repeat(1_000_000)], columns: [3, 9] };
    const row = { number: 2, line: 2, text: '', cells: ['Dust'], columns: [3] };
    const chunks = await chunksOfTable(
      (async function* () {
        yield heading;
        yield row;
      })(),
      'a.xlsx',
    );
    for await (const chunk of chunks as Exclude<typeof chunks, string>)
      expect('heading' in chunk && chunk.heading.map(({ length }) => length)).toEqual([0, 0, 0, 5, 0, 0, 0, 0, 0, 300]);
  });
});
