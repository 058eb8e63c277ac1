import { institutionKinds } from '#lib/domain/institution.ts';
import type { InstitutionRecord } from '#lib/domain/record.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { cleanRor } from '#lib/import/clean/identifiers.ts';
import { cleanPlain } from '#lib/import/clean/plain.ts';
import type { DraftInstitution, Warn } from '#lib/import/draft/draft.ts';

/** The institutions of an author, cleaned; an entry with neither a name nor a ROR id is dropped. */
export function finishInstitutions(drafts: readonly DraftInstitution[], warn: Warn): InstitutionRecord[] {
  return drafts.flatMap((draft) => {
    const name = cleanPlain(draft.name ?? '');
    const acronym = cleanPlain(draft.acronym ?? '');
    const ror = cleanRor(draft.ror);
    if (draft.ror && !ror) warn('wrong_kind', 'authors.institutions.ror', draft.ror);
    if (!name && !ror) return [];
    const country = /^[A-Z]{2}$/.exec(draft.country?.trim().toUpperCase() ?? '')?.[0];
    const city = cleanPlain(draft.city ?? '');
    const kind = institutionKinds.find((candidate) => candidate === draft.kind);
    return [
      {
        ...(name && { name: { [hasArabicLetters(name) ? 'ar' : 'en']: name } }),
        ...(acronym && { acronym }),
        ...(ror && { ror }),
        ...(draft.openalex && { openalex: draft.openalex }),
        ...(country && { country }),
        ...(city && { city }),
        ...(kind && { kind }),
        ...(draft.parent && { parent: draft.parent }),
      },
    ];
  });
}
