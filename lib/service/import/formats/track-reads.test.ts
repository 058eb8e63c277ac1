import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject, listAt, textAt, textsAt } from './reading.ts';
import { trackReads } from './track-reads.ts';

const unreadAfter = (value: object, read: (value: object) => void) => {
  const tracked = trackReads(value);
  read(tracked.value);
  return tracked.unread().map(({ field }) => field);
};

it('names what nobody read, the part as one where nobody looked into it, and nothing that is empty', () => {
  const work = { title: 'A', note: 'B', biblio: { volume: '1', issue: '2' }, grants: [{ id: 'x' }], empty: [], nothing: null, blank: ' ' };
  const unread = unreadAfter(work, (seen) => {
    textAt(seen, 'title');
    textAt(seen, 'biblio', 'volume');
  });
  expect(unread).toEqual(['note', 'biblio.issue', 'grants']);
});

it('takes the members of a list for one field', () => {
  const work = {
    author: [
      { family: 'A', sequence: 'first' },
      { family: 'B', sequence: 'additional' },
    ],
    keyword: ['x', 'y'],
  };
  const unread = unreadAfter(work, (seen) => {
    for (const author of listAt(seen, 'author').filter(isObject)) textAt(author, 'family');
    textsAt(seen, 'keyword');
  });
  expect(unread).toEqual(['author.sequence']);
});

it('shows the beginning of a value', () => {
  const { unread } = trackReads({ comment: `12 pages,\n${'x'.repeat(200)}` });
  expect(unread()[0]?.example).toMatch(/^12 pages, x{60,}$/);
  const marc = trackReads({ 300: [{ a: ['300 p.'], c: ['24 cm'] }], funder: [{ name: 'Example Fund', award: { id: 'E-1' } }] });
  expect(marc.unread().map(({ example }) => example)).toEqual(['a: 300 p., c: 24 cm', 'name: Example Fund, award: id']);
});

it('gives what the value itself gives, and names nothing where everything was asked for', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const tracked = trackReads(value);
      expect(JSON.stringify(tracked.value)).toBe(JSON.stringify(value));
      expect(tracked.unread()).toEqual([]);
    }),
  );
});
