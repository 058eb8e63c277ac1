import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaFaults } from '#app/testing/schema-faults.ts';
import { all, xmlTree } from '#app/testing/xml-tree.ts';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { inArabic } from '#lib/formats/testing/common-records.ts';
import { goldenRecords } from '#lib/formats/testing/golden-records.ts';
import { writeFormat } from '#lib/formats/write.ts';

const write = (records: readonly Research[], language: 'en' | 'ar' = 'en') =>
  writeFormat('marcxml', records, { language, siteUrl: 'https://madar.example' });

/** The data fields of one record, as `245 10 $aTitle`. */
const fieldsOf = (research: Research, language?: 'en' | 'ar') =>
  all(xmlTree(write([research], language)), 'datafield').map((field) => {
    const { tag, ind1, ind2 } = field.attributes;
    const subfields = all(field, 'subfield').map(({ attributes, text }) => `$${attributes.code}${text}`);
    return `${tag} ${ind1}${ind2} ${subfields.join('')}`;
  });

it('MARCXML files are valid, whatever the records contain', () => {
  expect(schemaFaults(write(goldenRecords), 'marcxml.xsd')).toEqual([]);
  expect(schemaFaults(write(goldenRecords.map(inArabic), 'ar'), 'marcxml.xsd')).toEqual([]);
  expect(schemaFaults(write([]), 'marcxml.xsd')).toEqual([]);
  fc.assert(
    fc.property(arbitraryResearch, (research) => {
      const xml = write([research]);
      expect(schemaFaults(xml, 'marcxml.xsd')).toEqual([]);
      expect(/<controlfield tag="008">(.*)<\/controlfield>/.exec(xml)?.[1]).toMatch(/^.{35}[a-z|]{3}\|d$/);
    }),
  );
});

it('the schema refuses a leader of another length and a field without subfields', () => {
  const xml = write(goldenRecords.slice(0, 1));
  expect(schemaFaults(xml.replace('<leader>0', '<leader>'), 'marcxml.xsd')).not.toEqual([]);
  expect(schemaFaults(xml.replace(/<subfield code="a">10\.5555.*\n.*\n/, ''), 'marcxml.xsd')).not.toEqual([]);
});

it('titles, names, venue, kind and abstracts are in both languages, linked by field 880', () => {
  const research = titledResearch('Ice < 5 km & "water"', 'en', {
    language: 'en',
    title: { value: 'جليد <5 كم', lang: 'ar', alt: { value: 'Ice < 5 km & "water"', lang: 'en' } },
    abstract: { value: 'ندرس الجليد.', lang: 'ar', alt: { value: 'We study ice.', lang: 'en' } },
    authors: [{ position: 1, name: { value: 'نورة العتيبي', lang: 'ar', alt: { value: 'Noura Al-Otaibi', lang: 'en' } } }],
    authorCount: 2,
    venue: { name: { value: 'مجلة مثال', lang: 'ar', alt: { value: 'Example Journal', lang: 'en' } }, kind: 'journal' },
  });
  const fields = fieldsOf(research, 'ar');
  expect(fields).toEqual(
    expect.arrayContaining([
      '041  7 $aen$ben$bar$2rfc5646',
      '100 1  $6880-01$aAl-Otaibi, Noura$4aut',
      '245 10 $aIce < 5 km & "water"$cNoura Al-Otaibi … [et al.]',
      '246 31 $aجليد <5 كم',
      '520 3  $aWe study ice.',
      '520 3  $aندرس الجليد.',
      '880 1  $6100-01/(3/r$aالعتيبي، نورة',
      '880 0  $6773-03/(3/r$tمجلة مثال',
    ]),
  );
  expect(fields.indexOf('520 3  $aWe study ice.')).toBeLessThan(fields.indexOf('520 3  $aندرس الجليد.'));
});

it('a title by editors of the collection is a translation by the cataloguer', () => {
  const research = titledResearch('Ice', 'en', {
    language: 'en',
    title: { value: 'Ice', lang: 'en', alt: { value: 'الجليد', lang: 'ar' } },
    textOrigins: [{ field: 'title', language: 'ar', source: 'editor' }],
  });
  expect(fieldsOf(research)).toContain('242 10 $aالجليد$yara');
});
