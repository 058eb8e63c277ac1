import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import type { TextOriginEntry } from '#lib/domain/text-origin.ts';
import { researchCsv } from '#lib/formats/bibliography/csv.ts';
import { citation, citationStyleNames } from '#lib/formats/cite/citation.ts';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { researchNode } from '#lib/formats/jsonld/jsonld.ts';
import { coins } from '#lib/formats/metadata/coins.ts';
import { highwireTags } from '#lib/formats/metadata/highwire.ts';
import { oaiRecord } from '#lib/formats/metadata/oai.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { asPublished } from './citable.ts';

const options = { language: 'ar', siteUrl: 'https://madar.example' } as const;
const citationFormats = formatNames.filter((name) => !formats[name].isForReader);
const [title, abstract] = ['ZQMACHINETITLE', 'ZQMACHINEABSTRACT'];

/** A publication whose title and abstract are machine translations in one language. */
const translatedWork: fc.Arbitrary<Research> = fc
  .record({
    research: arbitraryResearch,
    isFirst: fc.boolean(),
    hasOriginal: fc.boolean(),
    reviewed: fc.boolean(),
    lang: fc.constantFrom('ar', 'en'),
  })
  .map(({ research, isFirst, hasOriginal, reviewed, lang }) => {
    const original = { value: research.title.value, lang: lang === 'ar' ? 'en' : 'ar' };
    const machine = { value: title, lang };
    const origin = (field: 'title' | 'abstract'): TextOriginEntry => ({
      field,
      language: lang,
      source: 'machine',
      engine: 'LibreTranslate',
      date: '2026-11-02',
      ...(reviewed && { reviewed: '2026-11-03' }),
    });
    return {
      ...research,
      language: original.lang,
      title: isFirst ? (hasOriginal ? { ...machine, alt: original } : machine) : { ...original, alt: machine },
      abstract: isFirst ? { value: abstract, lang } : { ...original, alt: { value: abstract, lang } },
      isTranslated: isFirst,
      textOrigins: [origin('title'), origin('abstract')],
    };
  });

describe('A machine translation', () => {
  it('is never in citations, harvests or feeds', () => {
    fc.assert(
      fc.property(translatedWork, (research) => {
        const files = [
          ...citationFormats.map((format) => writeFormat(format, [research], options)),
          coins(research, options),
          JSON.stringify(highwireTags(research, options)),
          ...citationStyleNames.flatMap((style) =>
            (['en', 'ar', undefined] as const).map((language) =>
              JSON.stringify(citation(research, style, { ...(language && { language }), titles: 'both' })),
            ),
          ),
          oaiRecord(research, { ...options, repository: 'madar.example', updated: '2026-11-02T00:00:00Z' }),
          atomFeed([research], { ...options, title: 't', siteName: 's', self: 'a', html: 'b', updated: '2026-11-02T00:00:00Z' }),
        ];
        for (const text of files) expect(text).not.toMatch(/ZQMACHINE/);
      }),
    );
  });

  it('is marked as such in JSON-LD and in the table', () => {
    fc.assert(
      fc.property(translatedWork, (research) => {
        const { workTranslation, ...rest } = researchNode(research, options) as { workTranslation: readonly Record<string, string>[] };
        expect(JSON.stringify(rest)).not.toMatch(/ZQMACHINE/);
        expect(workTranslation).toMatchObject([
          { name: title, abstract, creditText: expect.stringContaining('machine translation (LibreTranslate') },
        ]);
        const row = researchCsv.row(research, options);
        expect(row).toContain(`title.${research.textOrigins?.[0]?.language}: LibreTranslate 2026-11-02`);
      }),
    );
  });

  it('leaves a publication without machine translations unchanged', () => {
    fc.assert(
      fc.property(arbitraryResearch, (research) => {
        expect(asPublished(research)).toBe(research);
      }),
    );
  });
});

describe('An abstract by an editor', () => {
  it('is not in the files of reference managers, which would present it as the abstract of the work', () => {
    const filesOf = (research: Research) => citationFormats.map((format) => writeFormat(format, [research], options));
    fc.assert(
      fc.property(arbitraryResearch, fc.constantFrom('source', 'author', 'editor'), (research, source) => {
        const sample: Research = {
          ...research,
          abstract: { value: 'ZQSUMMARY', lang: 'en' },
          textOrigins: [{ field: 'abstract', language: 'en', source }],
        };
        for (const text of filesOf(sample)) expect(text.includes('ZQSUMMARY')).toBe(source !== 'editor');
      }),
    );
  });
});

it.each(formatNames)('%s has the name that signs the work, not another one of the person', (name) => {
  const [research] = fc.sample(arbitraryResearch, 1) as [Research];
  const author = { name: { value: 'Salma Zqfull', lang: 'en' }, signedName: { value: 'S. Zqfull', lang: 'en' }, position: 1 };
  const text = writeFormat(name, [{ ...research, language: 'en', authors: [author], authorCount: 1 }], { ...options, language: 'en' });
  expect([/Zqfull/.test(text), /Salma/.test(text)]).toEqual([true, false]);
});
