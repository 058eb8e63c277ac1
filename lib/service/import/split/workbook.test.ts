import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeWorkbook } from '#lib/service/import/fixtures/write-workbook.ts';
import { writeZip } from '#lib/service/import/fixtures/write-zip.ts';
import { importFiles } from '#lib/service/import/import-files.ts';
import { inputOf, temporaryStore } from '#lib/service/import/testing.ts';
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
  for await (const { line, cells, fault } of workbook.rows) rows.push(fault ? [line, fault] : [line, ...cells]);
  return rows;
};
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
