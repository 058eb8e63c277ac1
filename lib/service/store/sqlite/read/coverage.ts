import type { DatabaseSync } from 'node:sqlite';
import { type CoverageLine, coverageTexts, type Extras } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import { coverageBits } from '#lib/service/store/records/text-bits.ts';

type What = CoverageLine['what'];

/** The part of `Extras` about texts in both languages. What was counted holds until the data changes. */
export function coverageReader(database: DatabaseSync, dataVersion: () => string): Pick<Extras, 'coverage' | 'lacking'> {
  let counted: { readonly version: string; readonly lines: CoverageLine[] } | undefined;
  return {
    async coverage() {
      const version = dataVersion();
      if (counted?.version !== version) counted = { version, lines: readCoverage(database) };
      return counted.lines;
    },
    lacking: async (what, language, limit, after) => readLacking(database, what, language, limit, Number(after ?? '0')),
  };
}

function readCoverage(database: DatabaseSync): CoverageLine[] {
  const groups = textGroups(database);
  const people = database
    .prepare(
      `SELECT COUNT(*) AS author, COUNT(name_en) AS "authorName.en", COUNT(name_ar) AS "authorName.ar", COUNT(affiliation) AS affiliation,
         COUNT(affiliation ->> '$.en') AS "affiliation.en", COUNT(affiliation ->> '$.ar') AS "affiliation.ar" FROM author WHERE merged_into IS NULL`,
    )
    .get() as Record<string, number>;
  const count = (test: (texts: number) => boolean) => groups.reduce((sum, { texts, n }) => sum + (test(texts) ? n : 0), 0);
  return languages.flatMap((language) =>
    coverageTexts.map((what): CoverageLine => {
      if (what === 'authorName' || what === 'affiliation') {
        const of = people[what === 'authorName' ? 'author' : 'affiliation'] ?? 0;
        return { what, language, have: people[`${what}.${language}`] ?? 0, of };
      }
      return { what, language, have: count((texts) => has(texts, what, language)), of: count((texts) => couldHave(texts, what)) };
    }),
  );
}

/** Ids of those that lack the text, in order: a few from each group of records with the same texts, merged. */
function readLacking(database: DatabaseSync, what: What, language: Language, limit: number, after: number): readonly string[] {
  if (what === 'authorName' || what === 'affiliation') {
    const lacks =
      what === 'authorName' ? `name_${language} IS NULL` : `affiliation IS NOT NULL AND affiliation ->> '$.${language}' IS NULL`;
    const people = database.prepare(`SELECT id FROM author WHERE merged_into IS NULL AND ${lacks} AND id > ? ORDER BY id LIMIT ?`);
    return people.all(after, limit).map(({ id }) => String(id));
  }
  const inGroup = database.prepare(
    `SELECT id FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL AND texts = ? AND id > ? ORDER BY id LIMIT ?`,
  );
  return textGroups(database)
    .filter(({ texts }) => couldHave(texts, what) && !has(texts, what, language))
    .flatMap(({ texts }) => inGroup.all(texts, after, limit).map(({ id }) => Number(id)))
    .sort((a, b) => a - b)
    .slice(0, limit)
    .map(String);
}

/** How many records have the same texts: some dozens of groups, whatever the number of records. */
function textGroups(database: DatabaseSync): readonly { readonly texts: number; readonly n: number }[] {
  return database
    .prepare('SELECT texts, COUNT(*) AS n FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL GROUP BY texts')
    .all() as unknown as { texts: number; n: number }[];
}

function has(texts: number, what: Exclude<What, 'authorName' | 'affiliation'>, language: Language): boolean {
  return (texts & coverageBits[`${what}.${language}`]) !== 0;
}

/** A record that appeared nowhere lacks no name of a venue. */
function couldHave(texts: number, what: What): boolean {
  return what !== 'venue' || (texts & coverageBits.venue) !== 0;
}
