import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type ReferenceRecord, referencesMax, referenceTextMax } from '#lib/domain/citations/reference.ts';
import { cleanArxiv, cleanBibcode, cleanDoi, cleanOpenalex, cleanPmid } from '#lib/import/clean/identifiers.ts';
import type { Notation } from '#lib/import/clean/notation.ts';
import { withoutContacts } from '#lib/import/clean/people/contacts.ts';
import { cleanRich } from '#lib/import/clean/rich-text.ts';
import type { DraftReference, Warn } from '#lib/import/draft/draft.ts';

/** References with bare identifiers and plain text, within the bounds of `reference.ts`; empty ones are dropped. */
export function finishReferences(drafts: readonly DraftReference[], notation: Notation, warn: Warn): ReferenceRecord[] {
  if (drafts.length > referencesMax) warn('field_too_long', 'references', drafts.length);
  return drafts.slice(0, referencesMax).flatMap((reference) => {
    const clean = finishReference(reference, notation);
    return Object.keys(clean).length > 0 ? [clean] : [];
  });
}

function finishReference({ doi: rawDoi, arxiv, bibcode, pmid, openalex, text }: DraftReference, notation: Notation): ReferenceRecord {
  const doi = cleanDoi(rawDoi);
  return withoutUndefined({
    doi,
    arxiv: cleanArxiv(arxiv) ?? (doi?.startsWith('10.48550/arxiv.') ? cleanArxiv(doi) : undefined),
    bibcode: cleanBibcode(bibcode),
    pmid: cleanPmid(pmid),
    openalex: cleanOpenalex(openalex),
    text: text === undefined ? undefined : referenceText(cleanRich(text, notation).plain),
  });
}

/** The text of a reference without contact details, cut to its bound at a word; undefined when nothing is left. */
export function referenceText(plain: string): string | undefined {
  const text = withoutContacts(plain);
  return (text.length > referenceTextMax ? `${text.slice(0, referenceTextMax - 1).replace(/\s\S*$/, '')}…` : text) || undefined;
}
