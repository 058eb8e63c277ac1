import type { FileFault } from '#lib/translate/texts/check-translation.ts';

type Wording = (value: string) => string;

/** Wording of the reasons why a text was rejected. */
const wordings: Readonly<Record<FileFault['code'], Wording>> = {
  no_answer: () => 'the service returned no translation',
  service: (value) => value,
  empty: () => 'the translation is empty',
  untranslated: () => 'the translation is not in the requested language',
  script: () => 'less than half of the translation is in the script of its language',
  leftover: (value) => `words are not translated: ${value}`,
  number_lost: (value) => `the number ${value} is missing`,
  number_invented: (value) => `the number ${value} is not in the original`,
  kept_lost: (value) => `${value} is missing`,
  kept_doubled: (value) => `${value} occurs more often than in the original`,
  style: (value) => `the text ${value}`,
  term: (value) => `the dictionary's term for "${value}" is missing`,
  length: (value) => `its length is ${value} times the original`,
  id: () => 'this is not a text id such as 812.title.ar',
  no_machine: () => 'there is no machine translation to review',
  unknown: () => 'there is no such publication',
  original: () => 'the work is in this language',
  given: () => 'the text is by its source, an author or an editor',
  changed: () => 'the original has changed since the file was exported',
  reviewed: () => 'the stored text has been reviewed by a person',
  text: () => 'the text is empty or too long',
  twice: () => 'several rows for this text differ',
};

/** All faults of a text, in one line. */
export function formatFaults(faults: readonly FileFault[]): string {
  return faults.map(({ code, value = '' }) => wordings[code](value)).join(', ');
}

/** A heading for texts with the same fault, without its value. */
export function formatFaultKind(code: string): string {
  return code in wordings ? wordings[code as FileFault['code']]('…') : code;
}
