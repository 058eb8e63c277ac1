import { expect, it } from 'vitest';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import { roleInStatement, translatorsIn } from './roles.ts';

it.each([
  ['prepared for NASA by J. Roe and K. Moe', 'Roe, J.', 'authors'],
  ['submitted to ESA by J. Roe', 'Roe, J.', 'authors'],
  ['photographs and text by J. Roe', 'Roe, J.', 'authors'],
  ['designed and written by J. Roe', 'Roe, J.', 'authors'],
  ['Institute of Photogrammetry, J. Roe', 'Roe, J.', 'authors'],
  ['Transport Canada, J. Roe', 'Roe, J.', 'authors'],
  ['edited by Olivia Reed ; texts by Wei Li', 'Li, Wei', 'authors'],
  ['edited by Olivia Reed ; texts by Wei Li', 'Reed, Olivia', 'editors'],
  ['J. Doe ; illustrated by J. Roe', 'Roe, J.', 'others'],
  ['J. Doe ; translated by K. Böhm', 'Böhm, K.', 'translators'],
  ['A. Amin, B. Omar, editors', 'Amin, A.', 'editors'],
  ['J. Doe', 'Roe, J.', undefined],
] as const)('a statement of responsibility tells the role of a name from the words that belong to it: %s, %s', (statement, name, role) => {
  expect(roleInStatement(statement, name)).toBe(role);
});

it('a long statement of responsibility takes no longer than a short one', () => {
  const began = threadMs();
  roleInStatement(`a${' '.repeat(100_000)}b`, 'Roe');
  translatorsIn(`Janex translated by A${', '.repeat(50_000)}x`);
  translatorsIn('translated '.repeat(9000));
  expect(threadMs() - began).toBeLessThan(1000);
});
