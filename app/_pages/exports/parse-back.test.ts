import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '#app/bff/[language]/exports/research/[extension]/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { type BibliographicEntry, referenceOf } from '#lib/formats/cite/reference.ts';
import { citedBibtex, citedRis, parsedBibtex } from '#lib/formats/testing/parsed-fields.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

withStarterInstance();

/** Maximum number of differences that a failed test shows. */
const shownMax = 5;

describe.each(languages)('The exported starter collection in %s', (language: Language) => {
  let references: readonly BibliographicEntry[];
  beforeAll(async () => {
    const { collection } = await instance();
    const records: Research[] = [];
    if (collection.harvest) for await (const research of collection.harvest.stream(language, defaultResearchQuery)) records.push(research);
    references = records.map((research) => referenceOf(research, { language, siteUrl: testSite }));
    expect(references.length).toBeGreaterThan(400);
  });
  const file = async (extension: string, search = '') => {
    const request = new Request(`${testSite}/${language}/research.${extension}${search}`);
    return (await GET(request, { params: Promise.resolve({ language, extension }) })).text();
  };

  it.each([
    ['bib', '@retorquere/bibtex-parser', parsedBibtex],
    ['bib', 'citation-js', citedBibtex],
    ['ris', 'citation-js', citedRis],
  ] as const)('as .%s is read by %s field by field, in order', async (extension, _, parseFile) => {
    const { parsed, expected } = parseFile(await file(extension), references);
    expect(parsed).toHaveLength(references.length);
    const different = parsed.flatMap((record, index) => differences(record, expected[index] ?? {}));
    expect(different.slice(0, shownMax)).toEqual([]);
  });

  it('a BibTeX file on request names journals by macros of AASTeX, and nothing else differs', async () => {
    const names = (await file('bib')).split('\n');
    const macros = (await file('bib', '?journals=macros')).split('\n');
    const differing = names.flatMap((line, index) => (line === macros[index] ? [] : [[line, macros[index]]]));
    expect(differing.length).toBeGreaterThan(20);
    expect(macros).toHaveLength(names.length);
    expect(differing.filter(([line]) => !line?.startsWith('  journal = '))).toEqual([]);
    expect(differing.filter(([, macro]) => !/^ {2}journal = \{\\[a-z]+\},$/.test(macro ?? ''))).toEqual([]);
    expect(differing).toContainEqual(['  journal = {The Astrophysical Journal},', '  journal = {\\apj},']);
    expect(await file('bib', '?journals=unknown')).toBe(names.join('\n'));
  });

  it('CSL-JSON has the fields of every reference', async () => {
    const items = JSON.parse(await file('json')) as Record<string, unknown>[];
    expect(items.map((item) => [item.title, item.DOI, item.volume, item.issue, item.page])).toEqual(
      references.map((reference) => [reference.title, reference.doi, reference.volume, reference.issue, reference.pages]),
    );
  });
});

/** Fields in which two records differ; absent and empty fields are equal. */
function differences(parsed: object, expected: object): object[] {
  const serialise = (value: unknown) => JSON.stringify(value ?? null);
  const expectedFields = new Map(Object.entries(expected));
  const names = new Set([...Object.keys(parsed), ...expectedFields.keys()]);
  const parsedFields = new Map(Object.entries(parsed));
  return [...names]
    .filter((name) => serialise(parsedFields.get(name)) !== serialise(expectedFields.get(name)))
    .map((name) => ({ name, found: parsedFields.get(name), expected: expectedFields.get(name), of: expectedFields.get('title') }));
}
