import type { DraftAuthor } from '#lib/import/draft/draft.ts';
import { type Json, listAt, objectAt, textAt } from './reading.ts';

/** Reads a public ORCID record (JSON, schema 3.0) to complete an existing person. Its works name no co-authors, so they are not read. */
export function readOrcidRecord(record: Json): DraftAuthor {
  if (objectAt(record, 'history', 'deactivation-date')) return {};
  const person = objectAt(record, 'person');
  const [given, family, credit] = ['given-names', 'family-name', 'credit-name'].map((part) => textAt(person, 'name', part, 'value'));
  const otherNames = listAt(person, 'other-names', 'other-name').map((other) => textAt(other, 'content'));
  const name = [given, family].filter(Boolean).join(' ') || credit;
  const employer = objectAt(currentEmployment(record), 'organization');
  return {
    name,
    given,
    family,
    orcid: textAt(record, 'orcid-identifier', 'path'),
    variants: [credit, ...otherNames].filter((variant) => variant !== undefined && variant !== name && !/[,،;؛]/.test(variant)) as string[],
    affiliation: textAt(employer, 'name'),
    country: textAt(employer, 'address', 'country'),
  };
}

/** The current employment that began last. Of employments with the same date or none, the first in the record. */
function currentEmployment(record: Json): Json | undefined {
  const today = new Date().toISOString().slice(0, 10);
  const [current] = listAt(record, 'activities-summary', 'employments', 'affiliation-group')
    .flatMap((group) => listAt(group, 'summaries'))
    .map((summary) => objectAt(summary, 'employment-summary'))
    .filter((employment): employment is Json => employment !== undefined && dateAt(employment, 'end-date', '9999') >= today)
    .sort((a, b) => dateAt(b, 'start-date', '0000').localeCompare(dateAt(a, 'start-date', '0000'), 'en'));
  return current;
}

/** An ISO date. A missing year becomes `absent`, a missing month 12, and a missing day 31. */
const dateAt = (employment: Json, name: string, absent: string) =>
  ['year', 'month', 'day'].map((part, index) => textAt(employment, name, part, 'value') ?? [absent, '12', '31'][index]).join('-');
