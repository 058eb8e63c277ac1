import { z } from 'zod';

const text = z.string();
const languageTag = text.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/);

/** Matched words in one field of a row, with the text before and after them. */
export const highlightSchema = z.object({ field: text, before: text, match: text, after: text }).meta({ id: 'Highlight' });
/** Why a row matches when its title does not show it: `name` is set for `area` and `author`, `language` for `language`. */
export const matchReasonSchema = z
  .object({ kind: z.enum(['area', 'language', 'author']), name: text.nullable(), language: languageTag.nullable() })
  .meta({ id: 'MatchReason' });
