import type { FormattedCitation } from '#components/text/citation-text.tsx';
import type { Research } from '#lib/domain/research.ts';
import { type Language, languages, otherLanguages } from '#lib/languages/languages.ts';
import { type AnyStyle, allStyles, citationIn, isNumbered } from './citations.ts';

/** The citation style in an address; undefined if there is none or it is unknown. */
export const parseStyle = (value: unknown): AnyStyle | undefined => allStyles.find((style) => style === value);

/**
 * Citations use names in the language of the work. A work that is not in `language` is therefore replaced by its record from
 * `translations`.
 */
export function inOwnLanguages(language: Language, records: readonly Research[], translations: readonly Research[]): readonly Research[] {
  const [second] = otherLanguages(language);
  return records.map((research) =>
    research.language === second ? (translations.find(({ id }) => id === research.id) ?? research) : research,
  );
}

/** The citations of a list. Numbered styles keep the list order; others sort by text, English citations before Arabic ones. */
export function bibliographyOf(records: readonly Research[], style: AnyStyle, language: Language): readonly FormattedCitation[] {
  const citations = records.map((research) => citationIn(style, research, language));
  if (isNumbered(style)) return citations;
  const collator = new Intl.Collator([...languages], { ignorePunctuation: true });
  return citations.toSorted(
    (one, other) => languages.indexOf(one.language) - languages.indexOf(other.language) || collator.compare(one.text, other.text),
  );
}
