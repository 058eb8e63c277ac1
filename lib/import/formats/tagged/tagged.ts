import type { Draft } from '#lib/import/draft/draft.ts';
import { readEndnoteRecord } from './endnote.ts';
import { readMedlineRecord } from './medline.ts';
import { readRisRecord } from './ris.ts';
import { readWosRecord } from './wos.ts';

/** Reads one record of tagged text; its first line determines the format. */
export function readTaggedRecord(text: string): { readonly format: 'ris' | 'enw' | 'nbib'; readonly draft: Draft | undefined } {
  const content = text.replace(/^\uFEFF/, '');
  if (content.startsWith('%')) return { format: 'enw', draft: readEndnoteRecord(content) };
  if (content.startsWith('PMID')) return { format: 'nbib', draft: readMedlineRecord(content) };
  return { format: 'ris', draft: content.startsWith('PT ') ? readWosRecord(content) : readRisRecord(content) };
}
