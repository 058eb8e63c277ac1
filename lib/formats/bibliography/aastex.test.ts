import { expect, it } from 'vitest';
import type { BibliographicEntry } from '#lib/formats/cite/reference.ts';
import { writeAastex } from './aastex.ts';

const reference: BibliographicEntry = {
  key: 'wu2020101',
  kind: 'journal-article',
  title: 'Masers & jets',
  authors: [{ family: 'Wu', given: 'Yuan-Wei' }],
  authorsIncomplete: false,
  year: 2020,
  venue: 'The Astrophysical Journal',
  volume: '900',
  pages: '12-20',
  doi: '10.5555/x',
  keywords: [],
};

it('a reference follows the style of the AAS journals', () => {
  expect(writeAastex(reference)).toBe(
    '\\bibitem[Wu(2020)]{wu2020101} Wu, Y.-W.\\ 2020, Masers \\& jets, The Astrophysical Journal, 900, 12. doi:10.5555/x\n',
  );
});

it('AASTeX names two authors, and cuts more than eight to three', () => {
  const li = { family: 'Li', given: 'X. Y.' };
  expect(writeAastex({ ...reference, authors: [...reference.authors, li] })).toContain(
    '[Wu \\& Li(2020)]{wu2020101} Wu, Y.-W., \\& Li, X.~Y.\\ 2020',
  );
  const many = Array.from({ length: 9 }, () => li);
  expect(writeAastex({ ...reference, authors: many })).toContain(
    '[Li et al.(2020)]{wu2020101} Li, X.~Y., Li, X.~Y., Li, X.~Y., et al.\\ 2020',
  );
});

it('a retracted work is marked, and people and year are optional', () => {
  expect(writeAastex({ ...reference, retracted: true, authors: [], year: undefined } as never)).toMatch(
    /^\\bibitem\[Anonymous\(n\.d\.\)\].* n\.d\., Masers \\& jets \[Retracted\]/,
  );
});

it('a work without authors is listed under its editors', () => {
  expect(writeAastex({ ...reference, authors: [], editors: [{ family: 'Reis', given: 'Mona' }] })).toMatch(
    /^\\bibitem\[Reis\(2020\)\]\{wu2020101\} Reis, M\.\\ 2020, /,
  );
});
