import { wordGroups, wordsOfClass } from './word-classes.ts';

/** What writers of Arabic call a spacecraft beside its name, any for any other; in two words it stands before a bare name too. */
const [kinds = [], twoWords = []] = wordGroups('craft-before-name');
const wholeKinds = twoWords.map((words) => words.replace('-', ' '));

const kind = new RegExp(`^(?:ال)?(?:${wordsOfClass('craft').join('|')})\\s+(?=\\S{3})`);
/** Names of what is no spacecraft, or that say what the thing is by themselves. */
const isOther = new RegExp(`^(?:ال)?(?:${wordsOfClass('no-craft').join('|')})(?:\\s|$)|\\s`);

/** Other names that a spacecraft goes by in Arabic, from those that the table has: «تلسكوب غايا» is also «القمر الصناعي غايا». */
export function otherMissionNames(names: readonly string[]): readonly string[] {
  const other = names.flatMap((name) => {
    const bare = name.replace(kind, '');
    if (bare !== name) return [...kinds, ...wholeKinds].map((one) => `${one} ${bare}`);
    return isOther.test(name) || name.startsWith('ال') ? [] : wholeKinds.map((one) => `${one} ${name}`);
  });
  return [...new Set(other)].filter((name) => !names.includes(name));
}
