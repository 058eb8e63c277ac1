import type { BibtexEntry } from './entry.ts';

/** Kinds of entries that others refer to; only these are kept when no entry has asked for them yet. */
const parentKinds = /^(?:mv)?(?:proceedings|book|collection|reference|periodical|journal|conference)$/;
/** Letters that entries to be referred to, and entries that wait for one, may fill in memory. */
const heldMax = 1 << 23;
/** A chapter of a volume of a work: no entry inherits from further away. */
const levelsMax = 3;

/**
 * Brings each entry together with the entries that its `crossref` names. BibTeX has those after the entries that refer to them, so an entry may wait for
 * the end of the file; what does not fit into memory goes without.
 */
export function bibtexParents() {
  const parentTexts = new Map<string, string>();
  const waiting: BibtexEntry[] = [];
  const awaited = new Set<string>();
  let held = 0;
  const withParents = (entry: BibtexEntry): BibtexEntry => {
    const parents: string[] = [];
    let key = crossrefOf(entry.text);
    for (let level = 0; key && level < levelsMax; level += 1) {
      const parent = parentTexts.get(key);
      if (!parent || parents.includes(parent)) break;
      parents.push(parent);
      key = crossrefOf(parent);
    }
    return parents.length > 0 ? { ...entry, parents: parents.join('\n') } : entry;
  };
  return {
    /** The entries that are complete now: this one, or those that waited for it. */
    take(entry: BibtexEntry, kind: string): BibtexEntry[] {
      const key = /^\s*@\s*\w+\s*[{(]\s*([^\s,]+)/.exec(entry.text)?.[1]?.toLowerCase();
      if (key && (parentKinds.test(kind) || awaited.has(key)) && held + entry.text.length <= heldMax && !parentTexts.has(key)) {
        parentTexts.set(key, entry.macros + entry.text);
        held += entry.macros.length + entry.text.length;
      }
      const parent = crossrefOf(entry.text);
      if (!parent || parentTexts.has(parent)) return [withParents(entry)];
      if (held + entry.text.length > heldMax) return [entry];
      held += entry.text.length;
      waiting.push(entry);
      awaited.add(parent);
      return [];
    },
    /** What has waited for the end of the file, in its order. */
    rest: (): BibtexEntry[] => waiting.splice(0).map(withParents),
  };
}

function crossrefOf(text: string): string | undefined {
  return /[,\s]crossref\s*=\s*[{"]?\s*([^\s,{}"]+)/i.exec(text)?.[1]?.toLowerCase();
}
