import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { compileCache } from '#e2e/commands/compile-cache.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ImportReport } from '#lib/import/report/import-report.ts';
import { languages } from '#lib/languages/languages.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-import-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (name: string) => join(import.meta.dirname, '../import/testing', name);
const pathOf = (name: string) => join(folder, name);

/** Runs a command as `npm run` does. Each name in `store` has a separate data directory. */
function run(command: string, store: string, args: readonly string[], more: { input?: Buffer } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: {
      NODE_ENV: 'production',
      PATH: '',
      HOME: folder,
      DATA_DIR: pathOf(store),
      ...compileCache,
    },
    encoding: 'utf8',
    cwd: folder,
    ...(more.input && { input: more.input }),
  });
  return { code: status, output: stdout, errors: stderr };
}
const imports = (store: string, ...args: string[]) => run('import', store, args);
async function everythingIn(store: string): Promise<unknown[]> {
  const openedStore = openSqliteStore(join(pathOf(store), 'madar.sqlite'));
  const people = await openedStore.findAuthors('ar', { ...defaultAuthorQuery, pageSize: 100 });
  const results: unknown[] = [people, await openedStore.coverage(), await openedStore.letters()];
  for (const language of languages) for await (const research of openedStore.stream(language, defaultResearchQuery)) results.push(research);
  await openedStore.close();
  return results;
}
const reportAt = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8')) as ImportReport;

describe('npm run import', () => {
  test('ends with 0 when every record is accepted, with 1 when some were refused, with 2 when no work was done', () => {
    expect(imports('codes', fixture('arxiv.jsonl'))).toMatchObject({ code: 0 });
    expect(imports('codes', fixture('records.jsonl'))).toMatchObject({ code: 1 });
    const missing = imports('codes', pathOf('nowhere.bib'));
    expect(missing).toMatchObject({ code: 2, output: '' });
    writeFileSync(pathOf('heading.csv'), 'title,authors,year\n');
    expect(imports('codes', pathOf('heading.csv'))).toMatchObject({ code: 2 });
    expect(missing.errors).toBe(`${pathOf('nowhere.bib')} cannot be read: there is no such file.\n`);
  });

  test('loads no record if its report cannot be written', () => {
    const failed = imports('unreported', fixture('arxiv.jsonl'), '--report', pathOf('nowhere/report.json'));
    expect(failed).toMatchObject({ code: 2, output: '', errors: `${pathOf('nowhere/report.json')} cannot be written (ENOENT).\n` });
    expect(imports('unreported', '--list').output).not.toMatch(/^b\d/m);
  });

  test('ends with 2 if no file has a supported format, with 1 if only some have, and prints in one line what to export instead', () => {
    writeFileSync(pathOf('feed.xml'), `<rss version="2.0"><channel>${'<item><title>x</title></item>'.repeat(20)}</channel></rss>`);
    const alone = imports('kinds', pathOf('feed.xml'));
    expect(alone.code).toBe(2);
    expect(alone.output.match(/feed\.xml/g)).toHaveLength(1);
    expect(alone.output).toMatch(/^!! NOT READ: .*feed\.xml: an RSS feed\. .*export RIS or BibTeX instead\.$/m);
    expect(imports('kinds', pathOf('feed.xml'), fixture('arxiv.jsonl'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('added: 2'),
    });
    expect(imports('kinds', fixture('arxiv.jsonl'), '--encoding', 'nonsense')).toMatchObject({ code: 2, output: '' });
  });

  test('prints its usage without a file, and refuses unknown options', () => {
    expect(imports('usage')).toMatchObject({ code: 2, errors: expect.stringContaining('npm run import -- FILE') });
    expect(imports('usage', '--help')).toMatchObject({ code: 0, output: expect.stringContaining('--undo BATCH') });
    expect(imports('usage', fixture('refs.bib'), '--format', 'docx')).toMatchObject({ code: 2, errors: expect.stringContaining('bibtex') });
    expect(imports('usage', fixture('refs.bib'), '--dry')).toMatchObject({ code: 2, errors: expect.stringContaining('--dry') });
    expect(existsSync(pathOf('usage/madar.sqlite'))).toBe(false);
  });

  test('previews, loads, makes no change the second time, and undoes, with a report for programs and one for people', async () => {
    const file = fixture('openalex.json');
    const preview = imports('whole', file, '--dry-run', '--report', pathOf('preview.json'));
    expect(preview.output).toContain('Preview: nothing was written.');
    expect(reportAt('preview.json')).toMatchObject({ dryRun: true, counts: { added: 2, refused: 1 } });
    expect(imports('whole', '--list').output).toBe('There are no batches yet.\n');

    imports('whole', fixture('arxiv.jsonl'));
    const before = await everythingIn('whole');
    const firstRun = imports('whole', file, '--report', pathOf('r.json'), '--report', pathOf('r.html'));
    const { batch, counts, refused } = reportAt('r.json');
    expect(counts).toMatchObject({ added: 2, updated: 0, unchanged: 0, refused: 1 });
    expect(firstRun.output).toContain(`npm run import -- --undo ${batch}`);
    expect(refused[0]).toMatchObject({ file, line: 44, entry: 2, faults: [{ code: 'no_title', field: 'title' }] });
    expect(readFileSync(pathOf('r.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]*openalex\.json/);

    expect(imports('whole', file).output).toContain('Nothing changed.');
    expect(imports('whole', '--list').output.trim().split('\n')).toHaveLength(2);
    expect(imports('whole', '--undo', batch as string)).toMatchObject({ code: 0, output: expect.stringContaining('2 records removed') });
    expect(await everythingIn('whole')).toEqual(before);
    expect(imports('whole', '--undo', batch as string)).toMatchObject({ code: 2, errors: expect.stringContaining('was already undone') });
  });

  test('reads packed files, a folder and standard input in one batch', () => {
    mkdirSync(pathOf('in/deeper'), { recursive: true });
    cpSync(fixture('refs.ris'), pathOf('in/deeper/refs.ris'));
    writeFileSync(pathOf('in/csl.json.gz'), gzipSync(readFileSync(fixture('csl.json'))));
    writeFileSync(pathOf('in/picture.png'), 'not for us');
    const { code, output } = run('import', 'many', [pathOf('in'), '-', '--report', pathOf('many.json')], {
      input: gzipSync(readFileSync(fixture('arxiv.jsonl'))),
    });
    expect([code, output.match(/^Batch /gm)?.length]).toEqual([0, 1]);
    expect(reportAt('many.json').formats).toEqual({ ris: 3, csl: 2, arxiv: 2 });
    expect(reportAt('many.json').files).toEqual([pathOf('in/csl.json.gz'), pathOf('in/deeper/refs.ris'), '-']);
  });

  test('is followed by a dump of all records with the checksums it prints', () => {
    const { code, output } = run('dump', 'many', []);
    const lines = output.trim().split('\n').slice(1);
    expect([code, lines.length]).toEqual([0, 3]);
    const [downloadFolder] = readdirSync(pathOf('many/downloads'));
    for (const [sha256, name, bytes] of lines.map((line) => line.split(/ +/))) {
      const file = readFileSync(join(pathOf('many/downloads'), downloadFolder as string, name as string));
      expect([createHash('sha256').update(file).digest('hex'), String(file.length)]).toEqual([sha256, bytes]);
    }
  });

  test('reads a file in the format of --format', () => {
    writeFileSync(pathOf('export.txt'), readFileSync(fixture('refs.ris')));
    imports('forced', pathOf('export.txt'), '--format', 'csl', '--report', pathOf('forced.json'));
    expect(reportAt('forced.json').counts).toMatchObject({ added: 0, refused: expect.any(Number) });
    expect(imports('forced', pathOf('export.txt'), '--format', 'ris')).toMatchObject({ code: 0 });
  });

  test('writes its messages in English, and the HTML report in the language of --lang', () => {
    const args = [fixture('template.csv'), '--lang', 'ar', '--report'];
    const { output, errors } = imports('arabic', ...args, pathOf('ar.html'));
    expect([output, errors]).toEqual([expect.stringMatching(/^read: \d/), '']);
    expect(readFileSync(pathOf('ar.html'), 'utf8')).toContain('<html lang="ar" dir="rtl">');
    const notice = '--lang is ignored: messages of commands are in English.\n';
    expect(imports('arabic', ...args, pathOf('ar.json')).errors).toBe(notice);
    expect(run('dump', 'arabic', ['--lang=ar'])).toMatchObject({ code: 0, errors: notice });
  });

  test('reports a refusal in one line, even for an entry with many lines', () => {
    const { output } = imports('lines', fixture('refs.bib'));
    expect(output).toMatch(/^ {2}\S*refs\.bib line 20 entry 2 \[@article\{unclosed, .*the entry is not closed$/m);
  });
});

describe('An operator’s decision', () => {
  test('about guessed areas is stored, and can be listed and withdrawn', () => {
    imports('decided', fixture('refs.bib'));
    const [first] = run('classify', 'decided', ['--review', '--below', '1']).output.split('\n');
    const [id = '', confidence] = (first ?? '').split('\t');
    expect(Number(confidence)).toBeLessThan(1);
    const set = run('classify', 'decided', ['--set', id, 'geodesy,gnss']);
    expect(set.output).toMatch(/--undo \S+\n$/);
    expect(
      run('classify', 'decided', ['--review', '--below', '1'])
        .output.split('\n')
        .some((line) => line.startsWith(`${id}\t`)),
    ).toBe(false);
    expect(run('classify', 'decided', ['--set', id, 'gardening'])).toMatchObject({ code: 2, errors: expect.stringContaining('gardening') });
  });

  test('is supported by an explanation of each person', () => {
    expect(run('explain', 'decided', ['author', '1']).output).toContain('the first signature of this person');
    expect(run('explain', 'decided', ['author', '999'])).toMatchObject({ code: 2 });
  });

  test('is supported by an explanation of the sources of each field and of the reasons for the areas of a record, which remain after reclassification', () => {
    const record = run('explain', 'decided', ['record', '1']).output;
    expect(record).toMatch(/^Record 1: .*\nIdentified by:\n/);
    expect(record).toMatch(/\n {2}title\.\w+: .* ← bibtex, as given by the source, .*, batch /);
    expect(record).toMatch(/^Areas: .+ \((?:assigned from the evidence below|set by an operator)\)$/m);
    expect(run('explain', 'decided', ['record', '999'])).toMatchObject({ code: 2 });
    expect(run('classify', 'decided', ['--renew']).output).toMatch(/^Guessed records: \d+\. Areas changed: 0 /);
  });

  test('is supported by a list of records without a text', () => {
    const missing = run('coverage', 'decided', ['--missing', 'title.ar']);
    expect(missing.output.split('\n')[0]).toMatch(/^\/ar\/research\/\d+\t\S/);
  });
});
