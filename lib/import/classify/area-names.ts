import { researchAreaTerms } from '#lib/contract/lookups.ts';
import { fold } from '#lib/text/words/fold.ts';

const areasByName = new Map(
  researchAreaTerms.flatMap((term) =>
    [term.id, term.en, term.ar, ...(term.synEn ?? []), ...(term.synAr ?? [])].map((name) => [fold(name), term.id] as const),
  ),
);

/** The code of the research area with this code, name or synonym, in either language; undefined for any other text. */
export function areaOfName(name: string): string | undefined {
  return areasByName.get(fold(name));
}

/** Whether a text is exactly the code of a research area, including case. */
export function isAreaCode(code: string): boolean {
  return areasByName.get(fold(code)) === code;
}
