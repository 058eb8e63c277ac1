import { words } from '#lib/text/fold.ts';
import { stem } from '#lib/text/stem.ts';
import { quoted } from './match-phrase.ts';
import type { SearchIndex } from './search-index.ts';

/** Bearers of a word looked at to see whether it is a family name. */
const bearersMax = 50;

/** Words that no text has, or that are written with a capital beside one without, and that somebody is called, as the last part of a name: "golden" is not of Adler-Golden. With each, whether no text has it. */
export function surnameFinder(index: SearchIndex): (text: string) => Promise<ReadonlyMap<string, boolean>> {
  return async (text) => {
    const found = new Map<string, boolean>();
    const capitals = capitalsIn(text);
    const all = [...new Set(words(text))];
    for (const word of all) {
      const isOnlyName = (await index.find(`{title body} : ${quoted(word)}`)).length === 0;
      if (!capitals.has(word) && !isOnlyName) continue;
      const bearers = await index.people(`name : ${quoted(word)}`, bearersMax);
      const isLast = (name: string | null) => name !== null && words(name.split(/\s+/).at(-1) ?? '').join(' ') === word;
      // "Neil Armstrong" is not Robert Armstrong, "Avi Loeb" may be Abraham.
      const given = all.length === 2 && all[1] === word ? all[0] : undefined;
      const isOther = given !== undefined && (await isGivenName(index, given));
      const mayBe = (name: string | null) =>
        isLast(name) && (!isOther || words(name ?? '').some((part) => part !== word && part[0] === given?.[0]));
      if (bearers.some(({ name_en, name_ar }) => mayBe(name_en) || mayBe(name_ar))) found.set(word, isOnlyName);
    }
    return found;
  };
}

/** A word that people are called, or that no text has. */
async function isGivenName(index: SearchIndex, word: string): Promise<boolean> {
  return (await index.knownWords([word], 'people')).size > 0 || (await index.knownWords([word, stem(word)], 'texts')).size === 0;
}

/** "Hawking" of "Hawking entropy", folded; nothing where all is in capitals or none. */
function capitalsIn(text: string): ReadonlySet<string> {
  const written = text.split(/\s+/).filter(Boolean);
  const some = written.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return new Set(some.length < written.length ? some.flatMap(words) : []);
}
