/** Which texts a record has, as bits of one number that the schema computes: coverage is counted without reading a single record. */
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
