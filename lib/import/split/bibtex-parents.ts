import type { BibtexInput } from '#lib/import/draft/entry.ts';

/** Kinds of entries that often are parents, so their text is always stored. Other entries are stored only if a child has named them. */
const parentKinds = /^(?:mv)?(?:proceedings|book|collection|reference|periodical|journal|conference)$/;
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
      const parent = crossrefOf(entry.text);
      if (!parent || parentTexts.has(parent)) return [withParents(entry)];
      if (characters + entry.text.length > charactersMax) return [entry];
      characters += entry.text.length;
      waiting.push(entry);
      pendingKeys.add(parent);
      return [];
    },
    /** At the end of the file, the waiting entries in order, joined with parents that followed them. */
    rest: (): BibtexInput[] => waiting.splice(0).map(withParents),
  };
}

function crossrefOf(text: string): string | undefined {
  return /[,\s]crossref\s*=\s*[{"]?\s*([^\s,{}"]+)/i.exec(text)?.[1]?.toLowerCase();
}
