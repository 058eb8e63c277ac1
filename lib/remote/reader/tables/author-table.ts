import { researchFields } from './research-table.ts';
import type { FieldTable } from './table.ts';

/** How to read a person: for each field, the kind of value and the member names that services use, normalised with `foldName`. */
export const authorFields: FieldTable = {
  id: { as: 'id', from: ['id', 'authorid', 'researcherid', 'userid', 'personid'] },
  name: { as: 'name', from: ['name', 'fullname', 'authorname', 'displayname'] },
  variants: { as: 'strings', from: ['namevariants'] },
  academicTitle: { as: 'text', from: ['academictitle', 'title', 'jobtitle', 'position', 'rank', 'degree'] },
  affiliation: {
    as: 'text',
    from: ['affiliation', 'organization', 'organisation', 'institution', 'university', 'entity', 'employer', 'department'],
  },
  country: { as: 'country', from: ['country', 'countrycode'] },
  orcid: { as: 'orcid', from: ['orcid', 'orcidid'] },
  biography: { as: 'prose', from: ['biography', 'bio', 'about', 'description', 'summary', 'profile'] },
  homepage: { as: 'url', from: ['website', 'homepage', 'url', 'profileurl'] },
  photoUrl: { as: 'url', from: ['photo', 'photourl', 'image', 'imageurl', 'avatar', 'picture', 'profileimage'] },
  areas: researchFields.areas as FieldTable[string],
  publicationCount: {
    as: 'count',
    from: [
      'publicationcount',
      'publicationscount',
      'researchcount',
      'researchescount',
      'paperscount',
      'workscount',
      'numberofpublications',
    ],
  },
  firstYear: { as: 'year', from: ['firstyear'] },
  lastYear: { as: 'year', from: ['lastyear'] },
  recentResearch: { as: 'rows', from: ['recentresearch', 'publications', 'researches', 'research', 'papers', 'works'] },
  updatedAt: researchFields.updatedAt as FieldTable[string],
};

/** How to read one author entry of a publication. */
export const authorshipTable: FieldTable = {
  id: { as: 'id', from: ['authorid', 'id', 'userid', 'personid'] },
  name: authorFields.name as FieldTable[string],
  position: { as: 'count', from: ['position', 'order', 'sequence'] },
  affiliation: authorFields.affiliation as FieldTable[string],
  orcid: authorFields.orcid as FieldTable[string],
  corresponding: { as: 'flag', from: ['iscorresponding', 'corresponding'] },
  country: { as: 'country', from: ['country', 'countrycode'] },
};
