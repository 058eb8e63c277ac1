import { isMembers } from '#lib/remote/reader/tables/names.ts';
import type { Row } from '#lib/remote/reader/tables/row.ts';
import type { FieldValueKind, ReadContext, ReadValue, Rule } from '#lib/remote/reader/tables/table.ts';
import { parseDate, parseMoment, parseYear } from '#lib/remote/reader/values/parse-date.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import {
  parseCount,
  parseDoi,
  parseFlag,
  parseId,
  parseInteger,
  parseLanguage,
  parseOrcid,
  parseStrings,
  parseUrl,
} from '#lib/remote/reader/values/parse-value.ts';
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

const word = (value: unknown) => (typeof value === 'string' && /^[a-z]{1,20}$/i.test(value) ? value.toLowerCase() : undefined);

const country = (value: unknown) => {
  const text = isMembers(value) ? parseLine(value.code) : parseLine(value);
  return text && /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
};

/** Text with `<sub>`, `<sup>` and `<i>` only. A value with other markup is dropped, because it is not safe to show as HTML. */
const markup = (value: unknown) =>
  typeof value === 'string' && !/<(?!\/?(?:sub|sup|i)>)/.test(value) && value.trim() !== '' ? value.trim() : undefined;

/** The id of a lookup entry. In `{value, text}`, `value` is the id; in `{key, value}`, `value` is the name. */
const lookupId: ReadValue = (row, rule) => {
  const hasName = ['name', 'title', 'text', 'label', 'displayname'].some((name) => typeof row.get(name) === 'string');
  const names = hasName || parseInteger(row.get('value')) !== undefined ? rule.from : rule.from.filter((name) => name !== 'value');
  return firstOf(parseId)(row, { ...rule, from: names }, { language: 'en' });
};

/** Keywords, in the requested language if the service returns both. */
const strings: ReadValue = (row, rule, { language }) => {
  for (const name of rule.from) {
    const value = row.get(name);
    const nested = isMembers(value) ? (value[language] ?? value[language.toUpperCase()]) : undefined;
    const words = parseStrings(row.get(name + language)) ?? parseStrings(nested) ?? parseStrings(value);
    if (words) return words;
  }
  return undefined;
};

/** The reader of each kind of value. */
export const valueKinds: Readonly<Record<FieldValueKind, ReadValue>> = {
  id: firstOf(parseId),
  lookupId,
  text: (row, rule, { language }) => readText(row, rule.from, language),
  prose: (row, rule, { language }) => readText(row, rule.from, language, true),
  name: (row, rule, { language }) => readPersonName(row, rule.from, language),
  line: firstOf((value) => parseLine(Array.isArray(value) ? value[0] : value)),
  word: firstOf(word),
  markup: firstOf(markup),
  integer: firstOf(parseInteger),
  count: firstOf(parseCount),
  flag: firstOf(parseFlag),
  year: firstOf(parseYear),
  date: firstOf(parseDate),
  moment: firstOf(parseMoment),
  doi: firstOf(parseDoi),
  orcid: firstOf(parseOrcid),
  url: firstOf((value, { baseUrl }) => parseUrl(value, baseUrl)),
  country: firstOf(country),
  language: firstOf(parseLanguage),
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
