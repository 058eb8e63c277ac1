import { type EntityType, missionTypes } from '#lib/text/vocabulary/concept.ts';
import { wordGroups, wordsOfClass } from '#lib/text/words/word-classes.ts';
import { listIn } from './read-data.ts';

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

/** By the id of each mission the names that only it may go by, from the rows of `concepts.tsv`: as `mission-names.tsv` keeps them. */
export function writeMissionNames(rows: readonly (readonly string[])[]): string {
  const missions = rows.flatMap(([id = '', type, , , ar, , variants]) =>
    missionTypes.has(type as EntityType) ? [{ id, ar: [...listIn(ar), ...listIn(variants)] }] : [],
  );
  const others = missions.map(({ ar }) => otherMissionNames(ar));
  const counts = new Map<string, number>();
  for (const name of [...missions.map(({ ar }) => ar), ...others].flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const lines = missions.map(({ id }, at) => `${id}\t${(others[at] ?? []).filter((name) => counts.get(name) === 1).join('; ')}\n`);
  return `id\tnames\n${lines.join('')}`;
}
