import { researchFields } from './research-table.ts';
import { type FieldTable, rule } from './table.ts';

/** How to read an entry of a lookup (a type or an area), by member names normalised with `foldName`. */
export const lookupFields = {
  id: rule('lookupId', 'id value key code lookupid typeid areaid researchtypeid researchareaid focusedareaid researchareacode'),
  name: rule('text', 'name title text label description displayname value'),
  code: rule('line', 'code'),
  description: rule('prose', 'description'),
  displayOrder: rule('count', 'displayorder order sortorder rank'),
  researchCount: rule('count', 'researchcount count publicationscount publicationcount'),
  active: rule('flag', 'active isactive enabled status activeind'),
  updatedAt: researchFields.updatedAt,
} satisfies FieldTable;

/** How to read a reference to a lookup entry inside a record. */
export const refTable = {
  id: lookupFields.id,
  name: rule('text', 'name title text label displayname description'),
} satisfies FieldTable;

export const venueRowFields = {
  name: rule('text', 'name title displayname'),
  kind: rule('word', 'kind type'),
  publisher: researchFields.publisher,
  issn: researchFields.issn,
  isbn: researchFields.isbn,
} satisfies FieldTable;
