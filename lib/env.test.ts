import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('TRUST_PROXY', () => {
  it.each(['127.0.0.1', 'loopback', '10.0.0.0/8, 2001:db8::/32', ' ::1 '])('takes %s', (list) =>
    expect(readEnv({ TRUST_PROXY: list }).TRUST_PROXY).toBe(list.trim()),
  );
  it.each(['nginx', '1', 'true', '*', '10.0.0.0/33', '::1/129', '10.0.0.0/8,', '10.0.0.1 10.0.0.2', '10.0.0.0/x', '300.1.1.1'])(
    'stops the start at %s, with a sentence that says what it may be',
    (list) =>
      expect(() => readEnv({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: must be addresses or networks, comma-separated: 127\.0\.0\.1/),
  );
});
