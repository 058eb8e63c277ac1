import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact } from '#lib/base/logs/redact.ts';
import { isKeyId } from '#lib/contract/key-form.ts';
import { checksumOf, isWellFormedKey, makeKey, makeKeyId, randomBase62 } from './key-format.ts';

it('the checksum agrees with the published test vector', () => {
  expect(checksumOf('mdr_test_ExampleKeyDoNotUse00000000000001')).toBe('0QaxJE');
  expect(isWellFormedKey('mdr_test_ExampleKeyDoNotUse000000000000010QaxJE')).toBe(true);
});

it('isKeyId distinguishes key ids from any other text', () => {
  expect(isKeyId(makeKeyId())).toBe(true);
  for (const text of ['', 'k_', 'Your key was stolen', `${makeKeyId()} `, `${makeKeyId()}\n`, `${makeKeyId()}x`])
    expect(isKeyId(text)).toBe(false);
});

it('makeKey returns distinct keys of 47 characters that scanners recognise', () => {
  const keys = Array.from({ length: 1000 }, () => makeKey());
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) {
    expect(key).toMatch(/^mdr_live_[0-9A-Za-z]{38}$/);
    expect(key).toHaveLength(47);
    expect(isWellFormedKey(key)).toBe(true);
  }
});

it('isWellFormedKey rejects any single wrong character', () => {
  const key = makeKey('test');
  fc.assert(
    fc.property(
      fc.integer({ min: 9, max: 46 }),
      fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      (place, letter) => {
        const other = key.slice(0, place) + letter + key.slice(place + 1);
        expect(isWellFormedKey(other)).toBe(other === key);
      },
    ),
  );
});

it('randomBase62 draws all 62 letters and digits about equally', () => {
  const text = randomBase62(62_000);
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(62);
  // Each letter is expected a thousand times; six standard deviations are about 190.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

it('redact removes keys and addresses from any text', () => {
  const key = makeKey();
  expect(redact(`GET /api?k=${key} from a.b+c@example.org, "${key}"`)).toBe(
    'GET /api?k=mdr_live_[removed] from [address removed], "mdr_live_[removed]"',
  );
});
