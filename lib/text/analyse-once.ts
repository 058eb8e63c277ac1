import { type Analysis, analyse } from './analyse.ts';

/** More than the texts of one record; nothing is kept of the records before. */
const rememberedMax = 8;
const remembered = new Map<string, Analysis>();

/** `analyse` for the texts of a record that is being taken in: its areas are looked for in the same texts that are indexed a moment later. */
export function analyseOnce(text: string): Analysis {
  const known = remembered.get(text);
  if (known) return known;
  const analysis = analyse(text);
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(text, analysis);
  return analysis;
}
