import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeListIds, encodeListIds, savedMax } from './list-ids.ts';

describe('the ids of a reader’s list', () => {
  it('are decoded from an address as they were encoded, in order', () => {
    const id = fc.stringMatching(/^[\w.~:-]{1,64}$/);
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: savedMax }), (ids) => {
        expect(decodeListIds(encodeListIds(ids))).toEqual(ids);
      }),
    );
  });

  it('are read from any text without failing, each once and never too many', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ids = decodeListIds(`ids=${text}`);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
    expect(decodeListIds('ids=5,5, 7,<b>,/etc,،9')).toEqual(['5', '7', '9']);
    expect(decodeListIds(`ids=${Array.from({ length: 300 }, (_, place) => place + 1).join(',')}`)).toHaveLength(savedMax);
  });

  it('add no parameter when there are none', () => {
    expect(encodeListIds([])).toBe('');
    expect(decodeListIds('')).toEqual([]);
  });
});
