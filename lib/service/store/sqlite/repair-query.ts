import type { DatabaseSync } from 'node:sqlite';
import { words } from '#lib/text/fold.ts';
import { keyboardSlips } from '#lib/text/keyboard.ts';
import { SpellIndex } from '#lib/text/spell.ts';
import { stem } from '#lib/text/stem.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { vocabularyWords } from '#lib/text/vocabulary.ts';
import { spellingShower } from './show-spelling.ts';

export interface RepairedQuery {
  readonly keyword: string;
  readonly kind: 'repaired' | 'keyboard';
}

/** Where a word may be from: the texts of publications, or the names of people. */
export type RepairSource = 'texts' | 'people';

/** More words than this are rare ones, which are rarely meant; it bounds the time of building the index to a third of a second. */
const wordsMax = 150_000;

/** Mends a query of which nothing was found: the other keyboard layout, then the spelling of each word that occurs nowhere. Undefined when there is nothing to mend. */
export function queryRepairer(database: DatabaseSync, source: RepairSource = 'texts'): (keyword: string) => RepairedQuery | undefined {
  const readVersion = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`);
  const columns = source === 'texts' ? `('title', 'body', 'people')` : `('people')`;
  const readWords = database.prepare(
    `SELECT term, SUM(doc) AS n FROM research_words WHERE col IN ${columns} AND term NOT LIKE 'k\\_%' ESCAPE '\\' GROUP BY term ORDER BY n DESC LIMIT ${wordsMax}`,
  );
  const has = database.prepare(
    `SELECT 1 FROM research_words WHERE term = ? AND col IN ('title', 'body', 'people', 'title_stem', 'body_stem') LIMIT 1`,
  );
  const isName = database.prepare(`SELECT 1 FROM research_words WHERE term = ? AND col = 'people' LIMIT 1`);
  const show = spellingShower(database);
  let known: { readonly version: unknown; readonly index: SpellIndex } | undefined;
  const spelling = (): SpellIndex => {
    const version = (readVersion.get() as { value: unknown }).value;
    if (known === undefined || known.version !== version) {
      const counts = source === 'texts' ? vocabularyWords() : new Map<string, number>();
      for (const { term, n } of readWords.iterate() as Iterable<{ term: string; n: number }>) counts.set(term, n + (counts.get(term) ?? 0));
      // A stop word is never what somebody meant to type.
      known = { version, index: new SpellIndex([...counts].filter(([word]) => !isStopWord(word))) };
    }
    return known.index;
  };
  const isKnown = (word: string) =>
    source === 'people'
      ? isName.get(word) !== undefined
      : isStopWord(word) || has.get(word) !== undefined || has.get(stem(word)) !== undefined;

  /** The text with every unknown word mended; `left` says how many could not be. Names of fields are left alone. */
  const mend = (text: string): { readonly text: string; readonly changed: number; readonly left: number } => {
    let changed = 0;
    let left = 0;
    const mended = text.replace(/[\p{L}\p{M}\p{N}\u0640'’]+/gu, (word, place: number) => {
      const folded = words(word);
      if (text[place + word.length] === ':' || folded.length === 0 || folded.every(isKnown)) return word;
      const better = folded.length === 1 ? spelling().nearest(folded[0] as string) : null;
      if (better === null) left += 1;
      else changed += 1;
      return better === null ? word : show(better);
    });
    return { text: mended, changed, left };
  };

  return (keyword) => {
    const typed = mend(keyword);
    if (typed.changed + typed.left === 0) return undefined;
    const slips = keyboardSlips(keyword).map(mend);
    // A text of the other layout is none in its own: taken as it is, or mended where none of the typed words could be.
    const slip =
      slips.find((one) => one.left === 0 && one.changed === 0) ?? (typed.changed === 0 ? slips.find((one) => one.left === 0) : undefined);
    if (slip) return { keyword: slip.text, kind: 'keyboard' };
    return typed.changed > 0 ? { keyword: typed.text, kind: 'repaired' } : undefined;
  };
}
