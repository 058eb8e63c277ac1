import { analyse } from '#lib/text/analyse/analyse.ts';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import type { OperatorVocabulary, TermNames } from '#lib/text/vocabulary/parse-operator-terms.ts';
import { phraseTranslations, stemsOfPhrase } from '#lib/text/vocabulary/phrase-translations.ts';
import { translationsOf } from '#lib/text/vocabulary/translations.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Maximum number of examples in a remark. */
const examplesMost = 8;

/**
 * What an operator should know of names before they are added: a name that is known already, that others share, or that is an ordinary word,
 * with the words whose meaning in search would change. One sentence each, in the order of the file; empty if there is nothing to say.
 * Compares with our own vocabulary, so it must run before the file is read into it.
 */
export function checkOperatorTerms({ terms, variants, translations }: OperatorVocabulary): readonly string[] {
  const termsWithNames = [...terms.map((term) => [term.id, term] as const), ...variants];
  const owners = new Map<string, string>();
  const ofNames = termsWithNames.flatMap(([id, names]) =>
    allNames(names).flatMap((name) => {
      const key = stemsOfPhrase(name).join(' ');
      const earlier = owners.get(key);
      owners.set(key, id);
      const clash = earlier !== undefined && earlier !== id ? [`${id}, “${name}”: also a name of ${earlier} in this file.`] : [];
      return [...clash, ...remarksOfName(id, name)];
    }),
  );
  return [...ofNames, ...translations.flatMap(remarksOfTranslation)];
}

const allNames = ({ en, ar }: TermNames): readonly string[] => [...en, ...ar];

function remarksOfName(id: string, name: string): string[] {
  const owners = conceptsNamed(name);
  const remarks: string[] = [];
  if (owners.includes(id)) remarks.push(`${id}, “${name}”: known already.`);
  const others = owners.filter((owner) => owner !== id);
  if (others.length > 0)
    remarks.push(`${id}, “${name}”: ambiguous, since it is a name of ${others.join(', ')} too; a search for it finds both.`);
  const [stemmed = '', ...rest] = stemsOfPhrase(name);
  if (owners.length > 0 || rest.length > 0) return remarks;
  const ordinary = ordinaryWords().get(stemmed);
  if (ordinary || isStopWord(stemmed) || generality(stemmed))
    remarks.push(
      `${id}, “${name}”: harmful, since it is an ordinary word; every text and search with ${examples(ordinary ?? [name])} would be about ${id}.`,
    );
  return remarks;
}

function remarksOfTranslation({ en, ar }: TermNames): string[] {
  const concepts = allNames({ en, ar }).filter((name) => conceptsNamed(name).length > 0);
  if (concepts.length > 0)
    return [
      `translation, “${concepts[0]}”: known already as a name of ${conceptsNamed(concepts[0] as string).join(', ')}; add a variant to it instead.`,
    ];
  return ar.flatMap((arabic) => {
    const stems = stemsOfPhrase(arabic);
    const isWord = stems.length === 1;
    const present = isWord ? translationsOf(stems[0] as string).map((translation) => translation.stem) : phraseTranslations(stems);
    const added = en.filter((english) => !present.includes(isWord ? stem(words(english)[0] ?? '') : english));
    if (added.length === 0) return [`translation, “${arabic}”: known already.`];
    return present.length === 0 ? [] : [`translation, “${arabic}”: ambiguous, since it also stands for ${examples(present)}.`];
  });
}

/** Ids of our concepts of which the whole text is a name. */
function conceptsNamed(name: string): string[] {
  const vocabulary = defaultVocabulary();
  const { spans, units } = analyse(name, vocabulary);
  const tokens = spans.filter(({ from, to }) => from === 0 && to === units.length).flatMap(({ concepts }) => concepts);
  return [...new Set(tokens.flatMap((token) => vocabulary.concepts.get(token)?.id ?? []))];
}

let ordinary: ReadonlyMap<string, readonly string[]> | undefined;

/** Words of scientific prose in both languages by their stem. */
function ordinaryWords(): ReadonlyMap<string, readonly string[]> {
  if (ordinary) return ordinary;
  const all = readData('words.tsv').flatMap(([english = '', senses]) => [
    english,
    ...listIn(senses).map((sense) => sense.replace(/ \d+$/, '')),
  ]);
  const single = [...new Set([...all, ...wordsOfClass('english-prose'), ...wordsOfClass('arabic-prose')])].filter(
    (word) => !word.includes(' '),
  );
  ordinary = Map.groupBy(single, (word) => stem(words(word)[0] ?? ''));
  return ordinary;
}

const examples = (list: readonly string[]): string =>
  `${list
    .slice(0, examplesMost)
    .map((word) => `“${word}”`)
    .join(', ')}${list.length > examplesMost ? ` and ${list.length - examplesMost} more` : ''}`;
