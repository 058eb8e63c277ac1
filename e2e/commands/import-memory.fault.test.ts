import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importFlags } from './import-flags.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-import-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of `megabytes` in which one record never ends. `tail` ends the file, with a valid record if the format allows one. */
function fileOf(name: string, head: string, filling: string, tail: string, megabytes: number): string {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  const piece = filling.repeat(Math.ceil((1 << 20) / filling.length));
  writeSync(file, head);
  for (let count = 0; count < megabytes; count += 1) writeSync(file, piece);
  writeSync(file, tail);
  closeSync(file);
  return path;
}

const madarRecord = '{"key":"b","title":{"en":"B"},"language":"en","authors":[],"type":"dataset","areas":[]}';
const peak = `data:text/javascript,process.on("exit",()=>process.stderr.write("PEAK "+process.resourceUsage().maxRSS))`;

test.each([
  ['line.jsonl', '{"key":"a","title":{"en":"', 'x', `"}}\n${madarRecord}\n`, 300, 1],
  ['quote.csv', 'title,year\nA,2020\n"', 'x', '\nB,2022\n', 100, 2],
  ['end.ris', 'TY  - JOUR\nTI  - A\n', 'KW  - some words here\n', 'TY  - JOUR\nTI  - B\nER  - \n', 100, 1],
  ['end.bib', '@article{a, title={A\n', 'some words here\n', '\n@article{b,\n title={B}}\n', 100, 1],
  ['end.xml', '<records xmlns:dc="http://purl.org/dc/elements/1.1/"><record>', '<dc:subject>x</dc:subject>', '</record></records>', 100, 0],
] as const)('%s, whose record never ends, is refused with its place in less than 600 MB', (name, head, filling, tail, megabytes, added) => {
  const path = fileOf(name, head, filling, tail, megabytes);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...importFlags, '--import', peak, join(import.meta.dirname, '../../lib/commands/import.ts'), path],
    {
      env: { NODE_ENV: 'production', PATH: '', HOME: folder, DATA_DIR: join(folder, `${name}.store`), LANG: 'en_GB.UTF-8' },
      encoding: 'utf8',
    },
  );
  rmSync(path);
  expect(status).toBe(1);
  expect(stdout).toContain(`added: ${added} · updated: 0 · unchanged: 0 · refused: 1`);
  expect(stdout).toMatch(new RegExp(`${name} line [123] `));
  expect(Number(/PEAK (\d+)/.exec(stderr)?.[1]) / 1024).toBeLessThan(600);
});
