import { describe, expect, it, vi } from 'vitest';
import { cachedForVersion } from './cached-for-version.ts';

describe('cachedForVersion', () => {
  it('reads once for each key and data version', async () => {
    let version = '1';
    const cached = cachedForVersion<string>(() => version);
    const compute = vi.fn(async () => `of ${version}`);
    expect([await cached('en', compute), await cached('en', compute), await cached('ar', compute)]).toEqual(['of 1', 'of 1', 'of 1']);
    expect(compute).toHaveBeenCalledTimes(2);
    version = '2';
    expect(await cached('en', compute)).toBe('of 2');
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it('caches neither failures nor values read while records changed', async () => {
    let version = '1';
    const cached = cachedForVersion<string>(() => version);
    const first = cached('en', async () => {
      version = '2';
      await cached('ar', () => 'of 2');
      return 'of 1';
    });
    expect(await first).toBe('of 1');
    expect(await cached('en', () => 'of 2')).toBe('of 2');
    await expect(cached('fr', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await cached('fr', () => 'found')).toBe('found');
  });

  it('evicts the oldest entry first', async () => {
    const cached = cachedForVersion<number>(() => '1', 2);
    const compute = vi.fn(() => 0);
    for (const key of ['a', 'b', 'c', 'c', 'a']) await cached(key, compute);
    expect(compute).toHaveBeenCalledTimes(4);
  });
});
