import { researchAreaTerms } from '#lib/contract/lookups.ts';
import { fold } from '#lib/text/words/fold.ts';

const areasByName = new Map(
  researchAreaTerms.flatMap((term) =>
    [term.id, term.en, term.ar, ...(term.synEn ?? []), ...(term.synAr ?? [])].map((name) => [fold(name), term.id] as const),
  ),
);

export function areaOfName(name: string): string | undefined {
  return areasByName.get(fold(name));
}

export function isAreaCode(code: string): boolean {
  return areasByName.get(fold(code)) === code;
}
