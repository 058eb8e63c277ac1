import type { DraftInstitution } from '#lib/service/import/draft/draft.ts';
import { institutionParts, namesInstitute } from '#lib/text/names/institution.ts';

/** The institution of a ROR id. Of "Department of Physics, University of Sheffield" the last part that is named as an institution is its name. */
export function rorInstitution(affiliation: string | undefined, ror: string): DraftInstitution {
  const parts = institutionParts(affiliation ?? '');
  return { ror, name: parts.length > 1 ? (parts.filter(namesInstitute).at(-1) ?? affiliation) : affiliation };
}
