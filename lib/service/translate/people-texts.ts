import { isLanguage } from '#lib/domain/language.ts';
import type { MissingText, TextKey, WritableText } from './text-port.ts';

export const translatedTexts = ['title', 'abstract'] as const satisfies readonly WritableText[];

/** The id of a text in a file, as `812.title.ar`: a name that XML allows. */
export const unitId = ({ recordId, field, language }: TextKey): string => `${recordId}.${field}.${language}`;

/** Undefined where an id is none of ours. */
export function readUnitId(id: string): TextKey | undefined {
  const [recordId = '', field, language, ...more] = id.trim().split('.');
  const known = translatedTexts.find((one) => one === field);
  if (!/^\d{1,15}$/.test(recordId) || !known || !isLanguage(language) || more.length > 0) return undefined;
  return { recordId, field: known, language };
}

/** A text on its way to a person: `text` is what there is to review; absent where it has to be translated. */
export interface TextForPeople {
  readonly missing: MissingText;
  readonly text?: string;
}

/** A text on its way back. */
export interface TextFromPeople {
  /** As it stands in the file. */
  readonly id: string;
  readonly source: string;
  /** ISO 639-1. */
  readonly fromLanguage: string;
  /** Empty where nobody translated it. */
  readonly target: string;
  /** A person marked it as read. */
  readonly reviewed: boolean;
  /** Where in the file it begins. */
  readonly line: number;
}
