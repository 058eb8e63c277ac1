import { describe, expect, it } from 'vitest';
import { parse } from './device-store.ts';

describe('what a device kept', () => {
  it('is read as a list of texts, whatever is stored', () => {
    expect(parse('["300","7"]')).toEqual(['300', '7']);
    for (const invalid of [null, '', '{', '{"a":1}', '"x"', 'null']) expect(parse(invalid)).toEqual([]);
    expect(parse('[1,"",null,"7"]')).toEqual(['7']);
  });
});
