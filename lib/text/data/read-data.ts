import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a bundle the folder of this file is another; a process always starts in the project's own. */
const beside = join(import.meta.dirname ?? '', 'concepts.tsv');
const folder = existsSync(beside) ? import.meta.dirname : join(process.cwd(), 'lib/text/data');

/** The rows of a table below its heading, as cells. */
export function readData(name: string): string[][] {
  return readRows(readFileSync(join(folder, name), 'utf8'));
}

export function readRows(text: string): string[][] {
  const rows: string[][] = [];
  for (let from = text.indexOf('\n') + 1; from > 0 && from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? undefined : end);
    if (line !== '') rows.push(line.split('\t'));
    from = end < 0 ? text.length : end + 1;
  }
  return rows;
}

/** The values of a cell. */
export const listIn = (cell = ''): string[] => (cell === '' ? [] : cell.split('; '));
