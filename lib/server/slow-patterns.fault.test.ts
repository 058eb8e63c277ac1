import { expect, it } from 'vitest';
import { slowest } from '#e2e/hostile/slow-strings.ts';
import { redactLine } from '#lib/service/redact-line.ts';
import { createAddressReader } from './client-address.ts';
import { isStray } from './crawler.ts';
import { chooseEncoding } from './encoding.ts';
import { inlineHashes } from './inline-hashes.ts';
import { linkHeaderOf } from './link-header.ts';
import { asksForFile, pageAddress } from './page-address.ts';
import { pageVerdict } from './page-verdict.ts';
import { readTarget, urlLengthMax } from './request-target.ts';
import { names } from './send-page.ts';

const readers = {
  address: (text: string) => createAddressReader('loopback').of('127.0.0.1', text),
  isStray: (text: string) => isStray(text, `/en/research?${text}`),
  chooseEncoding,
  // A finished page holds text from outside escaped, and raw only inside its own scripts.
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
  names: (text: string) => names(text, '"x"'),
};

it.each(Object.entries(readers))(
  '%s reads 100 kB of anything in time',
  (name, read) => expect(slowest({ [name]: read })).toBeUndefined(),
  600_000,
);
