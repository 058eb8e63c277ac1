import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData, readRows } from './read-data.ts';

export const translationsFile = 'translations.tsv';

let own = '';
let rows: string[][] | undefined;

/** Reads the translations that an operator learned from the records of a data folder in place of ours, where there are any. */
export function readOwnTranslations(folder: string | undefined): void {
  const path = folder === undefined ? '' : join(/* turbopackIgnore: true */ folder, translationsFile);
  const text = existsSync(path) ? readFileSync(/* turbopackIgnore: true */ path, 'utf8') : '';
  if (text !== own) rows = undefined;
  own = text;
}

/** Changes with the operator's translations; empty without any. */
export const ownTranslationsDigest = (): string => (own === '' ? '' : hash('sha256', own, 'hex').slice(0, 12));

/** The rows of the table; the same array until others are read. */
export function translationRows(): readonly (readonly string[])[] {
  rows ??= own === '' ? readData(translationsFile) : readRows(own);
  return rows;
}
