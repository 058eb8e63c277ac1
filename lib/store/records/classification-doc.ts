import type { Classification } from './prepare-record.ts';

/** Serialises how the areas of a record were classified, without the confidence, which is stored in a separate column. */
export function writeClassification({ areas, chosen, subjects }: Classification): string {
  return JSON.stringify({ areas, chosen, subjects });
}

/** Parses every stored form. The first form was only the list of areas. */
export function readClassification(doc: string): Required<Omit<Classification, 'confidence'>> {
  const payload = JSON.parse(doc) as Classification['areas'] | Partial<Classification>;
  if (isList(payload)) return { areas: payload, chosen: chosenBefore(payload), subjects: [] };
  const { areas = [], chosen = [], subjects = [] } = payload;
  return { areas, chosen, subjects };
}

const isList = (stored: Classification['areas'] | Partial<Classification>): stored is Classification['areas'] => Array.isArray(stored);

/** Codes of the areas that a record had, derived from the first stored form by the rule of that time. */
function chosenBefore(areas: Classification['areas']): string[] {
  const best = areas[0]?.confidence ?? 0;
  const selected = areas.filter(({ confidence }) => confidence >= 0.45 && confidence >= best * 0.6).slice(0, 3);
  return selected.some(({ code }) => !['space-ai', 'climate', 'materials'].includes(code)) ? selected.map(({ code }) => code) : [];
}
