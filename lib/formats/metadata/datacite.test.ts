import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaFaults } from '#app/testing/schema-faults.ts';
import { all, xmlTree } from '#app/testing/xml-tree.ts';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { inArabic } from '#lib/formats/testing/common-records.ts';
import { goldenRecords } from '#lib/formats/testing/golden-records.ts';
import { writeFormat, writeRecord } from '#lib/formats/write.ts';

const write = (research: Research, language: 'en' | 'ar' = 'en') =>
  writeRecord('datacite', research, { language, siteUrl: 'https://madar.example' });
const faults = (xml: string) => schemaFaults(xml, 'datacite.xsd');

it('the DataCite file of a record is valid, whatever the record contains', () => {
  expect(goldenRecords.flatMap((research) => faults(write(research)))).toEqual([]);
  expect(goldenRecords.flatMap((research) => faults(write(inArabic(research), 'ar')))).toEqual([]);
  fc.assert(
    fc.property(arbitraryResearch, (research) => {
      expect(faults(write(research))).toEqual([]);
    }),
  );
});

it('the schema refuses a resource without a title or with an unknown type', () => {
  const xml = write(goldenRecords[0] as Research);
  expect(faults(xml.replace(/<titles>[\s\S]*?<\/titles>/, ''))).not.toEqual([]);
  expect(faults(xml.replace('"JournalArticle"', '"Article"'))).not.toEqual([]);
});

it('a list has one resource for each record', () => {
  const xml = writeFormat('datacite', goldenRecords, { language: 'en', siteUrl: 'https://madar.example' });
  expect(all(xmlTree(xml), 'resource')).toHaveLength(goldenRecords.length);
});

it('titles, abstracts and venues are in both languages, that of the work first', () => {
  const research = titledResearch('Ice < 5 km', 'en', {
    language: 'en',
    title: { value: 'جليد', lang: 'ar', alt: { value: 'Ice < 5 km', lang: 'en' } },
    abstract: { value: 'ندرس الجليد.', lang: 'ar', alt: { value: 'We study ice.', lang: 'en' } },
    venue: { name: { value: 'مجلة مثال', lang: 'ar', alt: { value: 'Example Journal', lang: 'en' } }, kind: 'journal' },
    authorCount: 0,
  });
  const root = xmlTree(write(research, 'ar'));
  const texts = (name: string) => all(root, name).map(({ text, attributes }) => [attributes['xml:lang'], text]);
  expect(texts('title')).toEqual([
    ['en', 'Ice < 5 km'],
    ['ar', 'جليد'],
    ['en', 'Example Journal'],
    ['ar', 'مجلة مثال'],
  ]);
  expect(texts('description')).toEqual([
    ['en', 'We study ice.'],
    ['ar', 'ندرس الجليد.'],
  ]);
  expect(texts('creatorName')).toEqual([[undefined, ':unav']]);
});
