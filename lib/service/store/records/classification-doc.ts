import type { Classification } from './prepare-record.ts';

/** What a store keeps of how areas were found, as one text; the confidence has a column of its own. */
export function writeClassification({ areas, chosen, subjects }: Classification): string {
  return JSON.stringify({ areas, chosen, subjects });
}

/** Reads what any version has written: before the evidence was weighed, it was the list of areas alone. */
export function readClassification(doc: string): Required<Omit<Classification, 'confidence'>> {
  const stored = JSON.parse(doc) as Classification['areas'] | Partial<Classification>;
  if (isList(stored)) return { areas: stored, chosen: chosenBefore(stored), subjects: [] };
  const { areas = [], chosen = [], subjects = [] } = stored;
  return { areas, chosen, subjects };
}

const isList = (stored: Classification['areas'] | Partial<Classification>): stored is Classification['areas'] => Array.isArray(stored);

/** By the rule of that time: which areas of a list a record was given. */
function chosenBefore(areas: Classification['areas']): string[] {
  const best = areas[0]?.confidence ?? 0;
  const chosen = areas.filter(({ confidence }) => confidence >= 0.45 && confidence >= best * 0.6).slice(0, 3);
  return chosen.some(({ code }) => !['space-ai', 'climate', 'materials'].includes(code)) ? chosen.map(({ code }) => code) : [];
}
