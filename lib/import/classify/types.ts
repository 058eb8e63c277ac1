import { researchTypeTerms } from '#lib/contract/lookups.ts';
import { plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { SchemeValue } from '#lib/import/draft/draft.ts';
import { fold } from '#lib/text/words/fold.ts';

/**
 * The words for each type of publication in OpenAlex, Crossref, DataCite, ADS, INSPIRE, JATS, repositories, citation indexes, reference managers
 * and Arabic tables. None means different types in different sources. A `retraction` is the notice itself, not the retracted work.
 */
const wordsByType: Readonly<Record<string, string>> = {
  'journal-article':
    'مقال | مقالة | مقال علمي | بحث محكم | بحث منشور | article | journal-article | research-article | brief-report | ' +
    'article in press | ieee journals | ieee magazines | ieee early access articles | reprint (version printed in journal) ' +
    '| magazinearticle',
  'masters-thesis': 'رسالة ماجستير | أطروحة ماجستير | mastersthesis | master | msc',
  'doctoral-thesis': 'رسالة دكتوراه | أطروحة دكتوراه | phdthesis | candthesis | phd | doctoral',
  thesis: 'أطروحة جامعية | dissertation',
  book: 'كتاب | book | monograph | edited-book | reference-book | book-series | book-set',
  'book-chapter': 'فصل من كتاب | فصل في كتاب | book-chapter | reference-entry | book-section | book-part | inbook | encyclopediaarticle',
  'conference-paper':
    'ورقة مؤتمر | بحث مؤتمر | بحث في مؤتمر | ورقة علمية | conference-paper | proceedings-article | inproceedings | abstract ' +
    '| conference object | proceedings paper | conference proceedings article | meeting abstract | ieee conferences',
  'technical-report':
    'تقرير | تقرير فني | report | report-series | report-component | techreport | intechreport | activity report | ' +
    'technical report | technical memorandum (tm) | technical publication (tp) | contractor report (cr) | special ' +
    'publication (sp)',
  preprint: 'preprint | posted-content | eprint',
  review: 'review | review-article | short survey',
  dataset: 'dataset | database | collection | model | catalog',
  other:
    'peer-review | paratext | supplementary-materials | libguides | grant | other | component | journal | journal-issue | ' +
    'image | text | physicalobject | event | instrument | proposal | newsletter | bookreview | obituary | pressrelease | ' +
    'misc | note | news | news item | biographical-item | software review | hardware review | reprint | business article | ' +
    'abstract report | unknown',
  correction: 'erratum | correction | correction, addition | corrigendum | published erratum',
  editorial: 'editorial | editorial material',
  retraction: 'retraction | retracted | retraction of publication',
  letter: 'letter | circular | rapid-communication | comment',
  standard: 'standard | ieee standards',
  software: 'software | workflow | computationalnotebook | service | computerprogram',
  proceedings: 'proceedings | conferenceproceeding | conference review | conference proceedings',
  'data-paper': 'data-paper | dpaper',
  presentation: 'audiovisual | presentation | talk | lecture',
  poster: 'poster',
  'systematic-review': 'systematic-review',
  'working-paper': 'working paper',
  patent: 'patent',
};

/** Words compare without case, blanks and hyphens: `JournalArticle`, `journal-article`, "Journal Article". */
const wordKey = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');
const typesByWord = new Map(
  Object.entries(wordsByType).flatMap(([code, list]) => list.split(' | ').map((word) => [wordKey(word), code] as const)),
);

/** Type codes by folded name: each code itself, and its names and synonyms in both languages. */
const codesByName = new Map(
  researchTypeTerms.flatMap((term) =>
    [term.id, term.en, term.ar, ...(term.synEn ?? []), ...(term.synAr ?? [])].map((name) => [fold(name), term.id] as const),
  ),
);
const codes = new Set(researchTypeTerms.map((term) => term.id));

/** Our code for the first type that a table maps; undefined when none does. */
export function classifyType(types: readonly SchemeValue[]): string | undefined {
  for (const { scheme, value } of types) {
    const code = codeOf(scheme, value);
    if (code) return code;
  }
  return undefined;
}

/** The first type that is not a format's word for "other", to be reported as unknown. Undefined if a table maps any of the types. */
export function unknownType(types: readonly SchemeValue[]): string | undefined {
  if (classifyType(types)) return undefined;
  return types.find(({ value }) => value.trim() !== '' && !genericTypes.has(value.toLowerCase()))?.value;
}

const genericTypes: ReadonlySet<string> = new Set(
  [workKinds.other.bibtex, workKinds.other.ris, workKinds.other.csl].map((word) => word.toLowerCase()),
);

export function isTypeCode(code: string): boolean {
  return codes.has(code);
}

const codesByLabel: readonly (readonly [RegExp, string])[] = [
  [/\[data ?sets?\]/i, 'dataset'],
  [/\[(?:computer )?(?:software|program|code)\]/i, 'software'],
  [/\[(?:conference )?poster\]/i, 'poster'],
  [/\[(?:presentation|slides|powerpoint slides)\]/i, 'presentation'],
  [/^(?:IVOA|W3C|IETF) (?:Recommendation|Standard)\b|^\d{4}ivoa\.spec/, 'standard'],
];

/** The bracketed label that citation styles append to a title, such as "[Data set]"; it is no part of the title. */
export const titleLabel =
  /\s*\[(?:data ?sets?|(?:computer )?(?:software|program)|(?:conference )?poster|presentation|(?:powerpoint )?slides)\]\s*$/i;

/** Types of theses by the words for a degree, in the languages of the sources; the first word counts: "Ph.D., Cambridge, MA". */
const degrees: Readonly<Record<string, string>> = {
  thesis: /bachelor|\bb\.?\s?(?:sc|a|s|eng)\b|licen[cz]|undergraduate|بكالوريوس|学士/.source,
  'masters-thesis': /master|magist|\bm\.?\s?(?:sc|a|s|phil|eng)\b|maestr[ií]a|mestrado|mathesis|ماجستير|硕士/.source,
  'doctoral-thesis':
    /\bph\.?\s?d|\bd\.?\s?(?:phil|sc|eng)\b|\b(?:sc|ed)\.?\s?d\b|\bdr\.?[\s-]?(?:rer|phil|ing|med|sc)\b|doctor|doktor|doutor|habilitation|دكتورا|博士/
      .source,
};
const degree = new RegExp(
  Object.values(degrees)
    .map((words) => `(${words})`)
    .join('|'),
  'iu',
);
const degreeIn = (text: string): string | undefined => {
  const degreeIndex = degree.exec(text)?.slice(1).findIndex(Boolean);
  return degreeIndex === undefined ? undefined : Object.keys(degrees)[degreeIndex];
};

const thesisWord =
  /(?<!\p{L})(?:(?:phd|doctoral|masters?|bachelor)?thes[ei]s|dissertations?(?! (?:abstract|review))|tesis|tesi|tese|thèse|mémoire de)(?!\p{L})|رسالة (?:جامعية|دكتورا|ماجستير)|أطروحة|学位论文/iu;

/** Whether a text names a thesis. */
export const isThesis = (text: string): boolean => thesisWord.test(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));

/** Whether a text of a thesis names its degree or kind. Reference managers store degrees in the field of the volume. */
export const isDegree = (text: string): boolean => !/\d/.test(text) && (isThesis(text) || degree.test(text));

function codeOf(scheme: string, value: string): string | undefined {
  // A label is "[Data set]" after a title, or "W3C Recommendation" as the place of publication, for example.
  if (scheme === 'label') return codesByLabel.find(([label]) => label.test(value))?.[1];
  if (scheme === 'bibtex' || scheme === 'ris' || scheme === 'csl') {
    const kind = plainKind(scheme, scheme === 'ris' ? value.toUpperCase() : value.toLowerCase());
    return kind === 'other' ? undefined : kind;
  }
  if (scheme === 'degree') return degreeIn(value);
  if (scheme === 'own') return codes.has(value) ? value : codesByName.get(fold(value));
  return typesByWord.get(wordKey(value)) ?? (isThesis(value) ? (degreeIn(value) ?? 'thesis') : undefined);
}
