import type { Draft } from '#lib/service/import/draft/draft.ts';
import { readEndnoteRecord } from './endnote.ts';
import { readMedlineRecord } from './medline.ts';
import { readRisRecord } from './ris.ts';
import { readWosRecord } from './wos.ts';

/** One record of tagged text, in the format that its first line is of. */
export function readTaggedRecord(text: string): { readonly format: 'ris' | 'enw' | 'nbib'; readonly draft: Draft | undefined } {
  const begin = text.replace(/^\uFEFF/, '');
  if (begin.startsWith('%')) return { format: 'enw', draft: readEndnoteRecord(begin) };
  if (begin.startsWith('PMID')) return { format: 'nbib', draft: readMedlineRecord(begin) };
  return { format: 'ris', draft: begin.startsWith('PT ') ? readWosRecord(begin) : readRisRecord(begin) };
}
