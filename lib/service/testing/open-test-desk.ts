import type { FormLimits } from '#lib/service/keys/form-guard.ts';
import { createKeyDesk, type KeyDesk } from '#lib/service/keys/key-desk.ts';
import type { IssueMode } from '#lib/service/keys/key-parts.ts';
import type { KeyStore } from '#lib/service/keys/key-store.ts';
import type { MailName } from '#lib/service/keys/mail-texts.ts';
import type { Mailer } from '#lib/service/keys/mailer.ts';
import type { KeyRequestResult } from '#lib/service/keys/request-key.ts';
import { openSqliteKeyStore } from '#lib/service/keys/sqlite-key-store.ts';

export interface SentMail {
  readonly name: MailName;
  readonly to: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A key desk in memory with a clock and a mailbox of its own. */
export function openTestDesk(options: { mode?: IssueMode; limits?: FormLimits; mail?: boolean } = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
  const store: KeyStore = openSqliteKeyStore(':memory:');
  const lines: string[] = [];
  const sent: SentMail[] = [];
  const post = { fails: false };
  const mailer: Mailer = {
    async send(name, to, values) {
      if (post.fails) throw Object.assign(new Error(`no route to ${to.email}`), { code: 'ECONNREFUSED' });
      sent.push({ name, to: to.email, values });
    },
    close: () => undefined,
  };
  const write = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }));
  const desk: KeyDesk = createKeyDesk(
    {
      store,
      secrets: {
        peppers: [{ id: 'test', value: 'a pepper of the tests' }],
        cursor: 'a cursor secret of tests',
        form: 'a form secret of tests',
      },
      mode: options.mode ?? 'instant',
      mailer: options.mail || options.mode === 'email' ? mailer : undefined,
      siteUrl: 'https://madar.example',
      clock: () => clock.now,
      logger: { info: write, error: write },
    },
    options.limits,
  );
  /** Fills in the form as a person would: opened, ten seconds later sent from this site. */
  const request = (
    fields: Partial<Parameters<KeyDesk['requestKey']>[0]> = {},
    context: Parameters<KeyDesk['requestKey']>[1] = {},
  ): Promise<KeyRequestResult> => {
    const token = desk.openForm();
    clock.now += 10_000;
    return desk.requestKey(
      { name: 'Test client', email: 'someone@example.org', comment: '', language: 'en', token, ...fields },
      { address: '192.0.2.1', origin: 'https://madar.example', ...context },
    );
  };
  return { desk, store, clock, lines, sent, post, request };
}

export const linkToken = (mail: SentMail | undefined) =>
  new URL(mail?.values.link ?? 'https://none.example').searchParams.get('token') ?? '';
