import { describe, expect, it, vi } from 'vitest';
import { memoized } from './memoized.ts';

describe('memoized', () => {
  it('computes a text once', () => {
    const compute = vi.fn((text: string) => text.toUpperCase());
    const remembered = memoized(compute, { most: 10, length: 40 });
    expect([remembered('orbit'), remembered('مدار'), remembered('orbit')]).toEqual(['ORBIT', 'مدار', 'ORBIT']);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('caches no more than its limit', () => {
    const compute = vi.fn((text: string) => text.length);
    const remembered = memoized(compute, { most: 2, length: 40 });
    for (const text of ['a', 'b', 'c', 'a']) remembered(text);
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('does not cache long texts', () => {
    const compute = vi.fn((text: string) => text.length);
    const remembered = memoized(compute, { most: 2, length: 3 });
    expect([remembered('long'), remembered('long'), remembered('\ud83d')]).toEqual([4, 4, 1]);
    expect(compute).toHaveBeenCalledTimes(3);
  });
});
