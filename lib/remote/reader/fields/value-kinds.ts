import { isMembers } from '#lib/remote/reader/tables/names.ts';
import type { Row } from '#lib/remote/reader/tables/row.ts';
import type { FieldValueKind, ReadContext, ReadValue, Rule } from '#lib/remote/reader/tables/table.ts';
import { cleanDate, cleanMoment, cleanYear } from '#lib/remote/reader/values/clean-date.ts';
import { cleanLine } from '#lib/remote/reader/values/clean-text.ts';
import {
  cleanDoi,
  cleanFlag,
  cleanId,
  cleanInteger,
  cleanLanguage,
  cleanOrcid,
  cleanStrings,
  cleanUrl,
} from '#lib/remote/reader/values/clean-value.ts';
import {
  readCitationsFrom,
  readHighlights,
  readNotices,
  readReason,
  readReferences,
  readTextOrigins,
  readVersions,
} from '#lib/remote/reader/values/read-match.ts';
import { readPersonName } from '#lib/remote/reader/values/read-person-name.ts';
import { readText } from '#lib/remote/reader/values/read-text.ts';
import { readAuthors } from './read-authors.ts';
import { readRef, readRefs } from './read-refs.ts';
import { readVenue } from './read-venue.ts';

/** Creates a reader that tries the accepted names in order and returns the first value that `clean` accepts. */
function firstOf<T>(
  clean: (value: unknown, context: ReadContext) => T | undefined,
): (row: Row, rule: Rule, context: ReadContext) => T | undefined {
  return (row, rule, context) => {
    for (const name of rule.from) {
      const value = clean(row.get(name), context);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

const notNegative = (value: unknown) => {
  const number = cleanInteger(value);
  return number !== undefined && number >= 0 ? number : undefined;
};

const word = (value: unknown) => (typeof value === 'string' && /^[a-z]{1,20}$/i.test(value) ? value.toLowerCase() : undefined);

const country = (value: unknown) => {
  const text = isMembers(value) ? cleanLine(value.code) : cleanLine(value);
  return text && /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
};

/** Text with `<sub>`, `<sup>` and `<i>` only. A value with other markup is dropped, because it is not safe to show as HTML. */
const markup = (value: unknown) =>
  typeof value === 'string' && !/<(?!\/?(?:sub|sup|i)>)/.test(value) && value.trim() !== '' ? value.trim() : undefined;

/** The id of a lookup entry. In `{value, text}`, `value` is the id; in `{key, value}`, `value` is the name. */
const lookupId: ReadValue = (row, rule) => {
  const hasName = ['name', 'title', 'text', 'label', 'displayname'].some((name) => typeof row.get(name) === 'string');
  const names = hasName || cleanInteger(row.get('value')) !== undefined ? rule.from : rule.from.filter((name) => name !== 'value');
  return firstOf(cleanId)(row, { ...rule, from: names }, { language: 'en' });
};

/** Keywords, in the requested language if the service returns both. */
const strings: ReadValue = (row, rule, { language }) => {
  for (const name of rule.from) {
    const value = row.get(name);
    const nested = isMembers(value) ? (value[language] ?? value[language.toUpperCase()]) : undefined;
    const words = cleanStrings(row.get(name + language)) ?? cleanStrings(nested) ?? cleanStrings(value);
    if (words) return words;
  }
  return undefined;
};

/** The reader of each kind of value. */
export const valueKinds: Readonly<Record<FieldValueKind, ReadValue>> = {
  id: firstOf(cleanId),
  lookupId,
  text: (row, rule, { language }) => readText(row, rule.from, language),
  prose: (row, rule, { language }) => readText(row, rule.from, language, true),
  name: (row, rule, { language }) => readPersonName(row, rule.from, language),
  line: firstOf((value) => cleanLine(Array.isArray(value) ? value[0] : value)),
  word: firstOf(word),
  markup: firstOf(markup),
  integer: firstOf(cleanInteger),
  count: firstOf(notNegative),
  flag: firstOf(cleanFlag),
  year: firstOf(cleanYear),
  date: firstOf(cleanDate),
  moment: firstOf(cleanMoment),
  doi: firstOf(cleanDoi),
  orcid: firstOf(cleanOrcid),
  url: firstOf((value, { baseUrl }) => cleanUrl(value, baseUrl)),
  country: firstOf(country),
  language: firstOf(cleanLanguage),
  strings,
  ref: readRef,
  refs: readRefs,
  authors: readAuthors,
  venue: readVenue,
  highlights: firstOf(readHighlights),
  notices: firstOf(readNotices),
  versions: firstOf(readVersions),
  references: firstOf(readReferences),
  citationsFrom: firstOf(readCitationsFrom),
  textOrigins: firstOf(readTextOrigins),
  reason: firstOf(readReason),
  rows: firstOf((value) => (Array.isArray(value) ? value : undefined)),
};
