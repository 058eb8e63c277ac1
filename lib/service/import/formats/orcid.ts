import type { DraftAuthor } from '#lib/service/import/draft/draft.ts';
import { type Json, listAt, objectAt, textAt } from './reading.ts';

/**
 * A whole public ORCID record in JSON (API and schema 3.0): what it adds to a person who has signed something here. Its works are left to the registers
 * of works, because a record names no co-authors. The names of a deactivated record say only that.
 */
export function readOrcidRecord(record: Json): DraftAuthor {
  if (objectAt(record, 'history', 'deactivation-date')) return {};
  const person = objectAt(record, 'person');
  const [given, family, credit] = ['given-names', 'family-name', 'credit-name'].map((part) => textAt(person, 'name', part, 'value'));
  const others = listAt(person, 'other-names', 'other-name').map((other) => textAt(other, 'content'));
  const name = [given, family].filter(Boolean).join(' ') || credit;
  const employer = objectAt(currentEmployment(record), 'organization');
  return {
    name,
    given,
    family,
    orcid: textAt(record, 'orcid-identifier', 'path'),
    variants: [credit, ...others].filter((variant) => variant !== undefined && variant !== name && !/[,،;؛]/.test(variant)) as string[],
    affiliation: textAt(employer, 'name'),
    country: textAt(employer, 'address', 'country'),
  };
}

/** Of those that have not ended the one that began last; the first of several that began together or do not say when. */
function currentEmployment(record: Json): Json | undefined {
  const today = new Date().toISOString().slice(0, 10);
  const [current] = listAt(record, 'activities-summary', 'employments', 'affiliation-group')
    .flatMap((group) => listAt(group, 'summaries'))
    .map((summary) => objectAt(summary, 'employment-summary'))
    .filter((one): one is Json => one !== undefined && dateAt(one, 'end-date', '9999') >= today)
    .sort((a, b) => dateAt(b, 'start-date', '0000').localeCompare(dateAt(a, 'start-date', '0000'), 'en'));
  return current;
}

/** A date of a year, with month and day where they are given, else as the end of them. */
const dateAt = (employment: Json, name: string, absent: string) =>
  ['year', 'month', 'day'].map((part, at) => textAt(employment, name, part, 'value') ?? [absent, '12', '31'][at]).join('-');
