import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectEncoding } from '#lib/import/read/find-encoding.ts';
import { type MapResult, mapChunk } from '#lib/import/read/map-chunk.ts';
import { readChunks } from '#lib/import/read/read-chunks.ts';
import { unsupportedFileOf } from '#lib/import/read/unsupported-files.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** A record in binary MARC 21; fields as `245 10$aTitle` or `001 zz1`. */
function marc(fields: readonly string[], coding = 'a'): string {
  const bodies = fields.map((field) => `${field.startsWith('00') ? field.slice(4) : field.slice(4).replaceAll('$', '\u001f')}\u001e`);
  let start = 0;
  const directory = bodies.map((body, index) => {
    const length = Buffer.byteLength(body);
    start += length;
    return `${fields[index]?.slice(0, 3)}${String(length).padStart(4, '0')}${String(start - length).padStart(5, '0')}`;
  });
  const base = 24 + directory.join('').length + 1;
  const leader = `${String(base + start + 1).padStart(5, '0')}nam ${coding}22${String(base).padStart(5, '0')}Mi 4500`;
  return `${leader}${directory.join('')}\u001e${bodies.join('')}\u001d`;
}

const recordNumber = (number: number) =>
  marc([`001 zz${number}`, '008 970126s1960    ua            000 0 ara d', `245 10$aDalīl al-nujūm ${number} /$cḤannā al-Samāwī.`]);

async function mapPieces(name: string, pieces: AsyncIterable<string>): Promise<MapResult[]> {
  const chunks = await readChunks({ name, pieces, bytesRead: () => 0 });
  if (typeof chunks === 'string') throw new Error(chunks);
  const results: MapResult[] = [];
  for await (const chunk of chunks) results.push(...(await mapChunk(chunk)));
  return results;
}

describe('binary MARC 21', () => {
  it('gives the same record as MARCXML, whatever the file name', async () => {
    for (const name of ['x.mrc', 'x.csv', 'x.txt', '-']) {
      const [record] = await recordsIn(
        name,
        marc([
          '001 zz8',
          '003 EX',
          '008 970126s1960    ua            000 0 ara d',
          '100 1 $aSamāwī, Ḥannā,$eauthor.',
          '245 10$aDalīl al-nujūm /$cḤannā al-Samāwī.',
        ]),
      );
      expect(record).toMatchObject({
        key: 'marc:EX:zz8',
        title: { und: 'Dalīl al-nujūm' },
        language: 'ar',
        year: 1960,
        type: 'book',
        authors: [{ name: { en: 'Ḥannā Samāwī' } }],
      });
    }
  });

  it('is read with line breaks between records and wrong lengths in the directory', async () => {
    const withWrongLengths = recordNumber(2)
      .replace(/^\d{5}/, '99999')
      .replace(/001(\d{4})/, '0010999');
    expect(await recordsIn('x.mrc', `${recordNumber(1)}\r\n${withWrongLengths}\n${recordNumber(3)}\n`)).toHaveLength(3);
  });

  it('reports a truncated record with its position, and reads those before it', async () => {
    const complete = recordNumber(1) + recordNumber(2);
    const text = `${complete}\n${recordNumber(3).slice(0, -20)}`;
    const results = await mapText('x.mrc', text);
    expect(results.map(({ format, entry, line, refusals }) => [format, entry, line, refusals.map(({ code }) => code)])).toEqual([
      ['marc', 1, 1, []],
      ['marc', 2, 1, []],
      ['marc', 3, 2, ['unclosed_entry']],
    ]);
  });

  it('refuses a record whose directory and fields disagree, and reads the others', async () => {
    const second = recordNumber(2);
    const torn = `${second.slice(0, second.lastIndexOf('\u001e', second.length - 3) + 1)}\u001d`;
    const results = await mapText('x.mrc', recordNumber(1) + torn + recordNumber(3));
    expect(results.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ['bad_marc'], []]);
  });

  it('refuses records in MARC-8 individually, with advice', async () => {
    const eight = marc(['245 10$aNuju\u001b(3x'], ' ');
    const results = await mapText('x.mrc', recordNumber(1) + eight + marc(['245 10$aPlain letters'], ' '));
    expect(results.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ['marc8'], []]);
    const bytes = Buffer.concat([Buffer.from(recordNumber(1)), Buffer.from(marc(['245 10$aNuj?m'], ' ').replace('?', '\u00e5'), 'latin1')]);
    const encoding = await detectEncoding(async function* () {
      yield bytes;
    });
    expect(encoding).toEqual({ encoding: 'utf-8', how: 'valid', damaged: true });
    const decoded = await mapText('x.mrc', new TextDecoder('utf-8').decode(bytes));
    expect(decoded.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ['marc8']]);
  });

  it('skips a record of a hundred megabytes in one field, and reads what follows', async () => {
    const long = async function* () {
      yield `${recordNumber(1)}${recordNumber(2).slice(0, -2)}`;
      const megabyte = 'x'.repeat(1 << 20);
      for (let count = 0; count < 100; count += 1) yield megabyte;
      yield `\u001e\u001d${recordNumber(3)}`;
    };
    const results = await mapPieces('x.mrc', long());
    expect(results.map(({ entry, refusals }) => [entry, refusals.map(({ code }) => code)])).toEqual([
      [1, []],
      [2, ['too_long']],
      [3, []],
    ]);
  });

  it('counts the memory of very many subfields', async () => {
    const results = await mapText('x.mrc', recordNumber(1) + marc(Array.from({ length: 10 }, () => `500   ${'$a'.repeat(4500)}`)));
    expect(results.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ['too_long']]);
  });

  it('reads all complete records, whatever bytes lie between them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(150), async (noise, cut) => {
        const text = `${recordNumber(1)}${recordNumber(2).slice(0, cut)}${noise}\u001d${recordNumber(3)}`;
        const results = await mapText('x.mrc', text);
        const titles = results.flatMap(({ label, loadable }) => (loadable ? label : []));
        expect(titles).toEqual(expect.arrayContaining(['Dalīl al-nujūm 1', 'Dalīl al-nujūm 3']));
      }),
      { numRuns: 100 },
    );
  });

  it('is distinguished from a table, and its mnemonic form is reported', async () => {
    expect(unsupportedFileOf('=LDR  00000nam a2200000 a 4500\n=245  10$aDust')).toBe('marc-mnemonic');
    const [record] = await recordsIn('x.csv', 'title,year\n"12345nam a dusty table",2001\n');
    expect(record?.title).toEqual({ en: '12345nam a dusty table' });
  });
});
