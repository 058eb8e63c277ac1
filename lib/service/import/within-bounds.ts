import type { Draft } from './draft.ts';
import type { Warn } from './finish-authors.ts';

/** More than any work has; what goes past it is another text in the wrong field, and would cost minutes to understand. */
const textMax = 100_000;
const titleMax = 20_000;
const peopleMax = 10_000;
const wordsMax = 2_000;

/** A draft whose fields are of the size that a work may have; what goes past it is left out and named. */
export function withinBounds(draft: Draft, warn: Warn): Draft {
  const { authors = [], keywords = [] } = draft;
  const texts = [draft.abstract, ...Object.values(draft.abstracts ?? {})];
  const isFit =
    texts.every((text) => (text?.length ?? 0) <= textMax) &&
    (draft.title?.length ?? 0) <= titleMax &&
    authors.length <= peopleMax &&
    keywords.length <= wordsMax;
  if (isFit) return draft;
  const fit = <T extends string>(text: T | undefined, most: number, field: string): T | undefined => {
    if (text === undefined || text.length <= most) return text;
    warn('field_too_long', field, text);
    return undefined;
  };
  if (authors.length > peopleMax) warn('field_too_long', 'authors', authors.length);
  if (keywords.length > wordsMax) warn('field_too_long', 'keywords', keywords.length);
  return {
    ...draft,
    title: fit(draft.title, titleMax, 'title'),
    abstract: fit(draft.abstract, textMax, 'abstract'),
    abstracts: Object.fromEntries(
      Object.entries(draft.abstracts ?? {}).map(([language, text]) => [language, fit(text, textMax, `abstract.${language}`)]),
    ),
    authors: authors.slice(0, peopleMax),
    ...(authors.length > peopleMax && { authorsTotal: draft.authorsTotal ?? authors.length, authorsIncomplete: true }),
    keywords: keywords.slice(0, wordsMax),
  };
}
