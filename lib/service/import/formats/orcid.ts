import type { DraftAuthor } from '#lib/service/import/draft/draft.ts';
import { type Json, listAt, objectAt, textAt } from './reading.ts';

/**
 * A public ORCID record in JSON (API and schema 3.0): what it adds to a person who has signed something here. Its works are left to the registers
 * of works, because a record names no co-authors.
 */
export function readOrcidRecord(record: Json): DraftAuthor {
  const person = objectAt(record, 'person');
  const [given, family, credit] = ['given-names', 'family-name', 'credit-name'].map((part) => textAt(person, 'name', part, 'value'));
  const others = listAt(person, 'other-names', 'other-name').map((other) => textAt(other, 'content'));
  const name = [given, family].filter(Boolean).join(' ') || credit;
  const employer = currentEmployer(record);
  return {
    name,
    given,
    family,
    orcid: textAt(record, 'orcid-identifier', 'path'),
    variants: [credit, ...others].filter((variant) => variant !== undefined && variant !== name && !variant.includes(',')) as string[],
    affiliation: textAt(employer, 'name'),
    country: textAt(employer, 'address', 'country'),
  };
}

/** Of several the first, as the person has ordered them; one that has ended does not say where the person is. */
function currentEmployer(record: Json): Json | undefined {
  const employments = listAt(record, 'activities-summary', 'employments', 'affiliation-group')
    .flatMap((group) => listAt(group, 'summaries'))
    .map((summary) => objectAt(summary, 'employment-summary'));
  return objectAt(
    employments.find((employment) => employment && !objectAt(employment, 'end-date')),
    'organization',
  );
}
