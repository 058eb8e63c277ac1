import { describe, expect, it } from 'vitest';
import { mapText } from '#lib/import/testing/read-fixture.ts';

/** One invented record per text format, and extensions that its files may have by mistake. */
const samples = {
  ris: 'TY  - JOUR\nTI  - Dust of a moon\nAU  - Harbi, Salma\nPY  - 2020\nER  - \nTY  - JOUR\nTI  - Sand of a moon\nER  - \n',
  wos: 'FN x\nVR 1.0\nPT J\nAU Harbi, S\n   Amin, H\nTI Dust of a moon\nC1 [Amin, H] Nile Inst.\nER\n\nPT J\nTI Sand of a moon\nER\n\nEF\n',
  enw: '%0 Journal Article\n%T Dust of a moon\n%A Harbi, Salma\n%K dust\nmoon\n\n%0 Book\n%T Sand of a moon\n',
  nbib: 'PMID- 1\nTI  - Dust of a moon\nFAU - Harbi, Salma\nAU  - Harbi S\nAD  - Nile Inst.\n\nPMID- 2\nTI  - Sand of a moon\n',
  bib: '@article{a, title={Dust of a moon}, author={Harbi, Salma}, crossref={b}}\n@book(b, title={Sand of a moon}, url={\\url{https://example.org/\\~{}a}})\n',
  csv: 'sep=;\ntitle;authors;year\nDust of a moon;"Harbi, Salma";2020\nSand of a moon;Amin H.;2021\n',
  endnote:
    '<xml><records><record><ref-type name="Book">6</ref-type><titles><title><style face="bold">Dust</style> of a moon</title></titles></record><record><ref-type name="Book">6</ref-type><titles><title>Sand of a moon</title></titles></record></records></xml>',
  zotero:
    '<rdf:RDF xmlns:z="http://www.zotero.org/namespaces/export#"><bib:Book rdf:about="#a"><z:itemType>book</z:itemType><dcterms:isPartOf rdf:resource="#b"/><dc:title>Dust of a moon</dc:title></bib:Book><bib:Book><z:itemType>book</z:itemType><dc:title>Sand of a moon</dc:title></bib:Book></rdf:RDF>',
};
const extensions = ['ris', 'txt', 'enw', 'nbib', 'bib', 'csv', 'tsv', 'json', 'jsonl', 'xml', 'xlsx', ''];

/** Outcome of a text: titles, refusals with lines, or the kind of an unread file. Rejects for anything else. */
async function outcomeOf(name: string, text: string): Promise<string> {
  try {
    const results = await mapText(name, text);
    return results
      .map(({ line, label, refusals, loadable, unreadKind }) => {
        expect(line, name).toBeGreaterThan(0);
        expect(Boolean(loadable) || refusals.length > 0 || unreadKind !== undefined, `${name}: ${label} is neither read nor refused`).toBe(
          true,
        );
        return refusals[0]?.code ?? label;
      })
      .join(', ');
  } catch (error) {
    const kind = /^.* is ([a-z-]+)$/.exec((error as Error).message)?.[1];
    if (!kind) throw error;
    return `not read: ${kind}`;
  }
}

describe.each(Object.entries(samples))('a file of %s', (format, text) => {
  it('is read completely', async () => {
    expect((await outcomeOf(`a.${format === 'wos' ? 'txt' : format}`, text)).split(', ').sort()).toEqual([
      'Dust of a moon',
      'Sand of a moon',
    ]);
  });

  it('truncated anywhere gives records, refusals with a line, or its kind', async () => {
    for (let end = 0; end <= text.length; end += 1) await outcomeOf(`a.${format}`, text.slice(0, end));
    for (let start = 1; start <= text.length; start += 3) await outcomeOf(`a.${format}`, text.slice(start));
  });

  it('under another format’s extension gives the same records, or its kind', async () => {
    for (const extension of extensions) {
      const outcome = await outcomeOf(extension ? `a.${extension}` : 'a', text);
      // A table without recognisable headings is only detected by its file name.
      expect(outcome.split(', ').sort().join(), extension).toMatch(/^(?:Dust of a moon,Sand of a moon|not read: [a-z-]+)$/);
    }
  });

  it('with a foreign character at any position is read without an exception', async () => {
    for (const sign of ['\u0000', '\uFFFD', '"', '{', '}', '\\', '\u2028', '\r', '\t', ';', '%', '@', '-', '\n', '\n\n', '\u202e', '𐐀'])
      for (let index = 0; index < text.length; index += 5) await outcomeOf(`a.${format}`, text.slice(0, index) + sign + text.slice(index));
  });
});

it.each([
  ['a.enw', '%0 Journal Article\n%T Dust\n%A '],
  ['a.nbib', 'PMID- 1\nTI  - Dust\nFAU - '],
  ['a.txt', 'PT J\nTI Dust\nAU '],
  ['a.csv', 'title;authors\nDust;"'],
  ['a.ris', 'TY  - JOUR\nTI  - Dust\nAU  - '],
])('%s with a field of ten million letters is read without that field', async (name, head) => {
  const [result] = await mapText(name, `${head}${'Harbi, Salma; '.repeat(700_000)}${head.endsWith('"') ? '"' : ''}\n`);
  expect(result?.label).toBe('Dust');
  expect(result?.warnings.map(({ code }) => code)).toContain('field_too_long');
});
