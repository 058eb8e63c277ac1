import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaFaults } from '#app/testing/schema-faults.ts';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { inArabic } from '#lib/formats/testing/common-records.ts';
import { goldenRecords } from '#lib/formats/testing/golden-records.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';

const write = (records: readonly Research[], language: 'en' | 'ar' = 'en') =>
  writeFormat('mods', records, { language, siteUrl: 'https://madar.example' });

it('MODS files are valid, whatever the records contain', () => {
  expect(schemaFaults(write(goldenRecords), 'mods.xsd')).toEqual([]);
  expect(schemaFaults(write(goldenRecords.map(inArabic), 'ar'), 'mods.xsd')).toEqual([]);
  expect(schemaFaults(write([]), 'mods.xsd')).toEqual([]);
  fc.assert(
    fc.property(arbitraryResearch, (research) => {
      expect(schemaFaults(write([research]), 'mods.xsd')).toEqual([]);
    }),
  );
});

it('titles, names and abstracts are in both languages, that of the work first, and markup is text', () => {
  const research = titledResearch('Ice < 5 km & "water"', 'en', {
    language: 'en',
    title: { value: 'جليد <5 كم', lang: 'ar', alt: { value: 'Ice < 5 km & "water"', lang: 'en' } },
    abstract: { value: 'ندرس الجليد.', lang: 'ar', alt: { value: 'We study ice.', lang: 'en' } },
    authors: [{ position: 1, name: { value: 'نورة العتيبي', lang: 'ar', alt: { value: 'Noura Al-Otaibi', lang: 'en' } } }],
    authorCount: 2,
  });
  const lines = write([research], 'ar').split('\n');
  const texts = lines.flatMap((line) => />(?<text>[^<]+)<\/(?:title|namePart|abstract)>/.exec(line)?.groups?.text ?? []);
  expect(texts).toEqual([
    ...['Ice &lt; 5 km &amp; &quot;water&quot;', 'جليد &lt;5 كم'],
    ...['Al-Otaibi', 'Noura', 'العتيبي', 'نورة'],
    ...['We study ice.', 'ندرس الجليد.'],
  ]);
  expect(lines).toContain('      <etal/>');
});

it('an import reads the files back: titles, names, venue, place, identifiers and kind', async () => {
  const records = await recordsIn('own.mods', write(goldenRecords));
  expect(records).toHaveLength(goldenRecords.length);
  type Fact = 'year' | 'volume' | 'issue' | 'doi' | 'arxiv' | 'pmid' | 'reportNumber';
  const facts = ({ year, volume, issue, doi, arxiv, pmid, reportNumber }: Pick<Research, Fact>) =>
    JSON.stringify({ year, volume, issue, doi, arxiv, pmid, reportNumber });
  expect(records.map(facts)).toEqual(goldenRecords.map(facts));
  expect(records[0]).toMatchObject({
    title: { en: goldenRecords[0]?.title.value, ar: goldenRecords[0]?.title.alt?.value },
    authors: [{ name: { en: 'Noura Al-Otaibi' }, orcid: '0000-0002-1825-0097' }, { name: { en: 'Fahd Al-Harbi' } }],
    type: 'journal-article',
    venue: { name: { en: 'Example Journal of Space Science' }, kind: 'journal', issn: '1234-5679' },
    pages: '10–22',
    licence: 'CC-BY-4.0',
  });
});
