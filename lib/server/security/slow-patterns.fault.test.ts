import { expect, it } from 'vitest';
import { slowest } from '#e2e/hostile/slow-strings.ts';
import { chooseEncoding } from '#lib/base/http/encoding.ts';
import { redactLine } from '#lib/base/logs/redact-line.ts';
import { inlineHashes } from '#lib/server/http/inline-hashes.ts';
import { linkHeaderOf } from '#lib/server/http/link-header.ts';
import { asksForFile, pageAddress } from '#lib/server/http/page-address.ts';
import { readTarget, urlLengthMax } from '#lib/server/http/request-target.ts';
import { pageVerdict } from '#lib/server/pages/page-verdict.ts';
import { isStray } from './check-request.ts';
import { createAddressReader } from './client-address.ts';

const readers = {
  address: (text: string) => createAddressReader('loopback').of('127.0.0.1', text),
  isStray: (text: string) => isStray(text, `/en/research?${text}`),
  chooseEncoding,
  // Finished pages contain text from data escaped in their markup, and unescaped only inside their scripts.
  inlineHashes: (text: string) =>
    inlineHashes(
      `<p title="${text.replace(/[<>&"]/g, '&amp;')}">${text.replace(/[<>&"]/g, '&amp;')}</p><script nonce="M">${text.replaceAll('</', '')}</script>`,
      'M',
    ),
  linkHeader: (text: string) => linkHeaderOf(`<link rel="cite-as" ${text}</head>`),
  pageAddress: (text: string) => pageAddress(`/en/research?${text}`, { rsc: '1', 'next-url': text }),
  asksForFile: (text: string) => asksForFile({ accept: text }),
  pageVerdict: (text: string) => pageVerdict(`<main ${text}`),
  readTarget: (text: string) => readTarget(`/${text}`.slice(0, urlLengthMax)),
  redactLine: (text: string) => redactLine(text),
};

it.each(Object.entries(readers))(
  '%s reads 100 kB of anything in time',
  (name, read) => expect(slowest({ [name]: read })).toBeUndefined(),
  600_000,
);
