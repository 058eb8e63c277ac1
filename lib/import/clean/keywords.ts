import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { decodeEntities } from './entities.ts';
import { splitList } from './split-list.ts';

/** The keywords of one field, split at semicolons, bars and line breaks, or at commas if it has none of these. */
export function splitKeywords(text: string | undefined): string[] {
  if (!text) return [];
  const plain = decodeEntities(text);
  return splitList(plain, /[;؛|\n]/.test(plain) ? /[;؛|\n]/ : /[,،]\s/.test(plain) ? /،|,\s/ : /[,،]/);
}

/** Whether a keyword is the kind of an article: "Research Article", "Artigo Original". */
export const isArticleKind = (word: string): boolean =>
  /^(?:(?:original|research|review|short|full(?:[ -]length)?|regular|peer[ -]reviewed|scientific)\s+)+(?:articles?|papers?|communications?)$|^articles?$|^(?:art[ií](?:culo|go)s?|article)\s+(?:originai?l|original(?:es|e)?|de (?:revisión|revisão|recherche))$/i.test(
    word.trim(),
  );

/** Languages of thesauri by their codes in catalogues (loc.gov/standards/sourcelist/subject.html). */
const thesaurusLanguages = lookupTable(
  Object.fromEntries(
    [
      'en fast lcsh lcshac mesh nlmmesh sears bisacsh aat homoit unbist nasat unescot ericd agrovoc inspect ebps sfxc local',
      'de gnd gnd-content gnd-carrier swd stw rswk',
      'fr rvm rvmfast ram rameau rasuqam',
      'es embne bidex lemb',
      'nb humord noubomn noubojur tekord bibbi ntsf realfagstermer',
      'sv sao svep barn',
      'fi ysa yso kauno slm musa',
      'nl gtt nbdbt',
      'he nli',
      'cs czenas',
      'pl dbn kaba',
      'ja ndlsh bsh',
    ].flatMap((line) => {
      const [language = '', ...codes] = line.split(' ');
      return codes.map((code) => [code, language]);
    }),
  ),
);

/** The language of the terms of a thesaurus, from its code, with or without a language: "fast", "yso/fin"; undefined if unknown. */
export const languageOfThesaurus = (code: string | undefined): string | undefined =>
  thesaurusLanguages[code?.toLowerCase().replace(/\/.*$/, '') ?? ''];

/** The star by which medical databases mark the main subjects. */
export const mainSubjectMark = /^\*(?=\p{L})/u;
