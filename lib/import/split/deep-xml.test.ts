import { expect, it } from 'vitest';
import { writeImportFault } from '#lib/import/report/fault-texts.ts';
import { mapText } from '#lib/import/testing/read-fixture.ts';
import { splitXml } from './split-xml.ts';

const dc = (elements: string) => `<dc>${elements}</dc>\n`;
const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
const file = `<OAI-PMH>${dc('<title>Dust on Mars</title>')}${dc(`<title>Deep</title>${nested(20_000)}`)}${dc('<title>Ice on Mars</title>')}</OAI-PMH>`;

it('an XML record that is too deep costs only itself, and can be sent to a thread', async () => {
  const entries = [];
  for await (const entry of splitXml(
    (async function* () {
      yield file;
    })(),
  ))
    entries.push(entry);
  expect(structuredClone(entries).map(({ line, fault }) => [line, fault])).toEqual([
    [1, undefined],
    [2, 'too_deep'],
    [3, undefined],
  ]);
});

it('a record that is too deep is refused in both languages, and its neighbours are read', async () => {
  const results = await mapText('a.xml', file);
  expect(results.map(({ refusals }) => refusals[0]?.code)).toEqual([undefined, 'too_deep', undefined]);
  const [refusal] = results[1]?.refusals ?? [];
  expect(refusal && [writeImportFault(refusal, 'en'), writeImportFault(refusal, 'ar')]).toEqual([
    expect.stringContaining('more than 100 levels'),
    expect.stringContaining('أكثر من 100 مستوى'),
  ]);
});
