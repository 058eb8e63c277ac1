import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData, readRows } from './read-data.ts';

/** The file of translations, built-in or in a data folder. */
export const translationsFile = 'translations.tsv';

let operatorText = '';
let rows: string[][] | undefined;

/** Uses `translations.tsv` in a data folder, which the operator learned from its records; the built-in file if there is none. */
export function readOperatorTranslations(folder: string | undefined): void {
  const path = folder === undefined ? '' : join(/* turbopackIgnore: true */ folder, translationsFile);
  const text = existsSync(path) ? readFileSync(/* turbopackIgnore: true */ path, 'utf8') : '';
  if (text !== operatorText) rows = undefined;
  operatorText = text;
}

/** A short hash of the operator's translations; empty without any. */
export const ownTranslationsDigest = (): string => (operatorText === '' ? '' : hash('sha256', operatorText, 'hex').slice(0, 12));

/** The rows of the table; the same array until another table is read. */
export function translationRows(): readonly (readonly string[])[] {
  rows ??= operatorText === '' ? readData(translationsFile) : readRows(operatorText);
  return rows;
}
