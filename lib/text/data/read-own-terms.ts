import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from '#lib/domain/problem.ts';
import type { Term } from '#lib/text/vocabulary/concept.ts';
import { parseOwnTerms } from '#lib/text/vocabulary/own-terms.ts';

interface OwnTerms {
  /** Undefined where the operator names none. */
  readonly file: string | undefined;
  readonly terms: readonly Term[];
  /** Changes with the file; empty without one. */
  readonly digest: string;
}

let own: OwnTerms = { file: undefined, terms: [], digest: '' };

/** The operator's own terms; none until their file is read. */
export const ownTerms = (): OwnTerms => own;

/**
 * Adds the terms of a file in the form of `concepts.tsv` to the vocabulary; to be called before anything is analysed. Throws a `Problem` of kind `config` where
 * the file cannot be read or has a line that is none.
 */
export function readOwnTerms(file: string | undefined): void {
  if (file === own.file) return;
  const text = file === undefined ? '' : readText(file);
  own = { file, terms: parseOwnTerms(text, file ?? ''), digest: text === '' ? '' : hash('sha256', text, 'hex').slice(0, 12) };
}

function readText(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem('config', { detail: `TERMS_FILE names ${file}, which cannot be read (${code}).`, cause: error });
  }
}
