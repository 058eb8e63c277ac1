import { expect, it } from 'vitest';
import { distinctNotices, isRetracted } from './notice.ts';

it('the list has each notice once, the gravest first, and omits one without a DOI next to one of its kind with a DOI', () => {
  expect(
    distinctNotices([
      { kind: 'correction', doi: '10.1/c' },
      { kind: 'retraction' },
      { kind: 'retraction', doi: '10.1/r', date: '2020-05-01' },
      { kind: 'correction', doi: '10.1/c' },
    ]),
  ).toEqual([
    { kind: 'retraction', doi: '10.1/r', date: '2020-05-01' },
    { kind: 'correction', doi: '10.1/c' },
  ]);
});

it('a correction is not treated as a retraction', () => {
  expect([isRetracted({}), isRetracted({ notices: [{ kind: 'correction' }] }), isRetracted({ notices: [{ kind: 'retraction' }] })]).toEqual(
    [false, false, true],
  );
});
