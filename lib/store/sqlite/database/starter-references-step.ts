/**
 * Migration: adds references to those starter records that no later batch changed, and sets the time of change of these records. Citations
 * are resolved as in `refresh-citations.ts`.
 */
export const starterReferencesStep = `
CREATE TEMP TABLE completed AS
  SELECT id, starter_references(doc ->> '$.openalex') AS list FROM research
  WHERE batch = 'starter' AND id NOT IN (SELECT research_id FROM research_references);
DELETE FROM completed WHERE list = '';
INSERT INTO research_references SELECT id, list FROM completed;
INSERT OR IGNORE INTO reference_identity
  SELECT kind.value || ':' || (cited.value ->> kind.value), completed.id
  FROM completed JOIN json_each(list) AS cited JOIN json_each('["doi", "openalex"]') AS kind
  WHERE cited.value ->> kind.value IS NOT NULL;
WITH RECURSIVE led (research_id, position, id) AS (
  SELECT completed.id, cited.key + 1, COALESCE(
    (SELECT id FROM research WHERE doi = cited.value ->> 'doi'),
    (SELECT research_id FROM research_identity WHERE identity = 'doi:' || (cited.value ->> 'doi')),
    (SELECT research_id FROM research_identity WHERE identity = 'openalex:' || (cited.value ->> 'openalex')))
  FROM completed JOIN research USING (id) JOIN json_each(list) AS cited
  WHERE withdrawn_at IS NULL AND merged_into IS NULL
  UNION ALL SELECT led.research_id, position, merged_into FROM led JOIN research USING (id) WHERE merged_into IS NOT NULL
)
INSERT INTO citation
  SELECT research_id, position, id FROM led JOIN research USING (id) WHERE withdrawn_at IS NULL AND merged_into IS NULL AND id <> research_id;
UPDATE research SET updated_at = strftime('%Y-%m-%dT%H:%M:%SZ') WHERE id IN (SELECT id FROM completed);
UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE name = 'data_version' AND EXISTS (SELECT 1 FROM completed);
DROP TABLE completed;
`;
