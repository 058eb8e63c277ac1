import { expect, it } from 'vitest';
import { mapText } from '#lib/import/testing/read-fixture.ts';
import { writeImportFault } from './fault-texts.ts';

const count = 20_000;

it('a table with very many columns lists as many of them as a person reads', async () => {
  const columns = Array.from({ length: count }, (_, index) => `c${index}`).join(',');
  const [result] = await mapText('a.csv', `title,${columns}\nDust on Mars,${'x,'.repeat(count - 1)}x\n`);
  expect(result?.loadable).toBeDefined();
  expect(result?.unread).toHaveLength(200);
});

it('a record with very many faults lists the first ones, and counts the others', async () => {
  const areas = Array.from({ length: count }, (_, index) => `area ${index}`).join(';');
  const unknown = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
  const [row] = await mapText('a.csv', `title,areas\nDust on Mars,${areas}\n`);
  const [ownResult] = await mapText('a.jsonl', `${JSON.stringify({ key: 'k', title: { en: 'Dust on Mars' }, areas: [], ...unknown })}\n`);
  for (const result of [row, ownResult]) {
    expect(result?.refusals).toHaveLength(51);
    expect(result?.refusals.at(-1)?.code).toBe('more_faults');
  }
  const last = row?.refusals.at(-1);
  expect(last && writeImportFault(last, 'en')).toBe('"19950" further faults of this record are not listed');
  expect(last && writeImportFault(last, 'ar')).toContain('«19950» عدد الأخطاء الأخرى');
});

it('an XML record with very many unknown elements lists two hundred', async () => {
  const unknown = Array.from({ length: 5000 }, (_, index) => `<x${index}>y</x${index}>`).join('');
  const [result] = await mapText('a.xml', `<OAI-PMH><dc><title>Dust on Mars</title>${unknown}</dc></OAI-PMH>`);
  expect(result?.unread?.length).toBeLessThanOrEqual(200);
});
