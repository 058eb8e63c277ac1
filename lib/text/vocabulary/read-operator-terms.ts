import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from '#lib/base/problem.ts';
import type { Term } from './concept.ts';
import { parseOperatorTerms } from './parse-operator-terms.ts';

interface OperatorTerms {
  /** Path of the file; undefined if the operator has none. */
  readonly file: string | undefined;
  readonly terms: readonly Term[];
  /** A short hash of the file; empty without one. */
  readonly digest: string;
}

let cachedTerms: OperatorTerms = { file: undefined, terms: [], digest: '' };

/** The operator's terms; empty until their file is read. */
export const operatorTerms = (): OperatorTerms => cachedTerms;

/**
 * Adds an operator's file of terms to the vocabulary, before any analysis. Throws a `config` `Problem` for an unreadable file or invalid
 * line.
 */
export function readOperatorTerms(file: string | undefined): void {
  if (file === cachedTerms.file) return;
  const text = file === undefined ? '' : readText(file);
  cachedTerms = { file, terms: parseOperatorTerms(text, file ?? ''), digest: text === '' ? '' : hash('sha256', text, 'hex').slice(0, 12) };
}

function readText(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem('config', { detail: `TERMS_FILE names ${file}, which cannot be read (${code}).`, cause: error });
  }
}
