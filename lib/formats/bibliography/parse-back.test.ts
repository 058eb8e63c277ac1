import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { referenceOf } from '#lib/formats/cite/reference.ts';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { oaiRecord } from '#lib/formats/metadata/oai.ts';
import { goldenRecords } from '#lib/formats/testing/golden-records.ts';
import { citedBibtex, citedRis, parsedBibtex } from '#lib/formats/testing/parsed-fields.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import { writeFormat } from '#lib/formats/write.ts';

const options = { language: 'ar', siteUrl: 'https://madar.example', updated: '2026-11-01T00:00:00Z', repository: 'madar.example' } as const;
const references = goldenRecords.map((research) => referenceOf(research, options));

test.each([
  ['BibTeX', '@retorquere/bibtex-parser', 'bibtex', parsedBibtex],
  ['BibTeX', 'citation-js', 'bibtex', citedBibtex],
  ['RIS', 'citation-js', 'ris', citedRis],
] as const)('%s is read by %s field by field', (_, __, format, read) => {
  const { parsed, expected } = read(writeFormat(format, goldenRecords, options), references);
  expect(parsed).toHaveLength(goldenRecords.length);
  expect(parsed).toEqual(expected);
});

describe('saxes', () => {
  /** The texts of all elements with a name, in order. Throws when the document is not well formed. */
  function texts(xml: string, element: string): string[] {
    const differences: string[] = [];
    let text = '';
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', () => {
      text = '';
    });
    parser.on('text', (piece) => {
      text += piece;
    });
    parser.on('closetag', (tag) => {
      if (tag.name === element) differences.push(text);
    });
    parser.write(xml).close();
    return differences;
  }

  test('finds the feed well-formed with unchanged titles', () => {
    const feed = atomFeed(goldenRecords, {
      ...options,
      title: 'مدار & Co',
      siteName: 'مدار',
      self: 'https://madar.example/a?b&c',
      html: 'https://madar.example/',
    });
    expect(texts(feed, 'title')).toEqual(['مدار & Co', ...goldenRecords.map((research) => plainText(research.title.value))]);
  });

  test('parses OAI records as well-formed with every title of both languages', () => {
    const records = `<x>${goldenRecords.map((research) => oaiRecord(research, options)).join('')}</x>`;
    const titles = new Set(texts(records, 'dc:title'));
    for (const { title } of goldenRecords)
      expect([title.value, title.alt?.value ?? title.value].every((one) => titles.has(one))).toBe(true);
  });
});
