import type { BibtexInput } from '#lib/import/draft/entry.ts';
import { xdataOf } from './bibtex-xdata.ts';

/** Kinds of entries that often are parents, so their text is always stored. Other entries are stored only if a child has named them. */
const parentKinds = /^(?:mv)?(?:proceedings|book|collection|reference|periodical|journal|conference|xdata)$/;
/** Maximum characters of parents and waiting entries in memory. */
const charactersMax = 1 << 23;
/** Maximum chain of inheritance, such as chapter, volume and series. */
const levelsMax = 3;

/** Joins entries with their `crossref` parents, which follow them in BibTeX. If memory is full, an entry is returned without parents. */
export function bibtexParents() {
  const parentTexts = new Map<string, string>();
  const waiting: BibtexInput[] = [];
  const pendingKeys = new Set<string>();
  let characters = 0;
  const withParents = (entry: BibtexInput): BibtexInput => {
    const parents: string[] = [];
    let keys = parentKeys(entry.text);
    for (let level = 0; keys.length > 0 && level < levelsMax; level += 1) {
      const texts = keys.flatMap((key) => parentTexts.get(key) ?? []).filter((parent) => !parents.includes(parent));
      parents.push(...texts);
      keys = texts.flatMap(parentKeys);
    }
    return parents.length > 0 ? { ...entry, parents: parents.join('\n') } : entry;
  };
  return {
    /** A list of the entry, joined with its parents; an empty list if the entry has to wait for a parent. */
    take(entry: BibtexInput, kind: string): BibtexInput[] {
      const key = /^\s*@\s*\w+\s*[{(]\s*([^\s,]+)/.exec(entry.text)?.[1]?.toLowerCase();
      if (
        key &&
        (parentKinds.test(kind) || pendingKeys.has(key)) &&
        characters + entry.text.length <= charactersMax &&
        !parentTexts.has(key)
      ) {
        parentTexts.set(key, entry.macros + entry.text);
        characters += entry.macros.length + entry.text.length;
      }
      // An entry of shared data is no record.
      if (kind === 'xdata') return [];
      const missing = parentKeys(entry.text).filter((parent) => !parentTexts.has(parent));
      if (missing.length === 0) return [withParents(entry)];
      if (characters + entry.text.length > charactersMax) return [entry];
      characters += entry.text.length;
      waiting.push(entry);
      for (const parent of missing) pendingKeys.add(parent);
      return [];
    },
    /** At the end of the file, the waiting entries in order, joined with parents that followed them. */
    rest: (): BibtexInput[] => waiting.splice(0).map(withParents),
  };
}

/** The keys of the entries from which an entry inherits, at most 20. */
const parentKeys = (text: string): string[] => [...crossrefOf(text), ...xdataOf(text)].slice(0, 20);

function crossrefOf(text: string): string[] {
  const key = /[,\s]crossref\s*=\s*[{"]?\s*([^\s,{}"]+)/i.exec(text)?.[1]?.toLowerCase();
  return key ? [key] : [];
}
