import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { machineOrigin, type TextOrigin, type TranslatableText } from '#lib/domain/text-origin.ts';

/** A publication with its names as signed and without machine translations: citations and harvesting use the work's own texts. */
export function asPublished(stored: Research): Research {
  const { authors, title: allTitles, abstract: allAbstracts, textOrigins } = stored;
  const research = authors.some(({ signedName }) => signedName) ? { ...stored, authors: authors.map(asSigned) } : stored;
  if (!textOrigins?.some(({ source }) => source === 'machine')) return research;
  const isHuman = (field: TranslatableText) => (lang: string) => machineOrigin(textOrigins, field, lang) === undefined;
  const title = filterText(allTitles, isHuman('title'));
  const { abstract: _dropped, ...rest } = research;
  const abstract = filterText(allAbstracts, isHuman('abstract'));
  return {
    ...rest,
    title: title ?? { value: '', lang: research.language ?? 'und' },
    isTranslated: research.isTranslated && title?.value === allTitles.value,
    ...(abstract && { abstract }),
  };
}

/** An author under the name that signs the publication. */
export const asSigned = ({ signedName, ...author }: Authorship): Authorship => (signedName ? { ...author, name: signedName } : author);

/** The abstract of the source or the authors. Abstracts by editors are omitted, since BibTeX, RIS and CSL-JSON cannot mark them. */
export function originalAbstract({ abstract, textOrigins = [] }: Research): Text | undefined {
  const writers: readonly TextOrigin['source'][] = ['source', 'author'];
  return filterText(abstract, (lang) =>
    textOrigins.every(({ field, language, source }) => field !== 'abstract' || language !== lang || writers.includes(source)),
  );
}

function filterText(text: Text | undefined, keeps: (language: string) => boolean): Text | undefined {
  const [first, second] = [text, text?.alt].flatMap((wording) =>
    wording && keeps(wording.lang) ? [{ value: wording.value, lang: wording.lang }] : [],
  );
  return first && (second ? { ...first, alt: second } : first);
}
