import fc from 'fast-check';
import { expect } from 'vitest';
import { GET as authors } from '#app/bff/[language]/authors/route.ts';
import { GET as authorFile } from '#app/bff/[language]/exports/authors/[id]/[extension]/route.ts';
import { GET as researchFile } from '#app/bff/[language]/exports/research/[extension]/route.ts';
import { GET as authorFeed } from '#app/bff/[language]/feeds/authors/[id]/route.ts';
import { GET as feed } from '#app/bff/[language]/feeds/research/route.ts';
import { GET as recordFile } from '#app/bff/[language]/research/[id]/[extension]/route.ts';
import { GET as research } from '#app/bff/[language]/research/route.ts';
import { GET as suggest } from '#app/bff/[language]/suggest/route.ts';
import { GET as sitemap } from '#app/bff/sitemap/[number]/route.ts';
import { GET as download } from '#app/downloads/[file]/route.ts';
import { GET as oai } from '#app/oai/route.ts';
import { addressParameters } from '#lib/testing/address-parameters.ts';
import { nastyStrings } from '#lib/testing/nasty-strings.ts';
import { testSite } from './starter-instance.ts';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response> | Response;

const handlers = {
  research,
  authors,
  suggest,
  researchFile,
  authorFile,
  recordFile,
  feed,
  authorFeed,
  sitemap,
  download,
  oai,
} as unknown as Record<string, Handler>;

/** The parameter names of all addresses, and names of built-in object properties. */
const names = [
  ...addressParameters,
  ...['text', 'format', 'columns', 'hasArabic', 'facets', 'cursor'],
  ...['verb', 'identifier', 'metadataPrefix', 'from', 'until', 'set', 'resumptionToken', 'constructor', 'toString', 'hasOwnProperty'],
] as const;

const value = fc.oneof(
  fc.constantFrom(...nastyStrings),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('0', '1', '-1', '1e9', '99999999999999999999', '٢٠٢٤', '1,2,3', '1,,', 'ListRecords', 'Identify', 'oai_dc', '2026-11-21'),
  fc.integer().map(String),
);
// An address cannot contain a lone surrogate, so `toWellFormed` replaces them.
const segment = fc
  .oneof(
    fc.constantFrom(
      '1',
      '300',
      '0',
      '999999',
      '__proto__',
      'constructor',
      'toString',
      'bib',
      'csv',
      'json',
      'atom',
      'ris',
      'jsonld',
      'postman.json',
    ),
    value,
  )
  .map((text) => text.toWellFormed());

/** One request: handler, language and random values in its address. */
export const handlerCase = fc.record({
  // Complete exports are rarer, because they take a hundred times as long as a list.
  name: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom('research', 'authors', 'suggest', 'recordFile', 'authorFeed', 'download', 'oai', 'feed', 'sitemap'),
    },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(handlers)) },
  ),
  language: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('en', 'ar') }, { weight: 1, arbitrary: segment }),
  id: segment,
  extension: segment,
  sent: fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 }),
});

/** Sends one request. Fails if the response is a server error, leaks a stack trace or repeats markup of the request. */
export async function checkHandler({
  name,
  language,
  id,
  extension,
  sent,
}: typeof handlerCase extends fc.Arbitrary<infer Case> ? Case : never): Promise<void> {
  const search = new URLSearchParams(sent.map(([key, text]) => [key, text.toWellFormed()]));
  const request = new Request(`${testSite}/x?${search}`);
  const params = Promise.resolve({ language, id, extension, number: id, file: id });
  const response = await (handlers[name] as Handler)(request, { params });
  const message = `${name} ${language} ${id} ${extension} ${search}`;
  expect(response.status, message).toBeLessThan(500);
  const text = await response.text();
  expect(/\n\s+at .+:\d+:\d+|node_modules|node:internal|SQLITE|fts5/.test(text), message).toBe(false);
  // Only responses of these types have to escape markup, because browsers do not interpret it in others.
  if (/html|xml|svg/.test(response.headers.get('content-type') ?? ''))
    expect(/<(?:script|img|iframe|svg\/|meta http)/i.test(text), message).toBe(false);
  for (const [, header] of response.headers) expect(header, message).not.toMatch(/[\r\n]/);
}
