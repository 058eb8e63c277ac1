import { listIn } from '#lib/text/data/read-data.ts';
import { type EntityType, missionTypes } from '#lib/text/vocabulary/concept.ts';
import { wordGroups, wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Arabic kinds of spacecraft. Any kind may replace the one in a name; before a name without a kind, only kinds of two words are added. */
const [kinds = [], twoWords = []] = wordGroups('craft-before-name');
const wholeKinds = twoWords.map((words) => words.replace('-', ' '));

const kind = new RegExp(`^(?:ال)?(?:${wordsOfClass('craft').join('|')})\\s+(?=\\S{3})`);
/** Names to which no kind is added: they do not mean a spacecraft, or have several words. */
const isOther = new RegExp(`^(?:ال)?(?:${wordsOfClass('no-craft').join('|')})(?:\\s|$)|\\s`);

/** Generated Arabic names of a spacecraft: «تلسكوب غايا» is also called «القمر الصناعي غايا». */
export function otherMissionNames(names: readonly string[]): readonly string[] {
  const generated = names.flatMap((name) => {
    const withoutKind = name.replace(kind, '');
    if (withoutKind !== name) return [...kinds, ...wholeKinds].map((kindName) => `${kindName} ${withoutKind}`);
    return isOther.test(name) || name.startsWith('ال') ? [] : wholeKinds.map((kindName) => `${kindName} ${name}`);
  });
  return [...new Set(generated)].filter((name) => !names.includes(name));
}

/** The content of `mission-names.tsv` from the rows of `concepts.tsv`: generated names that are unique to a mission, by its id. */
export function writeMissionNames(rows: readonly (readonly string[])[]): string {
  const missions = rows.flatMap(([id = '', type, , , ar, , variants]) =>
    missionTypes.has(type as EntityType) ? [{ id, ar: [...listIn(ar), ...listIn(variants)] }] : [],
  );
  const generatedNames = missions.map(({ ar }) => otherMissionNames(ar));
  const counts = new Map<string, number>();
  for (const name of [...missions.map(({ ar }) => ar), ...generatedNames].flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const lines = missions.map(
    ({ id }, index) => `${id}\t${(generatedNames[index] ?? []).filter((name) => counts.get(name) === 1).join('; ')}\n`,
  );
  return `id\tnames\n${lines.join('')}`;
}
