import { expect, it } from 'vitest';
import { findJourneys } from './find-journeys.ts';

const rewrites = [{ source: '/:language(en|ar)/research.:extension(bib|ris)', destination: '/bff/:language/exports/research/:extension' }];

it.each([
  ['the page of the dictionary', 'app/[locale]/terms/page.tsx', 'e2e/content/terms.spec.ts', 'e2e/content/key.spec.ts'],
  ['the page of an author', 'app/[locale]/authors/[id]/page.tsx', 'e2e/content/author.spec.ts', 'e2e/content/terms.spec.ts'],
  ['a component of one page', 'components/record/record-bar.tsx', 'e2e/content/record.spec.ts', 'e2e/content/key.spec.ts'],
  ['the route of exports', 'app/bff/[language]/exports/research/[extension]/route.ts', 'e2e/lists/exports.test.ts', 'e2e/phone.spec.ts'],
  ['a helper of journeys', 'e2e/hold-responses.ts', 'e2e/lists/browse.spec.ts', 'e2e/process.spec.ts'],
])('a change of %s finds the journeys that visit it, and no others', (_, file, visiting, other) => {
  const journeys = findJourneys([file], rewrites);
  expect(journeys).toContain(visiting);
  expect(journeys).not.toContain(other);
});

it('a change of the layout finds all journeys that open pages', () => {
  const journeys = findJourneys(['app/[locale]/layout.tsx'], rewrites);
  for (const file of ['e2e/page-kinds.spec.ts', 'e2e/lists/rows.spec.ts', 'e2e/content/key.spec.ts']) expect(journeys).toContain(file);
});

it('a change of a document or a command finds no journeys', () => {
  expect(findJourneys(['README.md', 'lib/commands/vocabulary.ts'], rewrites)).toEqual([]);
});
