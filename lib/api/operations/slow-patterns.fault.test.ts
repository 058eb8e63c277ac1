import { expect, it } from 'vitest';
import { slowest } from '#e2e/hostile/slow-strings.ts';
import { negotiate } from '#lib/api/respond/negotiate.ts';
import { matchesTag } from '#lib/base/http/matches-tag.ts';
import { redact } from '#lib/base/logs/redact.ts';
import { lineMax } from '#lib/domain/text.ts';
import { decodeLatex, encodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { readResearchCsv } from '#lib/formats/testing/read-csv.ts';
import { readRis } from '#lib/formats/testing/read-ris.ts';
import { personName } from '#lib/formats/values/person-name.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import { decodeEntities } from '#lib/import/clean/entities.ts';
import { cleanDoi, cleanUrl } from '#lib/import/clean/identifiers.ts';
import { mathToHtml } from '#lib/import/clean/mathml.ts';
import { splitNames } from '#lib/import/clean/people/names.ts';
import { cleanPlain } from '#lib/import/clean/plain.ts';
import { cleanRich } from '#lib/import/clean/rich-text.ts';
import { nextPage } from '#lib/import/harvest/next-page.ts';
import { recordReaders } from '#lib/import/testing/record-readers.ts';
import { readKeyForm } from '#lib/keys/forms/read-key-form.ts';
import { wordRanges } from '#lib/text/analyse/analyse.ts';
import { latexToHtml } from '#lib/text/latex/latex-to-html.ts';
import { readMaths } from '#lib/text/latex/read-maths.ts';
import { identifierIn } from '#lib/text/query/identifier.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parseQuery,
  identifierIn,
  wordRanges: (text: string) => wordRanges(text),
  personName,
  plainText,
  encodeLatex,
  decodeLatex,
  latexToHtml,
  readMaths,
  readRis,
  readResearchCsv,
  decodeEntities,
  cleanDoi,
  cleanUrl,
  mathToHtml,
  splitNames,
  cleanPlain,
  cleanHtml: (text: string) => cleanRich(text, 'html'),
  cleanLatex: (text: string) => cleanRich(text, 'latex'),
  ...recordReaders,
  ...Object.fromEntries(Object.entries(recordReaders).map(([name, read]) => [`${name}Within`, (text) => read(text.slice(0, lineMax))])),
  harvestedXml: (text: string) => nextPage('https://a.example/oai', 'https://a.example/oai', text),
  readKeyForm: (text: string) => readKeyForm({ name: text, email: text, comment: text }),
  redact,
  negotiate: (text: string) => negotiate(text, ['json', 'csv']),
  matchesTag: (text: string) => matchesTag(text, '"x"', false),
};

it.each(Object.entries(readers))(
  '%s reads 100 kB of anything in time',
  (name, read) => expect(slowest({ [name]: read })).toBeUndefined(),
  600_000,
);
