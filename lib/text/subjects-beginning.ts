import { words } from './fold.ts';
import { houseVocabulary } from './vocabulary.ts';

/** A beginning of more subjects than this says nothing of any. */
const subjectsMax = 40;

let known: ReadonlyArray<readonly [word: string, token: string]> | undefined;

/** Tokens of the subjects one of whose names has a word that begins so, as folded; none where there are too many. */
export function subjectsBeginning(prefix: string): readonly string[] {
  known ??= [...houseVocabulary().concepts.values()].flatMap(({ token, en, ar }) =>
    [...new Set([...en, ...ar].flatMap(words))].map((word) => [word, token] as const),
  );
  const tokens = [...new Set(known.filter(([word]) => word.startsWith(prefix)).map(([, token]) => token))];
  return tokens.length <= subjectsMax ? tokens : [];
}
