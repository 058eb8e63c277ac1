import { expect, it } from 'vitest';
import { slowest } from '#e2e/hostile/slow-strings.ts';
import { problemOfStatus, problemOfText } from '#lib/remote/reader/envelopes/read-problem.ts';
import { splitNames } from '#lib/remote/reader/fields/read-authors.ts';
import { foldName } from '#lib/remote/reader/tables/names.ts';
import { cleanDate } from './clean-date.ts';
import { cleanText } from './clean-text.ts';
import { cleanDoi, cleanFlag, cleanLanguage, cleanOrcid, cleanStrings, cleanUrl } from './clean-value.ts';
import { textOfHtml } from './text-of-html.ts';

const readers = {
  cleanDate,
  cleanText,
  cleanDoi,
  cleanFlag,
  cleanLanguage,
  cleanOrcid,
  cleanStrings,
  cleanUrl: (text: string) => cleanUrl(text),
  foldName,
  splitNames,
  textOfHtml,
  problemOfStatus: (text: string) => problemOfStatus(403, new Headers(), text),
  problemOfText: (text: string) => problemOfText(text, 'text/html'),
};

it.each(Object.entries(readers))(
  '%s reads 100 kB of anything in time',
  (name, read) => expect(slowest({ [name]: read })).toBeUndefined(),
  600_000,
);
