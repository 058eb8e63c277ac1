import { defaultFormLimits, type FormLimits } from '#lib/keys/forms/form-limits.ts';
import type { KeyRequestResult } from '#lib/keys/forms/request-key.ts';
import type { IssueMode } from '#lib/keys/key/key-parts.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import { createKeyService, type KeyService } from '#lib/keys/key-service.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import type { MailName } from '#lib/keys/mail/mail-texts.ts';
import type { Mailer } from '#lib/keys/mail/mailer.ts';
import { type KeyBackend, openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';

export interface SentMail {
  readonly name: MailName;
  readonly to: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Options {
  readonly mode?: IssueMode;
  readonly limits?: Partial<FormLimits>;
  readonly mail?: boolean;
  /** The key store that several services share; in memory by default. */
  readonly backend?: KeyBackend;
}

/** A key service with its own clock and mailbox. */
export function openTestKeyService(options: Options = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
  const calls: string[] = [];
  const store = recordCalls(options.backend?.keyStore ?? openSqliteKeyStore(':memory:'), calls);
  const lines: string[] = [];
  const mails: SentMail[] = [];
  const mailServer = { fails: false };
  const mailer: Mailer = {
    async send(name, to, values) {
      if (mailServer.fails) throw Object.assign(new Error(`no route to ${to.email}`), { code: 'ECONNREFUSED' });
      mails.push({ name, to: to.email, values });
    },
    deliver: async () => undefined,
    close: () => undefined,
  };
  const write = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }));
  const keyService: KeyService = createKeyService(
    {
      store,
      secrets: {
        peppers: [{ id: 'test', value: 'a pepper of the tests' }],
        cursor: 'a cursor secret of tests',
        form: 'a form secret of tests',
      },
      mode: options.mode ?? 'instant',
      mailer: options.mail || options.mode === 'email' ? mailer : undefined,
      offersDigests: true,
      siteUrl: 'https://madar.example',
      clock: () => clock.now,
      limiter: createLimiter(() => clock.now, options.backend?.share),
      logger: { info: write, error: write },
    },
    { ...defaultFormLimits, ...options.limits },
  );
  /** Submits the form ten seconds after opening it and waits for the deferred work. */
  const request = async (
    fields: Partial<Parameters<KeyService['requestKey']>[0]> = {},
    context: Parameters<KeyService['requestKey']>[1] = {},
  ): Promise<KeyRequestResult> => {
    const token = keyService.openForm();
    clock.now += 10_000;
    const result = await keyService.requestKey(
      { name: 'Test client', email: 'someone@example.org', comment: '', language: 'en', token, ...fields },
      { address: '192.0.2.1', ...context },
    );
    await keyService.settle();
    return result;
  };
  return { keyService, store, calls, clock, lines, sent: mails, post: mailServer, request };
}

/** The store, which records the names of its calls in `calls`. */
function recordCalls(store: KeyStore, calls: string[]): KeyStore {
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(target, name);
      return typeof method !== 'function' ? method : (...args: unknown[]) => calls.push(String(name)) && method.apply(target, args);
    },
  });
}

export const linkToken = (mail: SentMail | undefined) =>
  new URL(mail?.values.link ?? 'https://none.example').searchParams.get('token') ?? '';
