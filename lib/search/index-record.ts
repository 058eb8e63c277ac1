import { memoized } from '#lib/base/bounds/memoized.ts';
import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import { isLanguage, languages } from '#lib/languages/languages.ts';
import { institutionTokens } from '#lib/text/names/institution.ts';
import { nameKeys } from '#lib/text/names/name-keys.ts';
import { issnIn } from '#lib/text/query/identifier.ts';
import { keywordTokens } from '#lib/text/query/keyword-token.ts';
import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from '#lib/text/words/fold.ts';
import { nameParts } from '#lib/text/words/name-parts.ts';
import { type EntryTerms, writeEntry } from './entry-writer.ts';
import type { IndexEntry } from './postings.ts';

/** The first position of each text of a record, by language slot. The gaps are so wide that words of different texts are never adjacent. */
export const firstPosition = {
  title: (language: number) => language * 1000,
  keyword: (language: number, index: number) => 10_000 + language * 20_000 + Math.min(index, 199) * 100,
  abstract: (language: number) => abstractFrom * (language + 1),
  venue: (language: number) => abstractFrom * 10 * (language + 1),
} as const;
/** Positions below this belong to titles and keywords. */
export const abstractFrom = 100_000;

/** The slot of a language: 0 for English, 1 for Arabic, 2 for others. Without an English text, the others use slot 0. */
export const languageSlot = (language: string, hasEnglish: boolean): number =>
  isLanguage(language) ? languages.indexOf(language) : hasEnglish ? languages.length : 0;

type Texts = Readonly<Partial<Record<string, string | readonly string[]>>> | undefined;

function* textsOf(values: Texts): Generator<[text: string, language: number, index: number]> {
  for (const [language, value] of Object.entries(values ?? {})) {
    const slot = languageSlot(language, values?.en !== undefined);
    for (const [index, text] of (typeof value === 'string' ? [value] : (value ?? [])).entries()) if (text) yield [text, slot, index];
  }
}

/** The index entry of a record. `marksOf` returns the concepts of a record's type. */
export const indexRecord = (record: ResearchRecord, marksOf: (type: string) => readonly string[]): IndexEntry =>
  writeEntry((entry) => {
    for (const [title, language] of textsOf(record.title)) entry.addText(title, 'title', firstPosition.title(language), language);
    for (const [keyword, language, index] of textsOf(record.keywords)) {
      entry.addText(keyword, 'keyword', firstPosition.keyword(language, index));
      entry.addAll(keyword, tokensOfKeyword, 'keyword');
    }
    for (const [abstract, language] of textsOf(record.abstract)) entry.addText(abstract, 'abstract', firstPosition.abstract(language));
    for (const [venue, language] of textsOf(record.venue?.name)) entry.addText(venue, 'venue', firstPosition.venue(language));
    for (const [index, person] of [...record.authors, ...(record.editors ?? []), ...(record.translators ?? [])].entries())
      addPerson(entry, person, index);
    for (const [index, area] of record.areas.entries()) entry.add(conceptToken(area), 'mark', index === 0 ? 2 : 1);
    for (const token of marksOf(record.type)) entry.add(token, 'mark', 3);
    // Of the words of an identifier only those with a digit are distinctive.
    const versions = (record.versions ?? []).flatMap(({ doi, arxiv }) => [doi, arxiv]);
    for (const id of new Set([record.doi, record.arxiv, record.bibcode, record.openalex, ...versions]))
      for (const word of id ? words(id) : []) if (/\d/.test(word)) entry.add(`i${word}`, 'mark');
    const issn = issnIn(record.venue?.issn ?? '');
    if (issn !== undefined) entry.add(`i${issn}`, 'mark');
    if (record.year) entry.add(`y${record.year}`, 'mark');
  });

function addPerson(entry: EntryTerms, { name, variants = [], affiliation }: AuthorshipRecord, index: number): void {
  const names = [...Object.values(name), ...variants].filter((value): value is string => Boolean(value));
  for (const part of names.length === 1 ? partsOfName(names[0] as string) : new Set(names.flatMap(partsOfName)))
    entry.addWithPosition(part, termsOfPart, 'people', index);
  for (const [text] of textsOf(affiliation)) entry.addAll(text, termsOfAffiliation, 'mark');
}

const partsOfName = memoized((name): readonly string[] => [...new Set([...nameParts(name), ...words(name)])], {
  most: 50_000,
  length: 100,
});
const soundsOf = memoized((part): readonly string[] => nameKeys(part).flatMap((key) => (key[0] === 'k' ? [soundTerm(key, part)] : [])), {
  most: 50_000,
  length: 40,
});
/** The term of a sound (`key`) and a part of a name. Without `part`, the beginning of all terms with that sound. */
export const soundTerm = (key: string, part = ''): string => `q${key}=${part}`;
/** The terms of a part of a name: itself and its sounds. */
const termsOfPart = (part: string): readonly string[] => [`p${part}`, ...soundsOf(part)];
/** Memoised, since affiliations and keywords recur across records. */
const termsOfAffiliation = memoized(
  (text): readonly string[] => [
    ...[...new Set(institutionTokens(text))].map((token) => `i${token}`),
    ...[...new Set(words(text))].map((word) => `f${word}`),
  ],
  { most: 20_000, length: 300 },
);
const tokensOfKeyword = memoized((keyword): readonly string[] => keywordTokens([keyword]), { most: 20_000, length: 100 });
