/** Tells groups from people in stores of earlier versions and in their saved batches. */
export const groupsStep = `
-- 1: a group, such as a collaboration or a corporate author, which is not counted as a person (prepare-person.ts).
ALTER TABLE author ADD COLUMN is_group INTEGER NOT NULL DEFAULT 0;
UPDATE author SET is_group = 1 WHERE inverted IS NULL AND is_group(COALESCE(name_en, ''), COALESCE(name_ar, '')) = '1';
UPDATE author_before SET doc = json_set(doc, '$.is_group', IIF(doc ->> '$.inverted' IS NULL
  AND is_group(COALESCE(doc ->> '$.name_en', ''), COALESCE(doc ->> '$.name_ar', '')) = '1', 1, 0));
`;
