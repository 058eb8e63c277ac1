import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject, listAt, textAt, textsAt } from '#lib/import/formats/reading.ts';
import { trackReads } from './track-reads.ts';

const unreadAfter = (value: object, read: (value: object) => void) => {
  const tracked = trackReads(value);
  read(tracked.value);
  return tracked.unread().map(({ field }) => field);
};

it('trackReads reports unread fields, an untouched part as one, and nothing empty', () => {
  const work = { title: 'A', note: 'B', biblio: { volume: '1', issue: '2' }, grants: [{ id: 'x' }], empty: [], nothing: null, blank: ' ' };
  const unread = unreadAfter(work, (tracked) => {
    textAt(tracked, 'title');
    textAt(tracked, 'biblio', 'volume');
  });
  expect(unread).toEqual(['note', 'biblio.issue', 'grants']);
});

it('trackReads treats the items of a list as one field', () => {
  const work = {
    author: [
      { family: 'A', sequence: 'first' },
      { family: 'B', sequence: 'additional' },
    ],
    keyword: ['x', 'y'],
  };
  const unread = unreadAfter(work, (tracked) => {
    for (const author of listAt(tracked, 'author').filter(isObject)) textAt(author, 'family');
    textsAt(tracked, 'keyword');
  });
  expect(unread).toEqual(['author.sequence']);
});

it('trackReads reports the beginning of a value', () => {
  const { unread } = trackReads({ comment: `12 pages,\n${'x'.repeat(200)}` });
  expect(unread()[0]?.example).toMatch(/^12 pages, x{60,}$/);
  const marc = trackReads({ 300: [{ a: ['300 p.'], c: ['24 cm'] }], funder: [{ name: 'Example Fund', award: { id: 'E-1' } }] });
  expect(marc.unread().map(({ example }) => example)).toEqual(['a: 300 p., c: 24 cm', 'name: Example Fund, award: id']);
});

it('trackReads returns the value’s own content, and reports nothing when all of it was requested', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const tracked = trackReads(value);
      expect(JSON.stringify(tracked.value)).toBe(JSON.stringify(value));
      expect(tracked.unread()).toEqual([]);
    }),
  );
});
