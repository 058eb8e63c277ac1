import { isLanguage } from '#lib/languages/languages.ts';
import type { MissingText, TextKey, WritableText } from '#lib/store/values/text-port.ts';

/** The fields that are exchanged in files with translators and reviewers. */
export const translatedTexts = ['title', 'abstract'] as const satisfies readonly WritableText[];

/** Id of a text in a file, `812.title.ar`, which is also a valid XML name. */
export const unitId = ({ recordId, field, language }: TextKey): string => `${recordId}.${field}.${language}`;

/** Parses an id of `unitId`; undefined for any other text. */
export function readUnitId(id: string): TextKey | undefined {
  const [recordId = '', field, language, ...rest] = id.trim().split('.');
  const textField = translatedTexts.find((name) => name === field);
  if (!/^\d{1,15}$/.test(recordId) || !textField || !isLanguage(language) || rest.length > 0) return undefined;
  return { recordId, field: textField, language };
}

/** A text for a person: to review when `text` is present, else to translate. */
export interface TextForPeople {
  readonly missing: MissingText;
  readonly text?: string;
}

/** A row that a person sends back. */
export interface TextFromPeople {
  /** Id of the text as it is in the file. */
  readonly id: string;
  readonly source: string;
  /** Language of the source text, ISO 639-1. */
  readonly fromLanguage: string;
  /** The translation; empty if there is none. */
  readonly target: string;
  /** Whether the person marked the text as reviewed. */
  readonly reviewed: boolean;
  /** Number of the row's first line in the file, from 1. */
  readonly line: number;
}
