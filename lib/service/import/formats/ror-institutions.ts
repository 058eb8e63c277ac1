import type { DraftInstitution } from '#lib/service/import/draft/draft.ts';
import { institutionParts, namesInstitute } from '#lib/text/names/institution.ts';

/**
 * The institution that a source gives the ROR id of, beside an affiliation as it was written. Of "Department of Physics, University of Sheffield" the id is the university's,
 * so its name is the last part that calls itself an institution; a text without commas is the name.
 */
export function rorInstitution(affiliation: string | undefined, ror: string): DraftInstitution {
  const parts = institutionParts(affiliation ?? '');
  return { ror, name: parts.length > 1 ? (parts.filter(namesInstitute).at(-1) ?? affiliation) : affiliation };
}
