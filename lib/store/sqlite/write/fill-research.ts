import { Problem } from '#lib/base/problem.ts';
import { lookupIds } from '#lib/store/records/lookups.ts';
import type { PreparedRecord } from '#lib/store/records/prepare-record.ts';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { putNotices, type ResearchStatements } from '#lib/store/sqlite/database/research-statements.ts';
import type { AuthorIdentifier } from './identify-author.ts';
import type { InstitutionWriter } from './institution-writer.ts';

/** Computes the row of a record (`values`), and fills the tables that belong to it (`rest`): authorships, areas, references, identities. */
export function researchFiller(sql: ResearchStatements, touched: ChangedAuthors, institutions: InstitutionWriter) {
  const numberOf = (kind: 'type' | 'area', code: string, key: string): number => {
    const id = lookupIds[`research_${kind}`].get(code);
    if (id === undefined) throw new Problem('bad_request', { detail: `Record ${key}: unknown research ${kind} "${code}".` });
    return id;
  };
  /** The DOI, or null if another record has it. A source may state a wrong DOI or, for a chapter, the DOI of the book. */
  const freeDoi = (doi: string | null, id?: number): string | null => {
    const owner = doi === null ? undefined : (sql.doiOwner.get(doi) as { id: number } | undefined);
    return owner && owner.id !== id ? null : doi;
  };
  return {
    freeDoi,
    /** The value of the DOI column for an existing record. A DOI refused to this record before stays null, even if it is free now. */
    doiOf(id: number, doi: string | null): string | null {
      const { doi: current, stated } = sql.doi.get(id) as { doi: string | null; stated: string | null };
      return doi !== null && current === null && stated === doi ? null : freeDoi(doi, id);
    },
    values: (record: PreparedRecord, digest: string, doi: string | null) => [
      record.key,
      doi,
      numberOf('type', record.type, record.key),
      record.year,
      record.language,
      Number(record.hasArabic),
      record.openAccess === null ? null : Number(record.openAccess),
      Number(record.isFreeToRead),
      record.citations,
      record.sortEn,
      record.sortAr,
      record.authorCount,
      digest,
    ],
    rest(id: number, record: PreparedRecord, authors: AuthorIdentifier, change: RowChange): void {
      touched.research.add(id);
      const usedAuthors = new Set<number>();
      for (const [index, person] of record.people.entries()) {
        const { id: author, rule } = authors.identify(person, usedAuthors);
        usedAuthors.add(author);
        touched.add(author);
        sql.sign.run(id, index + 1, author, person.affiliation, Number(person.corresponding), rule);
        institutions.sign(id, index + 1, person.from, change);
      }
      for (const [index, code] of record.areas.entries()) sql.file.run(id, index + 1, numberOf('area', code, record.key));
      sql.putAuthors.run(id, record.authors);
      sql.references.put(id, record.references);
      putNotices(sql, id, record.doc);
      for (const identity of record.identities) sql.claim.run(identity, id, null, change.batch);
      for (const trait of record.traits) sql.bear.run(trait, id);
    },
  };
}
