import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { PreparedRecord } from '#lib/service/store/records/prepare-record.ts';
import { codes, type ResearchStatements } from '#lib/service/store/sqlite/read/research-statements.ts';
import type { Made, TouchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import type { AuthorIdentifier } from './identify-author.ts';
import type { InstitutionWriter } from './institution-writer.ts';

/** The values of a record's row, and all that stands about it in other tables. */
export function researchFiller(database: DatabaseSync, sql: ResearchStatements, touched: TouchedAuthors, institutions: InstitutionWriter) {
  const typeId = codes(database, 'research_type');
  const areaId = codes(database, 'research_area');
  const numberOf = (ids: Map<string, number>, kind: string, code: string, key: string): number => {
    const id = ids.get(code);
    if (id === undefined) throw new Problem('bad_request', { detail: `Record ${key}: unknown research ${kind} "${code}".` });
    return id;
  };
  /** A DOI leads to one record. Another work that names it, which is a typo or the DOI of the book around it, has it in its document alone. */
  const freeDoi = (doi: string | null, id?: number): string | null => {
    const owner = doi === null ? undefined : (sql.doiOwner.get(doi) as { id: number } | undefined);
    return owner && owner.id !== id ? null : doi;
  };
  return {
    freeDoi,
    doiOf(id: number, doi: string | null): string | null {
      const { doi: led, said } = sql.doi.get(id) as { doi: string | null; said: string | null };
      return doi !== null && led === null && said === doi ? null : freeDoi(doi, id);
    },
    values: (record: PreparedRecord, digest: string, doi: string | null) => [
      record.key,
      doi,
      numberOf(typeId, 'type', record.type, record.key),
      record.year,
      record.language,
      Number(record.hasArabic),
      record.openAccess === null ? null : Number(record.openAccess),
      record.citations,
      record.sortEn,
      record.sortAr,
      record.authorCount,
      digest,
    ],
    rest(id: number, record: PreparedRecord, authors: AuthorIdentifier, made: Made): void {
      touched.research.add(id);
      const taken = new Set<number>();
      for (const [place, person] of record.people.entries()) {
        const { id: author, rule } = authors.identify(person, taken);
        taken.add(author);
        touched.add(author);
        sql.sign.run(id, place + 1, author, person.affiliation, Number(person.corresponding), rule);
        institutions.sign(id, place + 1, person.from, made);
      }
      for (const [place, code] of record.areas.entries()) sql.file.run(id, place + 1, numberOf(areaId, 'area', code, record.key));
      sql.putAuthors.run(id, record.authors);
      sql.references.put(id, record.references);
      for (const identity of record.identities) sql.claim.run(identity, id, null, made.batch);
      for (const trait of record.traits) sql.bear.run(trait, id);
    },
  };
}
