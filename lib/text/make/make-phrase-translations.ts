import { analyse } from '#lib/text/analyse/analyse.ts';
import { listIn } from '#lib/text/data/read-data.ts';
import { listedTerms } from '#lib/text/dictionary/listed-terms.ts';
import { thesaurus } from '#lib/text/dictionary/thesaurus.ts';
import { stemsOfPhrase } from '#lib/text/vocabulary/phrase-translations.ts';
import { translationsOf } from '#lib/text/vocabulary/translations.ts';
import { words } from '#lib/text/words/fold.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';

/**
 * The content of `phrase-translations.tsv`, from rows of `phrases.tsv`: the stems of an Arabic term, and its English terms; first
 * those for which it is the usual Arabic term. A name of a concept is left out, since the concept has its names in both languages.
 */
export function writePhraseTranslations(rows: readonly (readonly string[])[]): string {
  const terms = rows.flatMap(([english = '', list]) => listIn(list).map((arabic, rank) => ({ english, arabic, rank })));
  const englishByStems = new Map<string, Set<string>>();
  for (const { english, arabic } of terms.sort((a, b) => a.rank - b.rank)) {
    if (isConcept(arabic)) continue;
    const stems = stemsOfPhrase(arabic).join(' ');
    englishByStems.set(stems, (englishByStems.get(stems) ?? new Set()).add(english));
  }
  return `stems\tEnglish terms, from phrases.tsv and words.tsv\n${[...englishByStems]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stems, english]) => `${stems}\t${[...english].join('; ')}\n`)
    .join('')}`;
}

/**
 * Rows of `words.tsv` as rows of `phrases.tsv`: common Arabic terms of several words. Those with particles, such as «حول المجرة», have other
 * meanings too.
 */
export function termsOfWords(rows: readonly (readonly string[])[]): string[][] {
  return rows.map(([english = '', senses]) => {
    const terms = listIn(senses).flatMap((sense) => /^(\S+ .+) (?:[3-9]|10)$/.exec(sense)?.[1] ?? []);
    return [english, terms.filter((term) => !words(term).some(isParticle)).join('; ')];
  });
}

/**
 * Names of the dictionary's thesaurus and closed lists as rows of `phrases.tsv`, so that what it displays is found. A word of `words.tsv` is left
 * to its translations.
 */
export const termsOfDictionary = (): string[][] =>
  [...thesaurus().concepts.values(), ...listedTerms()].flatMap(({ names }) => {
    const arabic = names.ar.filter((name) => stemsOfPhrase(name).length > 1 || translationsOf(stemsOfPhrase(name)[0] ?? '').length === 0);
    return names.en.map((english) => [english, arabic.join('; ')]);
  });

const isParticle = (word: string): boolean => isStopWord(word) && word !== 'غير';

function isConcept(text: string): boolean {
  const { spans, units } = analyse(text);
  return spans.some(({ from, to }) => from === 0 && to === units.length);
}
