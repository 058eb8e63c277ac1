/** A `@string` definition and the definitions that it uses. */
interface Macro {
  readonly index: number;
  readonly text: string;
  readonly uses: readonly Macro[];
  /** Length when fully expanded. */
  readonly length: number;
}

/** Bounds in characters: of all definitions in a file, of one expanded definition, and of the expanded definitions of an entry. */
const definitionsMax = 1 << 20;
const macroMax = 2000;
const entryMax = 100_000;

/** The definitions read so far. An entry gets only those that it uses, because they are parsed again together with each entry. */
export function bibtexMacros() {
  const macros = new Map<string, Macro>();
  let definitionsLength = 0;
  let count = 0;
  const macrosIn = (text: string): Macro[] => {
    const matches: Macro[] = [];
    if (macros.size > 0)
      for (const [word] of text.matchAll(/[^\s"#%'(),={}]+/g)) {
        const macro = macros.get(word.toLowerCase());
        if (macro) matches.push(macro);
      }
    return matches;
  };
  const lengthOf = (list: readonly Macro[]) => list.reduce((sum, { length }) => sum + length, 0);
  return {
    define(text: string): void {
      const match = /^\s*@\s*string\s*[{(]\s*([^\s"#%'(),={}]+)\s*=/i.exec(text);
      if (!match || definitionsLength > definitionsMax) return;
      const name = (match[1] as string).toLowerCase();
      const uses = macrosIn(text.slice(match[0].length));
      const length = text.length + lengthOf(uses);
      definitionsLength += text.length;
      count += 1;
      // Definitions that each use the previous one twice would expand exponentially.
      if (length > macroMax) macros.delete(name);
      else macros.set(name, { index: count, text, uses: [...new Set(uses)], length });
    },
    /** The definitions that an entry needs, in file order; empty when expansion would exceed the bound. */
    for(entry: string): string {
      const direct = macrosIn(entry);
      if (lengthOf(direct) > entryMax) return '';
      const required = new Set(direct);
      // The loop also visits definitions added during it.
      for (const macro of required) for (const inner of macro.uses) required.add(inner);
      return [...required]
        .sort((a, b) => a.index - b.index)
        .map(({ text }) => `${text}\n`)
        .join('');
    },
  };
}
