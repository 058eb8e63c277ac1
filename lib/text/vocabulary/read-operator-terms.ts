import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from '#lib/base/problem.ts';
import { type OperatorVocabulary, parseOperatorTerms } from './parse-operator-terms.ts';

interface OperatorTerms extends OperatorVocabulary {
  /** Path of the file; undefined if the operator has none. */
  readonly file: string | undefined;
  /** A short hash of the file; empty without one. */
  readonly digest: string;
}

const noTerms: OperatorVocabulary = { terms: [], variants: new Map(), translations: [] };
let cachedTerms: OperatorTerms = { file: undefined, ...noTerms, digest: '' };

/** The operator's terms, variants and translations; empty until their file is read. */
export const operatorTerms = (): OperatorTerms => cachedTerms;

/**
 * Adds an operator's file of terms to the vocabulary, before any analysis. Throws a `config` `Problem` for an unreadable file or invalid
 * line.
 */
export function readOperatorTerms(file: string | undefined): void {
  if (file === cachedTerms.file) return;
  if (file === undefined) cachedTerms = { file, ...noTerms, digest: '' };
  else {
    const text = readTermsFile(file);
    cachedTerms = { file, ...parseOperatorTerms(text, file), digest: text === '' ? '' : hash('sha256', text, 'hex').slice(0, 12) };
  }
}

/** The text of a file of terms. Throws a `config` `Problem` if it cannot be read. */
export function readTermsFile(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem('config', { detail: `The file of terms ${file} cannot be read (${code}).`, cause: error });
  }
}
