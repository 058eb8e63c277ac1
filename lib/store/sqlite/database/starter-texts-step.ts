/**
 * Migration: gives the starter records and their references the current texts of the collection, where neither an operator nor another
 * source has replaced them, also in the states saved for undo. Changed records get a new time of change; `reindexed` lists them for `indexAgain`.
 * After a further correction of the collection the same step is added to the migrations again.
 */
export const starterTextsStep = `
CREATE TEMP TABLE starter AS
  SELECT research.id AS id, research.key AS key, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors, COALESCE(research_references.doc, '') AS list,
    (SELECT json_group_object(field, source || ' ' || kind) FROM field_source WHERE field_source.research_id = research.id) AS origins
  FROM json_each(CASE WHEN EXISTS (SELECT 1 FROM batch WHERE id = 'starter') THEN starter_keys() ELSE '[]' END) AS listed
    JOIN research ON research.key = listed.value
    LEFT JOIN research_authors ON research_authors.research_id = research.id
    LEFT JOIN research_references ON research_references.research_id = research.id;
UPDATE research_before SET doc = starter_saved(doc) WHERE research_id IN (SELECT id FROM starter);
CREATE TEMP TABLE corrected AS SELECT id, starter_texts(key, doc, origins) AS doc, doc AS before, authors, list,
  starter_cited(key, list, origins) AS cited FROM starter;
DELETE FROM corrected WHERE doc = before AND cited = list;
UPDATE research SET doc = corrected.doc, sort_en = title_sort_key(corrected.doc, 'en'), sort_ar = title_sort_key(corrected.doc, 'ar'),
    digest = CASE WHEN digest = record_digest(before, authors, list) THEN record_digest(corrected.doc, authors, cited) ELSE digest END,
    updated_at = strftime('%Y-%m-%dT%H:%M:%SZ')
  FROM corrected WHERE corrected.id = research.id;
UPDATE research_references SET doc = cited FROM corrected WHERE corrected.id = research_id AND cited <> list;
DELETE FROM research_trait WHERE research_id IN (SELECT id FROM corrected);
INSERT OR IGNORE INTO research_trait SELECT value, corrected.id FROM corrected, json_each(work_traits(corrected.doc, authors));
CREATE TEMP TABLE IF NOT EXISTS reindexed (id INTEGER PRIMARY KEY);
INSERT OR IGNORE INTO reindexed SELECT id FROM corrected;
DELETE FROM snapshot WHERE EXISTS (SELECT 1 FROM corrected);
UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE name = 'data_version' AND EXISTS (SELECT 1 FROM corrected);
DROP TABLE corrected;
DROP TABLE starter;
`;
