import type { DraftInstitution } from '#lib/import/draft/draft.ts';
import { institutionParts, namesInstitute } from '#lib/text/names/institution.ts';

/** The institution of a ROR id, named by the last institution in the affiliation ("Physics Dept, University of Sheffield"). */
export function rorInstitution(affiliation: string | undefined, ror: string): DraftInstitution {
  const parts = institutionParts(affiliation ?? '');
  return { ror, name: parts.length > 1 ? (parts.filter(namesInstitute).at(-1) ?? affiliation) : affiliation };
}
