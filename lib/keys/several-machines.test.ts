import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openKeyBackend } from '#lib/keys/store/open-key-store.ts';
import { linkToken, openTestKeyService } from '#lib/testing/open-test-key-service.ts';
import { startPostgres } from '#lib/testing/start-postgres.ts';
import { runDatabaseCommand } from './database-command.ts';
import { type Keys, openKeys } from './open-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-machines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pepper = 'a pepper of several machines';
const dataDir = join(folder, 'one');
const openFile = () => openKeys({ dataDir, pepper, siteUrl: 'https://madar.example' });

it('the client of PostgreSQL is loaded only where its address is set', () => {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => {
      if (name === 'pg' || name.startsWith('@opensearch-project/')) throw new Error('loads ' + name);
      return next(name, context);
    } });
    await import('#lib/setup/compose.ts');
    const { openKeyBackend } = await import('#lib/keys/store/open-key-store.ts');
    const pepper = { id: 'p', value: 'a pepper of the tests' };
    const places = [{ dataDir: ${JSON.stringify(folder)} }, { dataDir: '', databaseUrl: 'postgres://db/madar' }];
    for (const place of places) {
      const message = await openKeyBackend({ ...place, pepper }).then(({ keyStore }) => keyStore.close(), ({ message }) => message);
      console.log(message ?? 'opened');
    }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout, stderr).toBe('opened\nloads pg\n');
});

const server = await startPostgres();
if ('skipped' in server) {
  describe.skip(`keys of several machines (${server.skipped})`, () => it('needs PostgreSQL', () => undefined));
} else {
  afterAll(() => server.stop());
  const openAt = (databaseUrl: string, name: string, more = {}) =>
    openKeys({ databaseUrl, dataDir: join(folder, name), pepper, siteUrl: 'https://madar.example', ...more });

  it('the forms for keys work whichever web process each of them reaches', async () => {
    const databaseUrl = await server.createDatabase();
    const open = async () => {
      const backend = await openKeyBackend({ databaseUrl, dataDir: '/nonexistent', pepper: { id: 'p', value: pepper } });
      return openTestKeyService({ mode: 'email', backend });
    };
    const [one, two] = await Promise.all([open(), open()]);

    // One process shows the form, the other receives it.
    const token = one.keyService.openForm();
    for (const { clock } of [one, two]) clock.now += 10_000;
    const form = { name: 'Telescope', email: 'someone@example.org', comment: '', language: 'ar', token } as const;
    expect(await two.keyService.requestKey(form, { address: '192.0.2.1' })).toEqual({ kind: 'accepted' });
    await two.keyService.settle();
    const link = linkToken(two.sent[0]);
    const issued = (await Promise.all([one, two].map(({ keyService }) => keyService.confirm(link, {})))).filter(
      (found) => found !== undefined,
    );
    expect(issued).toHaveLength(1);
    const { key, keyId } = issued[0]!;
    for (const { keyService } of [one, two]) expect(await keyService.verify(key)).toMatchObject({ kind: 'valid', keyId });

    const session = (await one.keyService.openByKey(key)) as string;
    one.keyService.count({ keyId, operation: 'GetAllResearch', status: 200, bytes: 100 });
    await one.keyService.flush();
    expect(await two.keyService.manage.list(session)).toMatchObject([{ id: keyId, name: 'Telescope' }]);
    expect(await two.keyService.manage.rename(session, keyId, 'Second telescope')).toBe(true);
    const fresh = await two.keyService.manage.rotate(session, keyId, {});
    expect(await one.keyService.verify(fresh!.key)).toMatchObject({ kind: 'valid' });
    expect(await one.keyService.revokeByKey(key, {})).toEqual({ keyId });
    for (const { clock } of [one, two]) clock.now += 1000;
    for (const { keyService } of [one, two])
      expect((await Promise.all([key, fresh!.key].map((each) => keyService.verify(each)))).map(({ kind }) => kind)).toEqual([
        'revoked',
        'revoked',
      ]);
    await Promise.all([one, two].map(({ keyService }) => keyService.close()));
  });

  it('keys are copied from a file to PostgreSQL and back: they work, with owners, use and audit', async () => {
    const before = await openFile();
    const { key, keyId } = await before.operator.issue({ name: 'مرصد', email: 'someone@example.org', tier: 'internal' });
    const revoked = await before.operator.issue({ name: 'old' });
    await before.operator.revoke(revoked.keyId);
    // Adds more rows than `copy` writes with one statement.
    for (let number = 0; number < 1203; number += 1)
      before.count({ keyId, operation: `operation ${number}`, status: number < 30 ? 500 : 200, bytes: 3_000_000_000 });
    before.countRecordUse('7', 'view');
    await before.close();

    const databaseUrl = await server.createDatabase();
    const counts = {
      ...{ key_owner: 1, api_key: 2, key_request: 0, key_link: 0, key_usage: 1203, key_last_error: 20 },
      ...{ subscription: 0, subscription_request: 0, subscription_link: 0, subscription_end: 0, record_use: 1, audit: 3 },
    };
    const lines = Object.entries(counts).map(([table, rows]) => `${table}\t${rows}`);
    expect(await runDatabaseCommand({ dataDir, pepper }, ['copy', '--to', databaseUrl])).toEqual({ lines, exitCode: 0 });

    const factsOf = async (keys: Keys) => {
      const session = (await keys.openByKey(key)) as string;
      const { exportedAt: _, ...exported } = (await keys.manage.exportData(session, {})) as { exportedAt: string };
      return { held: exported, kinds: [(await keys.verify(key)).kind, (await keys.verify(revoked.key)).kind] };
    };
    const [file, postgres] = [await openFile(), await openAt(databaseUrl, 'two')];
    const facts = await factsOf(file);
    expect(facts.kinds).toEqual(['valid', 'revoked']);
    expect(JSON.stringify(facts.held)).toContain('3000000000');
    expect(await factsOf(postgres)).toEqual(facts);
    await Promise.all([file.close(), postgres.close()]);

    // `factsOf` has added an audit line and a session to PostgreSQL, so the copy back to a file has one more of each.
    const back = { dataDir: join(folder, 'three'), pepper };
    const path = join(folder, 'three', 'back.sqlite');
    const migratedLines = lines.map((line) => line.replace(/^audit\t3$/, 'audit\t4').replace(/^key_link\t0$/, 'key_link\t1'));
    expect(await runDatabaseCommand(back, ['copy', '--from', databaseUrl, '--to', `sqlite:${path}`])).toEqual({
      lines: migratedLines,
      exitCode: 0,
    });
    const again = await openKeys({ ...back, databaseUrl: `sqlite:${path}`, siteUrl: 'https://madar.example' });
    expect(await factsOf(again)).toEqual(facts);
    await again.close();
  });

  it('a copy never mixes with existing keys, and leaves nothing when it fails', async () => {
    const databaseUrl = await server.createDatabase();
    const there = await openAt(databaseUrl, 'two');
    await there.operator.issue({ name: 'there' });
    const keys = await there.operator.list();
    await expect(runDatabaseCommand({ dataDir, pepper }, ['copy', '--to', databaseUrl])).rejects.toMatchObject({
      kind: 'config',
      detail: expect.stringMatching(/^The target already has keys/),
    });
    expect(await there.operator.list()).toEqual(keys);
    await there.close();
    // The folder only contains the secrets, since everything else is in PostgreSQL.
    expect(readdirSync(join(folder, 'two'))).toEqual(['secrets.json']);
    await expect(runDatabaseCommand({ dataDir, pepper: 'another pepper of tests' }, ['copy', '--to', databaseUrl])).rejects.toThrow(
      /a different pepper/,
    );
    await expect(runDatabaseCommand({ dataDir, pepper }, ['copy', '--to', 'mysql://db'])).rejects.toThrow(/--from and --to must be/);
    const none = join(folder, 'none.sqlite');
    await expect(runDatabaseCommand({ dataDir, pepper }, ['copy', '--from', `sqlite:${none}`, '--to', databaseUrl])).rejects.toThrow(
      `There is no database at ${none}.`,
    );
  });

  it('a new pepper applies once the operator confirms it: then processes with the old one do not start', async () => {
    const databaseUrl = await server.createDatabase();
    const old = await openAt(databaseUrl, 'two');
    const { key } = await old.operator.issue({ name: 'issued before' });
    await old.close();
    const fresh = 'another pepper of several machines';
    await expect(openAt(databaseUrl, 'two', { pepper: fresh })).rejects.toThrow(/a different pepper than this process uses/);
    expect(await runDatabaseCommand({ dataDir, databaseUrl, pepper: fresh }, ['pepper'])).toMatchObject({ exitCode: 0 });
    await expect(openAt(databaseUrl, 'two')).rejects.toThrow(/a different pepper than this process uses/);
    const now = await openAt(databaseUrl, 'two', { pepper: fresh });
    expect((await now.verify(key)).kind).toBe('unknown');
    await now.close();
    expect(await runDatabaseCommand({ dataDir, pepper }, ['pepper'])).toMatchObject({ exitCode: 1 });
  });
}
