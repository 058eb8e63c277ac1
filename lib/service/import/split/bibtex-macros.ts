/** A `@string` definition with those of the ones that it uses. */
interface Macro {
  readonly place: number;
  readonly text: string;
  readonly uses: readonly Macro[];
  /** Length of what it stands for, all that it uses written out. */
  readonly length: number;
}

/** Definitions that a file may have, in letters; what one of them and what those in one entry may stand for, written out. */
const definedMax = 1 << 20;
const macroMax = 2000;
const entryMax = 100_000;

/** The definitions of a BibTeX file so far. An entry is given those that it uses and no others, because they are parsed again with each entry. */
export function bibtexMacros() {
  const macros = new Map<string, Macro>();
  let defined = 0;
  let place = 0;
  const usedIn = (text: string): Macro[] => {
    const used: Macro[] = [];
    if (macros.size > 0)
      for (const [word] of text.matchAll(/[^\s"#%'(),={}]+/g)) {
        const macro = macros.get(word.toLowerCase());
        if (macro) used.push(macro);
      }
    return used;
  };
  const lengthOf = (used: readonly Macro[]) => used.reduce((sum, { length }) => sum + length, 0);
  return {
    define(text: string): void {
      const found = /^\s*@\s*string\s*[{(]\s*([^\s"#%'(),={}]+)\s*=/i.exec(text);
      if (!found || defined > definedMax) return;
      const name = (found[1] as string).toLowerCase();
      const uses = usedIn(text.slice(found[0].length));
      const length = text.length + lengthOf(uses);
      defined += text.length;
      place += 1;
      // What doubles itself from one to the next would fill the memory.
      if (length > macroMax) macros.delete(name);
      else macros.set(name, { place, text, uses: [...new Set(uses)], length });
    },
    /** The definitions that an entry needs, in the order of the file; none where they would make it longer than an entry that is parsed. */
    for(entry: string): string {
      const used = usedIn(entry);
      if (lengthOf(used) > entryMax) return '';
      const needed = new Set(used);
      // What is added meanwhile is gone through too.
      for (const macro of needed) for (const inner of macro.uses) needed.add(inner);
      return [...needed]
        .sort((one, two) => one.place - two.place)
        .map(({ text }) => `${text}\n`)
        .join('');
    },
  };
}
