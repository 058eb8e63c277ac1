import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from '#lib/base/problem.ts';
import { type OperatorVocabulary, parseOperatorTerms } from './parse-operator-terms.ts';

interface OperatorTerms extends OperatorVocabulary {
  /** Path of the file; undefined if the operator has none. */
  readonly file: string | undefined;
  /** A short hash of all of it, on which answers depend; empty without a file. */
  readonly digest: string;
  /** A short hash of what texts are indexed by, which excludes translations; empty without any. */
  readonly indexDigest: string;
}

const noTerms: OperatorVocabulary = { terms: [], variants: new Map(), translations: [] };
let cachedTerms: OperatorTerms = { file: undefined, ...noTerms, digest: '', indexDigest: '' };

/** The operator's terms, variants and translations; empty until their file is read. */
export const operatorTerms = (): OperatorTerms => cachedTerms;

/**
 * Adds an operator's file of terms to the vocabulary, before any analysis. Throws a `config` `Problem` for an unreadable file or invalid
 * line.
 */
export function readOperatorTerms(file: string | undefined): void {
  if (file === cachedTerms.file) return;
  const vocabulary = file === undefined ? noTerms : parseOperatorTerms(readTermsFile(file), file);
  const { terms, variants, translations } = vocabulary;
  const indexDigest = digestOf([...terms, ...variants]);
  cachedTerms = { file, ...vocabulary, digest: indexDigest + digestOf(translations), indexDigest };
}

const digestOf = (parts: readonly unknown[]): string =>
  parts.length === 0 ? '' : hash('sha256', JSON.stringify(parts), 'hex').slice(0, 12);

/** The text of a file of terms. Throws a `config` `Problem` if it cannot be read. */
export function readTermsFile(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem('config', { detail: `The file of terms ${file} cannot be read (${code}).`, cause: error });
  }
}
