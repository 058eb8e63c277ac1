import { describe, expect, it } from 'vitest';
import { nextPage } from './next-page.ts';

const base = 'https://repository.example/oai';
const readPage = (body: string) => nextPage(base, base, body);

describe('A page of OAI-PMH', () => {
  it.each([
    ['<record>a</record><record>b</record>', ['<record>a</record>', '<record>b</record>']],
    ['<oai:record x="1">a</oai:record>', ['<oai:record x="1">a</oai:record>']],
    ['<record>a<marc:record>b</marc:record></record>', ['<record>a<marc:record>b</marc:record></record>']],
    ['<record>a<record>b</record>c</record>', ['<record>a<record>b</record>c</record>']],
    ['<record/><records><record>a</record></records>', ['<record>a</record>']],
    ['<record><![CDATA[</record><record>]]>a</record>', ['<record><![CDATA[</record><record>]]>a</record>']],
    ['<!-- <record> --><record>a</record>', ['<record>a</record>']],
    ['<record>never closed', []],
  ])('%s', (body, records) => {
    expect(readPage(body)).toEqual({ text: records.map((record) => `${record}\n`).join(''), records: records.length });
  });

  it.each(['<record>', '<a:record ', '<error code=""', '<resumptionToken ', '<record><![CDATA[', '<!--', '</record>'])(
    'of repeated %s is read in one pass',
    (piece) => {
      const before = process.cpuUsage();
      readPage(piece.repeat(Math.ceil(640_000 / piece.length)));
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6).toBeLessThan(1.5);
    },
  );
});
