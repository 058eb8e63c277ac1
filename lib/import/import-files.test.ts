import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { findInputs } from '#lib/import/read/find-inputs.ts';
import { writeHtmlReport } from '#lib/import/report/write-html-report.ts';
import { writeReport } from '#lib/import/report/write-report.ts';
import { fixture, inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { Store } from '#lib/store/port/store.ts';
import { importFiles, inlineBytesMax } from './import-files.ts';

const names = [
  'records.jsonl',
  'openalex.json',
  'arxiv.jsonl',
  'crossref.json',
  'csl.json',
  'datacite.json',
  'ads.json',
  'inspire.json',
  'refs.bib',
  'refs.ris',
  'template.csv',
  'oai.xml',
  'jats.xml',
];
const files = names.map((name) => inputOf(fixture(name)));
let close: (() => Promise<void>) | undefined;
const open = () => {
  const store_ = temporaryStore();
  close = store_.close;
  return store_;
};
afterEach(async () => {
  await close?.();
  close = undefined;
});

describe('an import', () => {
  it('loads people after works, whatever the order of the files', async () => {
    const { store } = open();
    const report = await importFiles(
      store,
      ['authors.json', 'openalex.json'].map((name) => inputOf(fixture(name))),
    );
    const alone = open();
    await importFiles(alone.store, [inputOf(fixture('openalex.json'))]);
    const after = await importFiles(alone.store, [inputOf(fixture('authors.json'))]);
    expect(after.counts.updated + after.counts.unchanged).toBeGreaterThan(0);
    expect(report.counts.leftOut).toBe(after.counts.leftOut);
  });

  it('loads every format as one batch, and changes nothing when repeated', async () => {
    const { store } = open();
    const first = await importFiles(store, files);
    expect(first.counts).toMatchObject({ read: 37, added: 26, updated: 0, unchanged: 0, refused: 10 });
    const version = await store.dataVersion();
    expect((await importFiles(store, files)).counts).toMatchObject({ added: 0, updated: 0, unchanged: 26, refused: 10 });
    expect(await store.dataVersion()).toBe(version);
    expect(await store.batches()).toHaveLength(1);
  });

  it('restores the previous answers when undone', async () => {
    const { store } = open();
    await importFiles(store, files.slice(0, 3));
    const before = await answers(store);
    const { batch } = await importFiles(store, files);
    expect(await answers(store)).not.toEqual(before);
    await store.undo(batch as string);
    expect(await answers(store)).toEqual(before);
  });

  it('writes nothing in a preview, and reports the same as the import after it', async () => {
    const { store } = open();
    await importFiles(store, files.slice(0, 1));
    const version = await store.dataVersion();
    const preview = await importFiles(store, files, { dryRun: true });
    expect(await store.dataVersion()).toBe(version);
    expect(preview.batch).toBeUndefined();
    expect((await importFiles(store, files)).counts).toMatchObject({
      added: preview.counts.added,
      updated: preview.counts.updated,
      unchanged: preview.counts.unchanged,
      refused: preview.counts.refused,
    });
  });

  it('reads packed files, folders and standard input', async () => {
    const { store, folder } = open();
    mkdirSync(join(folder, 'in/deeper'), { recursive: true });
    cpSync(fixture('refs.bib'), join(folder, 'in/deeper/refs.bib'));
    cpSync(fixture('arxiv.jsonl'), join(folder, 'in/notes.md'));
    const { Readable } = await import('node:stream');
    const packed = Readable.from([gzipSync(await import('node:fs').then(({ readFileSync }) => readFileSync(fixture('csl.json'))))]);
    const { inputs, clean } = await findInputs([join(folder, 'in'), '-'], packed);
    expect((await importFiles(store, inputs)).counts).toMatchObject({ added: 6, refused: 2 });
    await clean();
    expect(existsSync(inputs[1]?.path as string)).toBe(false);
    await expect(findInputs([join(folder, 'nowhere')], process.stdin)).rejects.toThrow(/no such file/);
  });

  it.each([
    ['ends in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['has damaged bytes', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, bytes.length - 40), Buffer.alloc(40, 7)])],
  ])('reports a gzip file that %s, and loads nothing of it', async (_, damage) => {
    const { store, folder } = open();
    const path = join(folder, 'records.jsonl.gz');
    const line = (n: number) =>
      `{"key":"k${n}","title":{"en":"Record ${n}"},"language":"en","authors":[{"name":{"en":"A B"}}],"type":"journal-article","areas":[]}`;
    writeFileSync(path, damage(gzipSync(Array.from({ length: 20_000 }, (_each, n) => line(n)).join('\n'))));
    const reason = await importFiles(store, [inputOf(path)]).catch((error: Error) => error.message);
    expect(reason).toContain(`${path} cannot be read: it is not a complete gzip file`);
    expect(reason).not.toContain('database');
    expect((await store.findResearch('en', { ...defaultResearchQuery, pageSize: 1 })).total).toBe(0);
  });

  it('reports the kind of an unreadable file and what to export instead, once', async () => {
    const { store, folder } = open();
    const items = Array.from({ length: 30 }, (_, n) => `<item><title>Record ${n}</title></item>`).join('\n');
    const kinds = {
      'notes.txt': ['Only some words, nothing else\n', 'unknown'],
      'feed.xml': [`<?xml version="1.0"?>\n<rss version="2.0"><channel>${items}</channel></rss>`, 'rss'],
      'terms.rdf.xml': ['<rdf:RDF xmlns:rdf="x"><skos:Concept/></rdf:RDF>', 'rdf'],
      'records.xml': ['<!-- x --><crossref_result><query/></crossref_result>', 'crossref-xml'],
      'tagged.txt': ['%R 2020Inv....01....1D\n%T A title\n', 'tagged'],
      'items.json': [`[${'{"itemType":"book","title":"x","creators":[]},'.repeat(30).slice(0, -1)}]`, 'zotero-json'],
    } as const;
    for (const [name, [text, kind]] of Object.entries(kinds)) {
      writeFileSync(join(folder, name), text);
      const report = await importFiles(store, [inputOf(join(folder, name))]);
      expect(report.unreadFiles).toEqual([{ file: name, kind, ...(kind === 'zotero-json' && { records: 30 }) }]);
      expect(report.refused).toEqual([]);
      expect(
        writeReport(report)
          .split('\n')
          .filter((line) => line.includes(name)),
      ).toHaveLength(1);
    }
    const report = await importFiles(store, [inputOf(join(folder, 'terms.rdf.xml'))]);
    expect(writeReport(report)).toContain('!! NOT READ: terms.rdf.xml: RDF. export RIS, BibTeX or CSL JSON instead.');
  });

  it('counts every record once, and unused fields by name', async () => {
    const { store, folder } = open();
    await importFiles(store, files.slice(1, 2));
    const report = await importFiles(store, [...files, inputOf(fixture('authors.json'))]);
    const { read, added, updated, unchanged, refused, leftOut } = report.counts;
    expect(added + updated + unchanged + refused + leftOut).toBe(read);
    expect(leftOut).toBe(report.leftOut.length);
    expect(report.unread).toContainEqual({ format: 'csv', field: 'Colour', example: 'red', records: 1 });
    expect(writeReport(report)).toMatch(/^!! NOT USED: \d+ input fields.*csv Colour \(1\)/m);
    expect(writeHtmlReport(report, 'ar')).toContain('!! لم يُستعمل: ');
    expect(writeHtmlReport(report, 'en')).toContain('<bdi>Colour</bdi>');
    writeFileSync(
      join(folder, 'same.ris'),
      'TY  - JOUR\nTI  - Water ice (H2O) in situ at the lunar pole\nDO  - 10.5555/example.2\nER  - \n',
    );
    const repeated = await importFiles(store, [inputOf(join(folder, 'same.ris'))]);
    expect(repeated.merged).toMatchObject([{ file: 'same.ris', by: 'doi', id: expect.any(String) }]);
    expect(writeReport(repeated)).toMatch(/merged with an existing record: 1\n.*same\.ris.* → \d+: the same DOI\n/);
  });

  it('completes people from a register of authors', async () => {
    const { store } = open();
    await importFiles(store, files.slice(1, 2));
    expect((await importFiles(store, [inputOf(fixture('authors.json'))])).counts).toMatchObject({ updated: 1, added: 0, warnings: 1 });
    const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Rossi' });
    expect(items[0]).toMatchObject({
      affiliation: { value: 'Another Institute' },
      country: 'FR',
      variants: ['M. Rossi-Bianchi', 'Maria Rossi'],
    });
  });

  it('completes people from their ORCID records, with the current employer', async () => {
    const { store } = open();
    await importFiles(store, files.slice(1, 2));
    const report = await importFiles(store, [inputOf(fixture('orcid.json'))]);
    expect(report.counts).toMatchObject({ read: 1, updated: 1, added: 0, refused: 0 });
    expect(report.formats).toEqual({ orcid: 1 });
    const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Rossi' });
    expect(items[0]).toMatchObject({
      affiliation: { value: 'Present University' },
      country: 'FR',
      variants: expect.arrayContaining(['M. C. Rossi-Bianchi', 'ماريا روسي']),
    });
    expect(items[0]?.variants).not.toContain('Rossi, Maria');
    expect((await importFiles(store, [inputOf(fixture('orcid.json'))])).counts).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('refuses ORCID records without a visible name, and leaves out people without a publication here', async () => {
    const { store, folder } = open();
    await importFiles(store, files.slice(1, 2));
    const nameless = { 'orcid-identifier': { path: '0000-0001-5109-3700' }, person: { name: null }, 'activities-summary': null };
    const deactivated = {
      'orcid-identifier': { path: '0000-0001-5109-3700' },
      history: { 'deactivation-date': { value: 1_700_000_000_000 } },
      person: { name: { 'given-names': { value: 'Given Names Deactivated' }, 'family-name': { value: 'Family Name Deactivated' } } },
    };
    const stranger = { 'orcid-identifier': { path: '0000-0002-1825-0097' }, person: { name: { 'given-names': { value: 'Josiah' } } } };
    writeFileSync(join(folder, 'people.jsonl'), [nameless, deactivated, stranger].map((record) => `${JSON.stringify(record)}\n`).join(''));
    expect((await importFiles(store, [inputOf(join(folder, 'people.jsonl'))])).counts).toMatchObject({
      refused: 2,
      leftOut: 1,
      updated: 0,
    });
  });

  it('changes nothing when the same rows come under another file name', async () => {
    const { store, folder } = open();
    await importFiles(store, files);
    const version = await store.dataVersion();
    for (const [index, name] of names.entries()) cpSync(fixture(name), join(folder, `renamed-${index}-${name}`));
    const renamed = names.map((name, index) => inputOf(join(folder, `renamed-${index}-${name}`)));
    const { counts } = await importFiles(store, renamed);
    expect(counts).toMatchObject({ added: 0, updated: 0, unchanged: 26 });
    expect(await store.dataVersion()).toBe(version);
  });

  it('reports the outcome of every record: added, changed, merged with reasons, or left out', async () => {
    const { store, folder } = open();
    const ris = (lines: string) =>
      `TY  - JOUR\nTI  - Spin rates of small example asteroids\nAU  - Lee, Ann\nPY  - 2020\nJO  - Journal of Moons\nVL  - 4\nSP  - 7\n${lines}ER  - \n`;
    writeFileSync(join(folder, 'a.ris'), ris('') + ris('DO  - 10.5555/spin\n') + ris(''));
    const report = await importFiles(store, [inputOf(join(folder, 'a.ris'))]);
    expect(report.counts).toMatchObject({ read: 3, added: 1, updated: 1, unchanged: 1, merged: 2, refused: 0 });
    expect(report.merged).toMatchObject([
      { id: '1', by: 'evidence', again: true, because: expect.arrayContaining(['title', 'authors', 'volume', 'pages']) },
      { id: '1', by: 'key', again: true },
    ]);
    expect(writeReport(report)).toMatch(/merged with an existing record: 2\n.*→ 1: the same .*title, authors/);
    expect(writeHtmlReport(report, 'ar')).toContain('دُمج في سجل موجود: 2');
    expect(writeHtmlReport(report, 'en')).toMatch(/the same key work:\w+, repeated in this import/);
  });

  it('reports incoming values that were not used, and withdrawn records', async () => {
    const { store, folder } = open();
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return [inputOf(join(folder, name))];
    };
    await importFiles(store, write('a.csv', 'title,authors,doi,abstract,year\nSpin rates,Ann Lee,10.5555/spin,Moons turn round.,2020\n'));
    const ris =
      'TY  - JOUR\nTI  - Spin rates\nAU  - Lee, Ann\nDO  - 10.5555/spin\nPY  - 2020\nVL  - 4\nAB  - Moons turn round, and more of them.\nER  - \n';
    const report = await importFiles(store, write('b.ris', ris));
    expect(report.counts).toMatchObject({ updated: 1, kept: 1 });
    expect(report.kept).toMatchObject([
      {
        file: 'b.ris',
        id: '1',
        fields: [{ field: 'abstract.en', stands: 'Moons turn round.', came: 'Moons turn round, and more of them.' }],
      },
    ]);
    expect(writeReport(report)).toMatch(/records with stored values kept: 1\n.*b\.ris.* → 1: abstract\.en\n/);
    expect(writeHtmlReport(report, 'ar')).toContain('<bdi>Moons turn round, and more of them.</bdi>');
    await store.withdraw('1');
    const after = await importFiles(store, write('c.ris', ris.replace('VL  - 4', 'VL  - 5')));
    expect(after.counts).toMatchObject({ unchanged: 1, updated: 0 });
    expect(after.warnings).toMatchObject([{ file: 'c.ris', faults: [{ code: 'withdrawn', value: '1' }] }]);
  });

  it('keeps reports apart by the serial number that RIS gives them', async () => {
    const { store, folder } = open();
    const ris = (serial: string) =>
      `TY  - RPRT\nTI  - Dust in the polar night of a moon\nAU  - Lee, Ann\nPY  - 2018\nSN  - ${serial}\nER  - \n`;
    writeFileSync(join(folder, 'a.ris'), ris('TR-18-01') + ris('TR-18-02') + ris('1234-5679').replace('RPRT', 'JOUR'));
    const report = await importFiles(store, [inputOf(join(folder, 'a.ris'))]);
    expect(report.counts).toMatchObject({ added: 3, merged: 0 });
    expect(report.unread).toEqual([]);
    writeFileSync(join(folder, 'b.ris'), 'TY  - BOOK\nTI  - Moons\nAU  - Lee, Ann\nSN  - 9783161484100\nER  - \n');
    const book = await importFiles(store, [inputOf(join(folder, 'b.ris'))]);
    expect(book.warnings).toEqual([]);
    expect(await store.research('en', '4')).toMatchObject({ value: { title: { value: 'Moons' }, isbn: '9783161484100' } });
  });

  it('reports a type that no table maps', async () => {
    const { store, folder } = open();
    writeFileSync(join(folder, 'a.bib'), '@hologram{a, title={Moons at dusk}, year=2001}\n@misc{b, title={Moons at dawn}, year=2001}\n');
    writeFileSync(join(folder, 'b.ris'), 'TY  - HOLO\nTI  - Moons at noon\nER  - \nTY  - GEN\nTI  - Moons at night\nER  - \n');
    const report = await importFiles(
      store,
      ['a.bib', 'b.ris'].map((name) => inputOf(join(folder, name))),
    );
    expect(report.unread).toEqual([
      { format: 'bibtex', field: 'type', example: 'hologram', records: 1 },
      { format: 'ris', field: 'type', example: 'HOLO', records: 1 },
    ]);
  });

  it('keeps rows of two tables with the same numbers apart', async () => {
    const { store, folder } = open();
    const csv = (name: string, row: string) => writeFileSync(join(folder, name), `id,title,authors,year\n${row}\n`);
    csv('a.csv', '1,Spin rates of small example asteroids,Ann Lee,2020');
    csv('b.csv', '1,Crescents of the example moon at dusk,Omar Aziz,2021');
    csv('c.csv', '1,Spin rates of small asteroids,Ann Lee,2020');
    const counts = async (name: string) => (await importFiles(store, [inputOf(join(folder, name))])).counts;
    expect(await counts('a.csv')).toMatchObject({ added: 1 });
    expect(await counts('b.csv')).toMatchObject({ added: 1, updated: 0 });
    expect(await counts('b.csv')).toMatchObject({ unchanged: 1 });
    expect(await counts('c.csv')).toMatchObject({ updated: 1, added: 0 });
  });

  it('recognises the same work from a second source', async () => {
    const { store, folder } = open();
    await importFiles(store, [inputOf(fixture('refs.bib'))]);
    writeFileSync(
      join(folder, 'x.ris'),
      'TY  - JOUR\nTI  - A galaxy sample\nDO  - 10.5555/EXAMPLE.9\nAB  - An abstract that BibTeX did not have.\nER  - \n',
    );
    const report = await importFiles(store, [inputOf(join(folder, 'x.ris'))]);
    expect(report.counts).toMatchObject({ added: 0, updated: 1 });
    const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: '10.5555/example.9' });
    const detail = await store.research('en', items[0]?.id as string);
    expect(detail.kind === 'found' && detail.value).toMatchObject({
      abstract: { value: 'An abstract that BibTeX did not have.' },
      volume: '12',
    });
    expect(detail.kind === 'found' && detail.value.authors).toHaveLength(3);
  });

  it('reads a large file in threads: every record in its order, and a refusal with its line', async () => {
    const { store, folder } = open();
    // Long texts reach the size from which threads are used with fewer records to compare.
    const lines = Array.from({ length: 600 }, (_, n) =>
      JSON.stringify({
        key: `t${n}`,
        title: { en: `Title number ${n} of an example about the moon` },
        language: 'en',
        abstract: { en: 'A long abstract about nothing. '.repeat(90) },
        authors: [{ name: { en: `Author ${n % 50}` } }],
        type: 'dataset',
        areas: ['moon'],
      }),
    );
    lines[456] = '{"broken';
    expect(lines.join('').length).toBeGreaterThan(inlineBytesMax);
    writeFileSync(join(folder, 'many.jsonl'), lines.join('\n'));
    const report = await importFiles(store, [inputOf(join(folder, 'many.jsonl'))]);
    expect(report.counts).toMatchObject({ read: 600, added: 599, refused: 1 });
    expect(report.refused[0]?.line).toBe(457);
    const { items } = await store.findResearch('en', { ...defaultResearchQuery, sort: '-updatedAt', pageSize: 2 });
    expect(items[0]?.title.value).toContain('number 599');
  });
});

describe('the report', () => {
  it('states file, position, field, value and reason in both languages, and escapes them', async () => {
    const { store } = open();
    const report = await importFiles(store, files, { dryRun: true });
    const text = writeReport(report);
    expect(text).toContain('records.jsonl line 4 [wrong-values] language: "english" is not a language');
    expect(text).toContain('refs.bib line 20 entry 2');
    const html = writeHtmlReport(report, 'ar');
    expect(html).toContain('template.csv السطر 5 القيد 4');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html.match(/<script/g)).toBeNull();
    expect(html).toContain('year: «20x3» ليس سنة بين 1000 و2100');
  });
});

async function answers(store: Store): Promise<unknown> {
  const lists = [];
  for (const language of ['en', 'ar'] as const) {
    lists.push(
      await store.findResearch(language, { ...defaultResearchQuery, pageSize: 100, facets: ['author', 'focusedArea'] }),
      await store.findAuthors(language, { ...defaultAuthorQuery, pageSize: 100 }),
    );
    for (const keyword of ['moon', 'القمر', 'Doe', 'galaxy'])
      lists.push(await store.findResearch(language, { ...defaultResearchQuery, keyword }));
    for await (const research of store.stream(language, defaultResearchQuery)) lists.push(research);
  }
  return [lists, await store.coverage(), await store.letters()];
}
