import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parse } from '@retorquere/bibtex-parser';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { atomFeed } from './atom.ts';
import { goldenRecords } from './golden/records.ts';
import { langidOf } from './langid.ts';
import { oaiRecord } from './oai.ts';
import type { PersonName } from './person-name.ts';
import { plainText } from './plain-text.ts';
import { type Reference, referenceOf } from './reference.ts';
import { workKinds } from './work-kind.ts';
import { writeFormat } from './write.ts';

// Parsers that are not ours read what we write, and every field is compared: a mistake made twice, in writing and in reading, cannot hide.
const options = { language: 'ar', siteUrl: 'https://madar.example', updated: '2026-11-01T00:00:00Z', repository: 'madar.example' } as const;
const references = goldenRecords.map((research) => referenceOf(research, options));
const bibtex = writeFormat('bibtex', goldenRecords, options);

type ForeignName = Partial<
  Record<'family' | 'given' | 'suffix' | 'literal' | 'lastName' | 'firstName' | 'prefix' | 'name' | 'non-dropping-particle', string>
>;

/** The parts of a name in one string, so that it does not matter into which field a parser puts `van der`. */
function ours(name: PersonName): string {
  return 'literal' in name ? name.literal : [name.family, name.given, name.suffix].filter(Boolean).join('|');
}

function theirs(name: ForeignName): string {
  const family = [name.prefix ?? name['non-dropping-particle'], name.lastName ?? name.family].filter(Boolean).join(' ');
  return name.name ?? name.literal ?? [family, name.firstName ?? name.given, name.suffix].filter(Boolean).join('|');
}

function expectedAuthors(reference: Reference): string[] {
  return [...reference.authors.map(ours), ...(reference.authorsIncomplete ? ['others'] : [])];
}

const keywordsOf = (reference: Reference) => reference.keywords.map((keyword) => keyword.replace(/[,;]/g, '')).sort();

describe('@retorquere/bibtex-parser', () => {
  // By default it guesses which capitals of English titles are names, and guesses “sun”.
  const library = parse(bibtex, { sentenceCase: false });

  test('finds no fault in the file and every entry of it', () => {
    expect(library.errors).toEqual([]);
    expect(library.entries.map((entry) => entry.key)).toEqual(references.map((reference) => reference.key));
  });

  test.each(references.map((reference, place) => [reference.key, reference, place] as const))(
    'reads %s field by field',
    (_, reference, place) => {
      const { type, fields } = library.entries[place] as { type: string; fields: Record<string, unknown> };
      const [, month, day] = reference.date?.iso.split('-').map(Number) ?? [];
      expect(type).toBe(workKinds[reference.kind].bibtex);
      expect(((fields.author ?? []) as ForeignName[]).map(theirs)).toEqual(expectedAuthors(reference));
      expect(fields.title).toBe(reference.title);
      expect(fields.titleaddon).toBe(reference.translatedTitle && `[${reference.translatedTitle}]`);
      const venue = [fields.journal ?? fields.booktitle ?? fields.institution ?? fields.school ?? fields.howpublished].flat();
      expect(venue).toEqual([reference.venue]);
      expect([fields.year, fields.month, fields.day]).toEqual([reference.year, month, day].map((part) => part?.toString()));
      expect([fields.volume, fields.number, fields.pages]).toEqual([reference.volume, reference.issue, reference.pages?.replace('-', '–')]);
      expect([fields.doi, fields.url, fields.issn, fields.isbn]).toEqual([reference.doi, reference.url, reference.issn, reference.isbn]);
      expect(fields.publisher).toEqual(reference.publisher && [reference.publisher]);
      expect(fields.langid).toBe(reference.language && langidOf(reference.language));
      expect(fields.abstract).toBe(reference.abstract);
      expect(((fields.keywords ?? []) as string[]).toSorted()).toEqual(keywordsOf(reference));
    },
  );
});

describe('citation-js', () => {
  const dateParts = ({ date }: Reference) => date && { 'date-parts': [date.iso.split('-').map(Number)] };

  test('reads the BibTeX field by field', () => {
    const items = plugins.input.chain(bibtex, { forceType: '@bibtex/text', generateGraph: false });
    expect(
      items.map((item) => [
        item.id,
        item.title,
        item.issued,
        item.DOI,
        item.volume,
        item.issue,
        item.page,
        ((item.author ?? []) as ForeignName[]).map(theirs),
      ]),
    ).toEqual(
      references.map((one) => [one.key, one.title, dateParts(one), one.doi, one.volume, one.issue, one.pages, expectedAuthors(one)]),
    );
  });

  test('reads the RIS field by field', () => {
    const items = plugins.input.chain(writeFormat('ris', goldenRecords, options), { forceType: '@ris/file', generateGraph: false });
    // It takes TT for the title and TI for the original one, as RIS means it; names of one word it takes for family names.
    expect(
      items.map((item) => [
        item.id,
        item['original-title'] ?? item.title,
        item.issued,
        item.DOI,
        item.volume,
        item.issue,
        item.page,
        item.language,
        ((item.author ?? []) as ForeignName[]).map(theirs),
      ]),
    ).toEqual(
      references.map((one) => [
        one.key,
        one.title,
        dateParts(one),
        one.doi,
        one.volume,
        one.issue,
        one.pages,
        one.language,
        one.authors.map(ours),
      ]),
    );
    expect(items.map((item) => [item['original-title'] && item.title, item.abstract])).toEqual(
      references.map((one) => [one.translatedTitle, one.abstract]),
    );
  });
});

describe('saxes', () => {
  /** Texts of elements by name, in order; throws where the document is not well-formed. */
  function texts(xml: string, element: string): string[] {
    const found: string[] = [];
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
      if (tag.name === element) found.push(text);
    });
    parser.write(xml).close();
    return found;
  }

  test('finds the feed well-formed and the titles in it as they are', () => {
    const feed = atomFeed(goldenRecords, {
      ...options,
      title: 'مدار & Co',
      siteName: 'مدار',
      self: 'https://madar.example/a?b&c',
      html: 'https://madar.example/',
    });
    expect(texts(feed, 'title')).toEqual(['مدار & Co', ...goldenRecords.map((research) => plainText(research.title.value))]);
  });

  test('finds OAI records well-formed with every title of both languages', () => {
    const records = `<x>${goldenRecords.map((research) => oaiRecord(research, options)).join('')}</x>`;
    const titles = new Set(texts(records, 'dc:title'));
    for (const { title } of goldenRecords)
      expect([title.value, title.alt?.value ?? title.value].every((one) => titles.has(one))).toBe(true);
  });
});
