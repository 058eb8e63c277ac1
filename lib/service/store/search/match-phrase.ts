import type { AnalysedWord } from '#lib/text/analyse.ts';

/** Longer phrases are looked for as they are typed; each joint tried costs a phrase of the expression. */
const jointsMax = 5;

/**
 * Words side by side in a column. The index holds the joined form of a hyphenated word behind its parts (gamma ray gammaray burst), so a
 * phrase typed without hyphens is also tried with each pair of neighbours joined, and one typed with them without.
 */
export function phraseExpression(columns: string, units: readonly AnalysedWord[]): string {
  return `${columns} : (${phraseRuns(units).map(quoted).join(' OR ')})`;
}

/** The runs of tokens that are the phrase. */
export function phraseRuns(units: readonly AnalysedWord[]): string[] {
  const asTyped = units.flatMap((unit) => (unit.whole === undefined ? unit.words : [...unit.words, unit.whole]));
  const apart = units.flatMap((unit) => unit.words);
  const variants = new Set([asTyped.join(' '), apart.join(' ')]);
  if (apart.length <= jointsMax)
    for (let place = 0; place + 1 < apart.length; place += 1) {
      const whole = `${apart[place]}${apart[place + 1]}`;
      variants.add([...apart.slice(0, place + 2), whole, ...apart.slice(place + 2)].join(' '));
    }
  return [...variants];
}

/** A token, or several in a row, as FTS5 reads them. Tokens hold letters and digits only, so nothing needs more than quotes. */
export const quoted = (tokens: string) => `"${tokens.replaceAll('"', '')}"`;

/** Words of one name stand in a title with so few others between the first and the last of them; further apart they are of several. */
const nearMax = 2;

/** Titles with these words near each other, in any order and form: the evolution of the first stars. More words than can be near are looked for in a row. */
export function nearInTitle(units: readonly AnalysedWord[]): string {
  const phrases = [...new Set(units.map(({ stems }) => stems.join(' ')))];
  if (phrases.length > nearMax + 2) return `title_stem : ${quoted(phrases.join(' '))}`;
  return `title_stem : NEAR(${phrases.map(quoted).join(' ')}, ${nearMax})`;
}

/** Who bears one of these subjects. */
export const bearing = (concepts: readonly string[]) => `concept : (${concepts.map(quoted).join(' OR ')})`;
