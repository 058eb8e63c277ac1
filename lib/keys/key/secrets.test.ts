import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeyService } from '#lib/keys/key-service.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';
import { readSecrets, type Secrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madar-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('secrets are created once, readable by their owner alone, and the same for every process', () => {
  const inside = join(folder, 'data');
  const first = readSecrets(inside);
  expect(readSecrets(inside)).toEqual(first);
  expect(statSync(join(inside, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(new Set([first.cursor, first.form, ...first.peppers.map((pepper) => pepper.value)]).size).toBe(3);
});

it('a pepper of the operator comes first, and the one in the file stays valid', () => {
  const { peppers } = readSecrets(folder);
  const secrets = readSecrets(folder, 'a pepper from the environment').peppers;
  expect(secrets.map((pepper) => pepper.value)).toEqual(['a pepper from the environment', peppers[0]?.value]);
  expect(secrets[0]?.id).not.toContain('environment');
});

it('machines that were given the same pepper sign cursors and forms alike', () => {
  const { cursor, form } = readSecrets(join(folder, 'a'), 'a pepper from the environment');
  expect(readSecrets(join(folder, 'b'), 'a pepper from the environment')).toMatchObject({ cursor, form });
  expect(readSecrets(join(folder, 'b'), 'another pepper of the environment').cursor).not.toBe(cursor);
});

it('an unreadable file stops the start with one clear sentence', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"cursor":"short"}');
  expect(() => readSecrets(folder)).toThrow(/secrets\.json cannot be read\. Restore it from a backup/);
});

it('keys hashed under an older pepper still work after it is replaced', async () => {
  const keyService = (peppers: Secrets['peppers']) =>
    createKeyService({
      store: openSqliteKeyStore(join(folder, 'keys.sqlite')),
      secrets: { peppers, cursor: 'cursor secret of the test', form: 'form secret of the test' },
      mode: 'instant',
      mailer: undefined,
      siteUrl: 'https://madar.example',
      clock: Date.now,
      limiter: createLimiter(Date.now),
      logger: undefined,
    });
  const [old, fresh] = [
    { id: 'a', value: 'the older pepper' },
    { id: 'b', value: 'the newer pepper' },
  ];
  const before = keyService([old]);
  const { key } = await before.operator.issue({ name: 'old' });
  await before.close();
  const after = keyService([fresh, old]);
  expect(await after.verify(key)).toMatchObject({ kind: 'valid' });
  expect(await after.verify((await after.operator.issue({ name: 'new' })).key)).toMatchObject({ kind: 'valid' });
  await after.close();
  const forgotten = keyService([fresh]);
  expect(await forgotten.verify(key)).toEqual({ kind: 'unknown' });
  await forgotten.close();
});
