import type { DatabaseSync } from 'node:sqlite';
import type { Unclassified } from '#lib/store/port/curation.ts';
import { readClassification, writeClassification } from '#lib/store/records/classification-doc.ts';
import type { Classification } from '#lib/store/records/prepare-record.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** Reads and writes how the areas of records were derived (`Classification`), and when an operator reviewed them. */
export function classificationWriter(database: DatabaseSync) {
  const upsert = writeStatement(database, 'INSERT OR REPLACE INTO classification (research_id, doc, confidence) VALUES (?, ?, ?)');
  const drop = writeStatement(database, 'DELETE FROM classification WHERE research_id = ?');
  const pass = writeStatement(
    database,
    'INSERT OR REPLACE INTO classification SELECT ?, doc, confidence, reviewed_at FROM classification WHERE research_id = ?',
  );
  const select = database.prepare('SELECT doc FROM classification WHERE research_id = ?');
  const review = writeStatement(
    database,
    `INSERT INTO classification (research_id, doc, confidence, reviewed_at) VALUES (?1, '[]', 1, ?2) ON CONFLICT (research_id) DO UPDATE SET reviewed_at = ?2`,
  );
  return {
    /** Removes the entry if there is no classification: the source then states the areas itself. */
    put: (id: number, classification: Classification | undefined) =>
      void (classification ? upsert.run(id, writeClassification(classification), classification.confidence) : drop.run(id)),
    /** Copies the classification of a merged record to the record that remains. */
    pass: (from: number, into: number) => void pass.run(into, from),
    read: (id: number) => String((select.get(id) as { doc: string } | undefined)?.doc ?? '[]'),
    review: (id: number, at: string) => void review.run(id, at),
  };
}

/** Publications whose derived areas are uncertain and not reviewed, the least certain first. */
export function readUnclassified(database: DatabaseSync, below: number, limit: number): Unclassified[] {
  const rows = database
    .prepare(
      `SELECT research.id AS id, research.doc AS doc, classification.doc AS areas, confidence FROM classification JOIN research ON research.id = research_id
       WHERE reviewed_at IS NULL AND confidence < ? AND withdrawn_at IS NULL AND merged_into IS NULL ORDER BY confidence, id LIMIT ?`,
    )
    .all(below, limit) as { id: number; doc: string; areas: string; confidence: number }[];
  return rows.map((row) => {
    const { title, language } = JSON.parse(row.doc) as { title: Record<string, string>; language: string };
    return {
      id: String(row.id),
      title: title[language] ?? Object.values(title)[0] ?? '',
      areas: readClassification(row.areas).areas,
      confidence: row.confidence,
    };
  });
}
