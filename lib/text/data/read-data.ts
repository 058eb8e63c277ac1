import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a bundle the folder of this file is another; a process always starts in the project's own. */
const beside = join(import.meta.dirname ?? '', 'concepts.tsv');
const folder = existsSync(beside) ? import.meta.dirname : join(process.cwd(), 'lib/text/data');

/** The rows of a table below its heading, as cells. */
export function readData(name: string): string[][] {
  return readRows(readFileSync(join(folder, name), 'utf8'));
}

export const readRows = (text: string): string[][] =>
  text
    .slice(text.indexOf('\n') + 1)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [line.split('\t')]));

/** The values of a cell. */
export const listIn = (cell = ''): string[] => (cell === '' ? [] : cell.split('; '));
