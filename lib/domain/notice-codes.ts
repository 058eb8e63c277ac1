/** Codes of warnings that the query was corrected to the suggestion. */
export const correctedCodes = ['repaired', 'any_word_repaired', 'keyboard', 'misspelt'] as const;

/** Codes of warnings that explain an empty list: no record has the words. */
export const absentCodes = ['nothing_about', 'not_here', 'only_name', 'no_year', 'no_author', 'no_keyword'] as const;

/** Codes of warnings that the listed records lack some of the words. */
export const partlyCodes = ['words_absent', 'wider_subject', 'closest_subjects', 'spelled_alike'] as const;

type OtherCode =
  | 'any_word'
  | 'by_institution'
  | 'unbalanced_quote'
  | 'empty_field'
  | 'only_excluded'
  | 'operators_ignored'
  | 'too_long'
  | 'unknown_id';

/** The `code` of an entry of `warnings` in a list response. */
export type WarningCode = (typeof correctedCodes | typeof absentCodes | typeof partlyCodes)[number] | OtherCode;
