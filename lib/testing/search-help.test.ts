import { expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import ar from '#messages/ar.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { openStarterStore } from './starter-store.ts';

it('every example of the search help finds something in the starter collection', async () => {
  const store = await openStarterStore();
  const examplesOf = ({ list: { help } }: typeof en) => Object.values(help).flatMap((way) => (typeof way === 'string' ? [] : way.example));
  for (const [language, examples] of [
    ['en', examplesOf(en)],
    ['ar', examplesOf(ar)],
  ] as const) {
    expect(examples.length).toBeGreaterThan(10);
    for (const keyword of examples) {
      const { total, warnings } = await store.findResearch(language, { ...defaultResearchQuery, keyword });
      expect(total, keyword).toBeGreaterThan(0);
      expect(warnings, keyword).toEqual([]);
    }
  }
  await store.close();
});
