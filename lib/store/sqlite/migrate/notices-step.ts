/** Enters the works that have one of the selected DOIs in the table of changes that no row's own time states. */
const harvestAgain = (dois: string) =>
  `INSERT OR REPLACE INTO undone (research_id, at, type_id, areas)
   SELECT id, MAX(strftime('%Y-%m-%dT%H:%M:%SZ'), updated_at), type_id,
     (SELECT COALESCE(group_concat(area_id), '') FROM (SELECT area_id FROM research_in_area WHERE research_id = work.id ORDER BY position))
   FROM research AS work WHERE doi IN (${dois}) OR id IN (
     SELECT research_id FROM research_identity WHERE identity IN (SELECT 'doi:' || doi FROM (${dois})));`;

/** Which works a record retracts or corrects. */
export const noticesStep = `
-- The works that a record retracts or corrects, by their DOI, so that each of them shows the notice whichever was imported first.
CREATE TABLE notice_about (
  doi TEXT NOT NULL, research_id INTEGER NOT NULL, kind TEXT NOT NULL, date TEXT, PRIMARY KEY (doi, research_id, kind)
) WITHOUT ROWID;
CREATE INDEX notice_about_research ON notice_about (research_id);
-- A work whose notices change is a change for harvesters, as an undo is.
CREATE TRIGGER notice_put AFTER INSERT ON notice_about BEGIN ${harvestAgain('SELECT NEW.doi AS doi')} END;
CREATE TRIGGER notice_removed AFTER DELETE ON notice_about BEGIN ${harvestAgain('SELECT OLD.doi AS doi')} END;
CREATE TRIGGER notice_hidden AFTER UPDATE OF withdrawn_at, merged_into ON research
  WHEN OLD.withdrawn_at IS NOT NEW.withdrawn_at OR OLD.merged_into IS NOT NEW.merged_into
  BEGIN ${harvestAgain('SELECT doi FROM notice_about WHERE research_id = NEW.id')} END;
INSERT OR IGNORE INTO notice_about
  SELECT value ->> '$.doi', research.id, value ->> '$.kind', COALESCE(value ->> '$.date', doc ->> '$.date', doc ->> '$.year')
  FROM research JOIN json_each(doc, '$.noticeOf') WHERE doc LIKE '%"noticeOf":%' AND value ->> '$.doi' IS NOT NULL;
`;
