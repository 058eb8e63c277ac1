import { expect, it } from 'vitest';
import { slowest } from '#e2e/hostile/slow-strings.ts';
import { latexToHtml } from '#lib/domain/latex/latex-to-html.ts';
import { readMaths } from '#lib/domain/latex/read-maths.ts';
import { lineMax } from '#lib/domain/text.ts';
import { decodeLatex, encodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { personName } from '#lib/formats/person-name.ts';
import { plainText } from '#lib/formats/plain-text.ts';
import { readResearchCsv } from '#lib/formats/testing/read-csv.ts';
import { readRis } from '#lib/formats/testing/read-ris.ts';
import { matchesTag } from '#lib/service/answers/conditional.ts';
import { negotiate } from '#lib/service/answers/negotiate.ts';
import { decodeEntities } from '#lib/service/import/clean/entities.ts';
import { cleanDoi, cleanUrl } from '#lib/service/import/clean/identifiers.ts';
import { mathToHtml } from '#lib/service/import/clean/mathml.ts';
import { splitNames } from '#lib/service/import/clean/names.ts';
import { cleanPlain } from '#lib/service/import/clean/plain.ts';
import { cleanRich } from '#lib/service/import/clean/rich-text.ts';
import { recordReaders } from '#lib/service/import/fixtures/record-readers.ts';
import { nextPage } from '#lib/service/import/harvest/next-page.ts';
import { readKeyForm } from '#lib/service/keys/forms/read-key-form.ts';
import { redact } from '#lib/service/keys/redact.ts';
import { wordRanges } from '#lib/text/analyse.ts';
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
