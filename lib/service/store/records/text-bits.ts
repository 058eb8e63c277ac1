import type { ResearchRecord } from '#lib/domain/record.ts';

/** Which texts a record has, as bits of one number, in both stores: coverage is counted without reading a single record. The schema of SQLite makes the same. */
export const coverageBits = {
  'title.en': 1,
  'title.ar': 2,
  'abstract.en': 4,
  'abstract.ar': 8,
  'keywords.en': 16,
  'keywords.ar': 32,
  'venue.en': 64,
  'venue.ar': 128,
  venue: 256,
} as const;

/** The bits of a stored record; `doc` is its JSON without the authors. */
export function textBits(doc: string): number {
  const { title, abstract, keywords, venue } = JSON.parse(doc) as ResearchRecord;
  const bit = (isThere: unknown, name: keyof typeof coverageBits) => (isThere ? coverageBits[name] : 0);
  let bits = bit(venue, 'venue');
  for (const language of ['en', 'ar'] as const) {
    bits |= bit(typeof title[language] === 'string', `title.${language}`);
    bits |= bit(typeof abstract?.[language] === 'string', `abstract.${language}`);
    bits |= bit(keywords?.[language]?.length, `keywords.${language}`);
    bits |= bit(typeof venue?.name[language] === 'string', `venue.${language}`);
  }
  return bits;
}
