import { expect, it } from 'vitest';
import { framedStrings } from '#e2e/hostile/slow-strings.ts';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import { lineMax } from '#lib/domain/text.ts';
import { cleanRich } from '#lib/import/clean/rich-text.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';
import { recordReaders } from '#lib/import/testing/record-readers.ts';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  html: (text) => cleanRich(text, 'html'),
  latex: (text) => cleanRich(text, 'latex'),
  ...recordReaders,
};

it.each(Object.entries(readers))('%s takes time linear in its length', (_name, read) => {
  for (const text of framedStrings) {
    const began = threadMs();
    read(text);
    read(text.slice(0, lineMax));
    expect(threadMs() - began, `${text.slice(0, 12)}…${text.slice(-8)}`).toBeLessThan(1500);
  }
});

it.each([
  ['without given names', 'W/"a",'.repeat(17_000)],
  ['of one family', Array.from({ length: 9000 }, (_, index) => `Ab, Cd${index}/1;`).join(' ')],
])('thousands of names and ORCID iDs %s are compared in time', (_what, names) => {
  const began = threadMs();
  readers.csvRow?.(names);
  expect(threadMs() - began).toBeLessThan(3000);
});

it.each([
  ['one of blanks', `TI  - a${' '.repeat(150_000)}b`],
  ['one over many lines', `TI  - a\n${'x\n'.repeat(400_000)}`],
])('a record with a title like %s is read at once', async (_name, title) => {
  const began = threadMs();
  const results = await mapText('a.ris', `TY  - JOUR\n${title}\nER  -\nTY  - JOUR\nTI  - Mars\nER  -\n`);
  expect(threadMs() - began).toBeLessThan(2000);
  expect(results.at(-1)?.loadable).toBeDefined();
});

it('blanks around separators of keywords and names are collapsed', async () => {
  const [result] = await mapText('a.ris', 'TY  - JOUR\nTI  - a   b\n \t c\nKW  - Mars  ;   dust\nER  -\n');
  expect(result?.label).toBe('a b c');
  const [repaired] = await recordsIn('a.ris', 'TY  - JOUR\nTI  - Mars vu\u00c3\u00a0 la loupe\nER  -\n');
  expect(Object.values(repaired?.title ?? {})).toEqual(['Mars vuà la loupe']);
});
