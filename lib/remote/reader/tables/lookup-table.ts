import { researchFields } from './research-table.ts';
import type { FieldTable } from './table.ts';

/** How to read an entry of a lookup (a type or an area), by member names normalised with `foldName`. */
export const lookupFields: FieldTable = {
  id: {
    as: 'lookupId',
    from: [
      'id',
      'value',
      'key',
      'code',
      'lookupid',
      'typeid',
      'areaid',
      'researchtypeid',
      'researchareaid',
      'focusedareaid',
      'researchareacode',
    ],
  },
  name: { as: 'text', from: ['name', 'title', 'text', 'label', 'description', 'displayname', 'value'] },
  code: { as: 'line', from: ['code'] },
  description: { as: 'prose', from: ['description'] },
  displayOrder: { as: 'count', from: ['displayorder', 'order', 'sortorder', 'rank'] },
  researchCount: { as: 'count', from: ['researchcount', 'count', 'publicationscount', 'publicationcount'] },
  active: { as: 'flag', from: ['active', 'isactive', 'enabled', 'status', 'activeind'] },
  updatedAt: researchFields.updatedAt as FieldTable[string],
};

/** How to read a reference to a lookup entry inside a record. */
export const refTable: FieldTable = {
  id: lookupFields.id as FieldTable[string],
  name: { as: 'text', from: ['name', 'title', 'text', 'label', 'displayname', 'description'] },
};

export const venueRowFields: FieldTable = {
  name: { as: 'text', from: ['name', 'title', 'displayname'] },
  kind: { as: 'word', from: ['kind', 'type'] },
  publisher: researchFields.publisher as FieldTable[string],
  issn: researchFields.issn as FieldTable[string],
  isbn: researchFields.isbn as FieldTable[string],
};
