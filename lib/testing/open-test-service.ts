import { createService, type Service, type ServiceOptions } from '#lib/api/create-api.ts';
import type { IssueMode } from '#lib/keys/key/key-parts.ts';
import { createKeyService, type KeyService } from '#lib/keys/key-service.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import type { Mailer } from '#lib/keys/mail/mailer.ts';
import { type KeyBackend, openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { testRecords } from './records.ts';

export const testSite = 'https://madar.example';

/** A clock that tests set, in milliseconds. */
export interface TestClock {
  now: number;
}

export interface TestService {
  readonly store: Store;
  readonly keys: KeyService;
  readonly service: Service;
  readonly clock: TestClock;
  /** A key of the tier `internal`, so that limits do not interfere. */
  readonly key: string;
  readonly lines: string[];
  /** Sends a request with the key; `headers` may remove or replace it. */
  ask(path: string, init?: { method?: string; headers?: Record<string, string>; address?: string }): Promise<Response>;
  close(): Promise<void>;
}

interface Options extends Partial<Omit<ServiceOptions, 'store' | 'keys'>> {
  readonly mode?: IssueMode;
  readonly mailer?: Mailer;
  readonly wrapStore?: (store: Store) => Store;
  readonly formLimits?: Parameters<typeof createKeyService>[1];
  /** Keys and limits that several services share; in memory by default. */
  readonly backend?: KeyBackend;
}

/** A service with thirty records in memory, its own keys and its own clock. */
export async function openTestService(options: Options = {}): Promise<TestService> {
  const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
  const tick = () => clock.now;
  const lines: string[] = [];
  const write = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }));
  const logger = { info: write, error: write };
  const store = openSqliteStore(':memory:');
  await store.load(testRecords(), { at: '2026-11-20T00:00:00Z' });
  const keys = createKeyService(
    {
      store: options.backend?.keyStore ?? openSqliteKeyStore(':memory:'),
      secrets: { peppers: [{ id: 'test', value: 'a pepper of the tests' }], cursor: 'a cursor secret', form: 'a form secret of tests' },
      mode: options.mode ?? 'instant',
      mailer: options.mailer,
      siteUrl: testSite,
      clock: tick,
      limiter: createLimiter(tick, options.backend?.share),
      logger,
    },
    options.formLimits,
  );
  const wrappedStore = options.wrapStore?.(store) ?? store;
  const service = createService({
    ...{ cursorSecret: 'a cursor secret', siteUrl: testSite, clock: tick, logger },
    ...(options.backend && { share: options.backend.share }),
    ...options,
    store: wrappedStore,
    keys,
  });
  const { key } = await keys.operator.issue({ name: 'tests', tier: 'internal', kind: 'test' });
  return {
    store: wrappedStore,
    keys,
    service,
    clock,
    key,
    lines,
    ask: (path, { method = 'GET', headers = {}, address = '192.0.2.1' } = {}) =>
      service.fetch(new Request(testSite + path, { method, headers: { 'X-Api-Key': key, ...headers } }), { address }),
    async close() {
      await keys.close();
      await store.close();
    },
  };
}
