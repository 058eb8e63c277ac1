import { expect, it } from 'vitest';
import { slowest } from '#e2e/hostile/slow-strings.ts';
import { problemOfStatus, problemOfText } from '#lib/remote/reader/envelopes/read-problem.ts';
import { splitAuthorNames } from '#lib/remote/reader/fields/read-authors.ts';
import { foldName } from '#lib/remote/reader/tables/names.ts';
import { parseDate } from './parse-date.ts';
import { parseText, textOfHtml } from './parse-text.ts';
import { parseDoi, parseFlag, parseLanguage, parseOrcid, parseStrings, parseUrl } from './parse-value.ts';

const readers = {
  parseDate,
  parseText,
  parseDoi,
  parseFlag,
  parseLanguage,
  parseOrcid,
  parseStrings,
  parseUrl: (text: string) => parseUrl(text),
  foldName,
  splitAuthorNames,
  textOfHtml,
  problemOfStatus: (text: string) => problemOfStatus(403, new Headers(), text),
  problemOfText: (text: string) => problemOfText(text, 'text/html'),
};

it.each(Object.entries(readers))(
  '%s reads 100 kB of anything in time',
  (name, read) => expect(slowest({ [name]: read })).toBeUndefined(),
  600_000,
);
