import { researchFields } from './research-table.ts';
import { type FieldTable, rule } from './table.ts';

/** How to read a person: for each field, the kind of value and the member names that services use, normalised with `foldName`. */
export const authorFields = {
  id: rule('id', 'id authorid researcherid userid personid'),
  name: rule('name', 'name fullname authorname displayname'),
  isGroup: rule('flag', 'isgroup'),
  variants: rule('strings', 'namevariants'),
  academicTitle: rule('text', 'academictitle title jobtitle position rank degree'),
  affiliation: rule('text', 'affiliation organization organisation institution university entity employer department'),
  country: rule('country', 'country countrycode'),
  orcid: rule('orcid', 'orcid orcidid'),
  biography: rule('prose', 'biography bio about description summary profile'),
  homepage: rule('url', 'website homepage url profileurl'),
  photoUrl: rule('url', 'photo photourl image imageurl avatar picture profileimage'),
  areas: researchFields.areas,
  publicationCount: rule(
    'count',
    'publicationcount publicationscount researchcount researchescount paperscount workscount numberofpublications',
  ),
  firstYear: rule('year', 'firstyear'),
  lastYear: rule('year', 'lastyear'),
  recentResearch: rule('rows', 'recentresearch publications researches research papers works'),
  updatedAt: researchFields.updatedAt,
} satisfies FieldTable;

/** How to read one author entry of a publication. */
export const authorshipTable = {
  id: rule('id', 'authorid id userid personid'),
  name: authorFields.name,
  signedName: rule('text', 'signedname'),
  position: rule('count', 'position order sequence'),
  affiliation: authorFields.affiliation,
  orcid: authorFields.orcid,
  corresponding: rule('flag', 'iscorresponding corresponding'),
  country: rule('country', 'country countrycode'),
} satisfies FieldTable;
