import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { importFiles } from '#lib/import/import-files.ts';
import { writeReport } from '#lib/import/report/write-report.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { detectEncoding } from './find-encoding.ts';
import { openBytes } from './open-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-encodings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Text in a single-byte encoding; Node encodes only Latin-1. */
function bytesIn(encoding: string, text: string): Buffer {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)));
}
const fileOf = (name: string, bytes: Buffer) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const encodingOf = (name: string, bytes: Buffer, label?: string) => {
  const path = fileOf(name, bytes);
  return detectEncoding(() => openBytes(path), label);
};

const arabic = 'title_ar,authors_ar,year\nحركة القمر حول الأرض,أحمد العتيبي,2021\nالمجرات البعيدة في الكون,سارة الحربي,2022\n';
const french = 'TY  - JOUR\nTI  - Étude des comètes périodiques\nAU  - Pérez, José\nPY  - 2020\nER  - \n';

describe('the encoding of a file', () => {
  it('is UTF-8 when all of it is valid, packed or not, also with a letter split between pieces', async () => {
    const long = Buffer.from(`title,year\n${'القمر والشمس '.repeat(60_000)},2020\n`);
    for (const [name, bytes] of [
      ['a.csv', Buffer.from(arabic)],
      ['long.csv', long],
      ['a.csv.gz', gzipSync(Buffer.from(arabic))],
    ] as const)
      expect(await encodingOf(name, bytes)).toEqual({ encoding: 'utf-8', how: 'valid' });
  });

  it('is detected by its mark, by the XML declaration, else by likelihood', async () => {
    expect(await encodingOf('u16.csv', Buffer.from(`\uFEFF${arabic}`, 'utf16le'))).toEqual({ encoding: 'utf-16le', how: 'mark' });
    expect(await encodingOf('bare16.csv', Buffer.from('title,year\nA comet,2020\n', 'utf16le'))).toMatchObject({ encoding: 'utf-16le' });
    const xml = bytesIn('windows-1256', '<?xml version="1.0" encoding="windows-1256"?><dc><title>القمر</title></dc>');
    expect(await encodingOf('d.xml', xml)).toEqual({ encoding: 'windows-1256', how: 'declared' });
    const bib = bytesIn(
      'windows-1252',
      '% This file was created with JabRef 2.10.\n% Encoding: Cp1252\n\n@misc{a, title={Dust at 25 °C}}\n',
    );
    expect(await encodingOf('d.bib', bib)).toEqual({ encoding: 'cp1252', how: 'declared' });
    expect(await encodingOf('ar.csv', bytesIn('windows-1256', arabic))).toEqual({ encoding: 'windows-1256', how: 'guessed' });
    expect(await encodingOf('ar.csv.gz', gzipSync(bytesIn('windows-1256', arabic)))).toMatchObject({ encoding: 'windows-1256' });
    expect(await encodingOf('fr.ris', bytesIn('windows-1252', french))).toEqual({ encoding: 'windows-1252', how: 'guessed' });
  });

  it('is what the operator states, and damaged UTF-8 when most letters are valid or the format allows nothing else', async () => {
    expect(await encodingOf('ar.csv', bytesIn('windows-1256', arabic), 'cp1256')).toEqual({ encoding: 'windows-1256', how: 'named' });
    const damaged = Buffer.concat([Buffer.from(arabic), Buffer.from([0xff, 0xfe, 10])]);
    expect(await encodingOf('damaged.csv', damaged)).toEqual({ encoding: 'utf-8', how: 'valid', damaged: true });
    expect(await encodingOf('d.jsonl', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toMatchObject({ encoding: 'utf-8', damaged: true });
  });
});

describe('an import', () => {
  const run = async (path: string, encoding?: string) => {
    const { store, close } = temporaryStore();
    const report = await importFiles(store, [inputOf(path)], { encoding });
    const titles: string[] = [];
    for await (const { title } of store.stream('ar', (await import('#lib/domain/query.ts')).defaultResearchQuery)) titles.push(title.value);
    await close();
    return { report, titles };
  };

  it('reads Windows-1256 and reports it', async () => {
    const { report, titles } = await run(fileOf('w.csv', bytesIn('windows-1256', arabic)));
    expect(titles.sort()).toEqual(['المجرات البعيدة في الكون', 'حركة القمر حول الأرض']);
    expect(report.encodings).toEqual([{ file: 'w.csv', encoding: 'windows-1256', how: 'guessed' }]);
    expect(writeReport(report)).toContain('Encoding: w.csv: windows-1256 (most likely; use --encoding if it is wrong)');
  });

  it('refuses records with lost letters, and reads the others, in every format', async () => {
    const record = (n: number, sign: string) =>
      `{"key":"e-${n}","title":{"en":"Record ${n} about the Mo${sign}on"},"language":"en","authors":[],"type":"dataset","areas":[]}`;
    const lines = Buffer.from([record(0, '\xff'), record(1, 'o'), record(2, '\xfe')].join('\n'), 'latin1');
    const { report } = await run(fileOf('bad.jsonl', lines));
    expect(report.counts).toMatchObject({ read: 3, added: 1, refused: 2 });
    expect(report.refused.map(({ line, faults }) => [line, faults[0]?.code])).toEqual([
      [1, 'bad_encoding'],
      [3, 'bad_encoding'],
    ]);
    const ris = Buffer.from('TY  - JOUR\nTI  - Mo\xffon\nER  - \nTY  - JOUR\nTI  - Moon\nER  - \n', 'latin1');
    expect((await run(fileOf('bad.ris', ris), 'utf-8')).report.counts).toMatchObject({ added: 1, refused: 1 });
    const xml = Buffer.from(
      '<records xmlns:dc="http://purl.org/dc/elements/1.1/"><dc><title>Mo\xffon</title></dc><dc><title>Moon</title></dc></records>',
      'latin1',
    );
    expect((await run(fileOf('bad.xml', xml), 'utf-8')).report.counts).toMatchObject({ added: 1, refused: 1 });
  });

  it('reports a previously misdecoded field with its original', async () => {
    const ris = 'TY  - JOUR\nTI  - A moon\nAU  - LÃ¶hmannsrÃ¶ben, H.\nAB  - Lathuili\uFFFDre says nothing of moons.\nER  - \n';
    const { report } = await run(fileOf('moji.ris', Buffer.from(ris)));
    expect(report.warnings.flatMap(({ faults }) => faults.map(({ code, field }) => [code, field]))).toEqual([
      ['mojibake', 'abstract'],
      ['mojibake_repaired', 'authors.name'],
    ]);
  });
});
