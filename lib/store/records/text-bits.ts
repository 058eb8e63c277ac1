/** Texts that a record has, as bits of a computed column, from which coverage is counted without reading records. */
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
