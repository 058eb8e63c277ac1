import { type Dictionary, type DictionaryTerm, termKeyword } from '#lib/domain/dictionary.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { analyse, wordRanges } from '#lib/text/analyse/analyse.ts';
import { words } from '#lib/text/words/fold.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';

/**
 * Whether a query for a name selects another subject, because a stop word of the name matters: "A stars" is read as "stars". A designation
 * such as "BY" or the "I" of "H I" also matters where the rest names nothing.
 */
function isMisread(name: string, id: string, named: Dictionary['named']): boolean {
  if (!words(name).some(isStopWord)) return false;
  const { units, spans } = analyse(name);
  if (spans.some(({ from, to }) => from === 0 && to === units.length)) return false;
  const ranges = wordRanges(name);
  const typed = units.map((_, index) => name.slice(...(ranges[index] ?? [0, 0])));
  if (units.some(({ stop }, index) => stop && /^[A-Z][A-Za-z]?$/.test(typed[index] ?? ''))) return true;
  const meant = named(typed.filter((_, index) => !units[index]?.stop).join(' '));
  return meant !== undefined && meant.id !== id;
}

/** The text to search for a term whose preferred name is misread: another of its names, else the preferred one as a phrase. */
export function clearKeyword(term: DictionaryTerm, language: Language, named: Dictionary['named']): string | undefined {
  const preferred = termKeyword(term, language);
  if (!isMisread(preferred, term.id, named)) return undefined;
  const names = [language, ...otherLanguages(language)].flatMap((each) => term.names[each]);
  // A name with a hyphen is searched as a phrase, since "A-type stars" would also match "type Ia" and "stars" apart.
  const clear = names.find((name) => !isMisread(name, term.id, named));
  return clear === undefined || /\b[A-Z][a-z]?-/.test(clear) ? `"${clear ?? preferred}"` : clear;
}
