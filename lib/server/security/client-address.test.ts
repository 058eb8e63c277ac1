import { describe, expect, test } from 'vitest';
import { createAddressReader } from './client-address.ts';

describe('without a trusted proxy', () => {
  const addresses = createAddressReader(undefined);
  test('X-Forwarded-For from a client is ignored', () => {
    expect(addresses.of('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });
  test('loopback is exempt, in each of its spellings', () => {
    expect(addresses.exempt(addresses.of('::ffff:127.0.0.1', undefined))).toBe(true);
    expect(addresses.exempt('::1')).toBe(true);
    expect(addresses.exempt('203.0.113.9')).toBe(false);
  });
});

describe('behind trusted proxies', () => {
  const addresses = createAddressReader('127.0.0.1, 10.0.0.0/8, 2001:db8::/32');
  test('the client is the address that the last trusted proxy saw', () => {
    expect(addresses.of('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
    expect(addresses.of('2001:db8::5', '198.51.100.1')).toBe('198.51.100.1');
  });
  test('a peer that is not a trusted proxy is the client', () => {
    expect(addresses.of('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });
  test('an entry that is not an address ends the reading', () => {
    expect(addresses.of('127.0.0.1', 'unknown, 10.1.2.3')).toBe('10.1.2.3');
  });
  test.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db9::1]:4711', '2001:db9::1'],
    ['[2001:db9::1]', '2001:db9::1'],
    ['::FFFF:198.51.100.1', '198.51.100.1'],
    ['6.6.6.6, 198.51.100.1:4711, 10.1.2.3:80', '198.51.100.1'],
  ])('ports and brackets are not part of an address: %s', (forwarded, address) =>
    expect(addresses.of('127.0.0.1', forwarded)).toBe(address),
  );
  test('loopback is limited like any address', () => {
    expect(addresses.exempt('127.0.0.1')).toBe(false);
  });
});
