import type { ResearchRecord } from '#lib/domain/record.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import type { BilingualText } from '#lib/text/vocabulary/learn-translations.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';

/** Texts with this many stems or more are skipped: each word would have too many possible translations. */
const stemsMost = 40;
/** Number of English names used per concept; later names are less common. */
const namesMost = 3;
/** Titles and keywords are translated more literally than abstracts. */
const weights = { names: 1, keyword: 2, title: 2, sentence: 1, venue: 1 } as const;

/** Names of the vocabulary: each Arabic one with the most common English ones. */
export const textsOfVocabulary = (): BilingualText[] =>
  defaultConcepts().flatMap(({ en, ar }) =>
    ar.flatMap((arabic) => en.slice(0, namesMost).flatMap((name) => bilingual(arabic, name, weights.names))),
  );

/** The texts of a record in both languages: title, venue, and keywords and sentences of the abstract when their numbers agree. */
export function textsOfRecord({
  title,
  keywords,
  abstract,
  venue,
}: Pick<ResearchRecord, 'title' | 'keywords' | 'abstract' | 'venue'>): BilingualText[] {
  const sentences = [sentencesIn(abstract?.ar), sentencesIn(abstract?.en)] as const;
  return [
    ...bilingual(title.ar, title.en, weights.title),
    ...pairwise(keywords?.ar ?? [], keywords?.en ?? [], weights.keyword),
    ...pairwise(...sentences, weights.sentence),
    ...bilingual(venue?.name.ar, venue?.name.en, weights.venue),
  ];
}

const sentencesIn = (text = ''): string[] => text.split(/(?<=[.؟!?])\s+/).filter(Boolean);

const pairwise = (ar: readonly string[], en: readonly string[], weight: number): BilingualText[] =>
  ar.length === en.length ? ar.flatMap((text, index) => bilingual(text, en[index], weight)) : [];

function bilingual(arabic: string | undefined, english: string | undefined, weight: number): BilingualText[] {
  const [ar, en] = [stemsIn(arabic), stemsIn(english)];
  const isShort = ({ length }: readonly string[]) => length > 0 && length < stemsMost;
  return isShort(ar) && isShort(en) ? [{ ar, en, weight }] : [];
}

const stemsIn = (text = ''): string[] => analyse(text).units.flatMap(({ stop, stems }) => (stop ? [] : stems));
