/** A starter record with references and citations in the collection; the counts are those in `lib/store/starter/references.tsv`. */
export const citedRecord = { id: '244', references: 94, inside: 5, citing: 7 } as const;
