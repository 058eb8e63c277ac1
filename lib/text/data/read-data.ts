import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bundled copy of this file has no tables next to it. It reads them from the project's folder, where every process starts. */
const sibling = join(import.meta.dirname ?? '', 'concepts.tsv');
const folder = existsSync(sibling) ? import.meta.dirname : join(process.cwd(), 'lib/text/data');

/** The rows of a table of this folder, as cells, without the heading row. */
export function readData(name: string): string[][] {
  return readRows(readFileSync(join(folder, name), 'utf8'));
}

/** The rows of a tab-separated text, without the heading row. */
export const readRows = (text: string): string[][] =>
  text
    .slice(text.indexOf('\n') + 1)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [line.split('\t')]));

/** The values of a cell, separated by "; ". */
export const listIn = (cell = ''): string[] => (cell === '' ? [] : cell.split('; '));
