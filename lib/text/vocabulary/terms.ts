import { listIn, readData } from '#lib/text/data/read-data.ts';
import type { AreaTerms, Term } from './concept.ts';
import { parseTerm } from './parse-term.ts';

/** Everyday phrases in English and Arabic, by the id of the term they describe. */
const paraphrases = new Map(
  readData('paraphrases.tsv').map(([id = '', english, arabic]) => [id, [listIn(english), listIn(arabic)]] as const),
);

/** The terms of the bilingual vocabulary, with their paraphrases. */
export const terms: readonly Term[] = readData('concepts.tsv').map(termOf);

/** The research areas of the glossary with their synonyms. */
export const areaTerms: readonly AreaTerms[] = readData('areas.tsv').map(([id = '', english, arabic]) => {
  const [[en = '', ...synEn], [ar = '', ...synAr]] = [listIn(english), listIn(arabic)];
  return { id, en, ar, synEn, synAr };
});

/** The term that is the same subject as an area, by the area's id: the area `debris` is the term `space-debris`. */
export const termOfArea: ReadonlyMap<string, string> = new Map(
  readData('areas.tsv').flatMap(([id = '', , , term]) => (term ? [[id, term]] : [])),
);

function termOf(cells: readonly string[]): Term {
  const term = parseTerm(cells);
  const [english = [], arabic = []] = paraphrases.get(term.id) ?? [];
  return {
    ...term,
    en: [...term.en, ...english],
    ar: [...term.ar, ...arabic],
    variants: [...term.variants, ...english, ...arabic],
    ...((english.length > 0 || arabic.length > 0) && { paraphrases: [...english, ...arabic] }),
  };
}
