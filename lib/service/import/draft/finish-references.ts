import { type ReferenceRecord, referencesMax, referenceTextMax } from '#lib/domain/reference.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { withoutContacts } from '#lib/service/import/clean/contacts.ts';
import { cleanArxiv, cleanBibcode, cleanDoi, cleanOpenalex, cleanPmid } from '#lib/service/import/clean/identifiers.ts';
import { cleanRich } from '#lib/service/import/clean/rich-text.ts';
import type { DraftReference, Notation, Warn } from './draft.ts';

/** References with their identifiers bare and their text plain; what is left with neither is dropped. The bounds are those of `reference.ts`. */
export function finishReferences(drafted: readonly DraftReference[], notation: Notation, warn: Warn): ReferenceRecord[] {
  if (drafted.length > referencesMax) warn('field_too_long', 'references', drafted.length);
  return drafted.slice(0, referencesMax).flatMap((reference) => {
    const clean = finishReference(reference, notation);
    return Object.keys(clean).length > 0 ? [clean] : [];
  });
}

function finishReference({ doi: written, arxiv, bibcode, pmid, openalex, text }: DraftReference, notation: Notation): ReferenceRecord {
  const doi = cleanDoi(written);
  return withoutUndefined({
    doi,
    arxiv: cleanArxiv(arxiv) ?? (doi?.startsWith('10.48550/arxiv.') ? cleanArxiv(doi) : undefined),
    bibcode: cleanBibcode(bibcode),
    pmid: cleanPmid(pmid),
    openalex: cleanOpenalex(openalex),
    text: text === undefined ? undefined : referenceText(cleanRich(text, notation).plain),
  });
}

/** The text of a reference without contacts of people, cut to its bound at the end of a word; undefined where nothing is left. */
export function referenceText(plain: string): string | undefined {
  const bare = withoutContacts(plain);
  return (bare.length > referenceTextMax ? `${bare.slice(0, referenceTextMax - 1).replace(/\s\S*$/, '')}…` : bare) || undefined;
}
