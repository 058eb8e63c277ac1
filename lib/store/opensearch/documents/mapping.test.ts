import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentVersion, indexBody, indexNames } from './mapping.ts';

test('the fields of documents are those of this version of the document format', () => {
  // An index of an earlier version has no values in a new field. After a change of fields: raise `documentVersion`, then change this digest.
  const fields = JSON.stringify(indexNames.map((name) => indexBody(name).mappings.properties));
  expect([documentVersion, hash('sha256', fields).slice(0, 12)]).toEqual([12, '7ec92d1eea64']);
});
