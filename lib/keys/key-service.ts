import { Problem } from '#lib/base/problem.ts';
import { digestService } from '#lib/keys/digests/digest-service.ts';
import { deferredWork } from '#lib/keys/forms/deferred-work.ts';
import { defaultFormLimits, type FormLimits, formLimits } from '#lib/keys/forms/form-limits.ts';
import { formTokens } from '#lib/keys/forms/form-token.ts';
import type { KeyFormInput } from '#lib/keys/forms/read-key-form.ts';
import { type FormProtection, type KeyRequestResult, requestKey } from '#lib/keys/forms/request-key.ts';
import type { KeyGate } from '#lib/keys/key/key-gate.ts';
import type { KeyParts, PersonContext } from '#lib/keys/key/key-parts.ts';
import { hourMs, utcDay, utcSeconds } from '#lib/keys/key/key-times.ts';
import { recordUseCounter } from '#lib/keys/store/record-use-counter.ts';
import { sweepKeys } from '#lib/keys/store/sweep-keys.ts';
import { usageCounter } from '#lib/keys/store/usage-counter.ts';
import { keyVerifier } from '#lib/keys/use/verify-key.ts';
import type { Language } from '#lib/languages/languages.ts';
import { keyAccess } from './key-access.ts';
import { keyManagement } from './manage-keys.ts';
import { operatorCommands } from './operator-commands.ts';

export type KeyService = ReturnType<typeof createKeyService>;

/** The key service. A key's text exists only in the response that issues it; nothing personal is logged. Throws `config` problems. */
export function createKeyService(parts: KeyParts, limits: FormLimits = defaultFormLimits) {
  const { store, clock, mailer } = parts;
  if (parts.mode === 'email' && !mailer) throw new Problem('config', { detail: 'KEY_ISSUE_MODE is "email", which needs SMTP_URL.' });
  const report = (what: string) => (error: unknown) => parts.logger?.error({ error: String(error) }, what);
  const { verify, find, forget } = keyVerifier({ store, peppers: parts.secrets.peppers, clock });
  const usage = usageCounter(store, clock, report('usage could not be written'));
  const recordUse = recordUseCounter(store, clock, report('record use could not be written'));
  const tokens = formTokens(parts.secrets.form, clock);
  const deferred = deferredWork(parts.logger);
  const form = { parts, tokens, limits, counts: formLimits(parts, limits), deferred };
  const sweep = () => sweepKeys(parts, forget);
  const sweeping = setInterval(() => void sweep().catch(report('keys could not be swept')), hourMs).unref();
  const gate: KeyGate = {
    verify,
    count: usage.count,
    async seenInUrl(key) {
      const row = await find(key);
      if (!row || row.seenInUrlAt?.startsWith(utcDay(clock()))) return;
      await store.update(row.id, { seenInUrlAt: utcSeconds(clock()) });
      await store.audit({ at: utcSeconds(clock()), event: 'key.seen_in_url', actor: 'service', keyId: row.id });
    },
  };
  return {
    ...gate,
    mode: parts.mode,
    /** Whether links can be mailed; without mail a holder manages a key with the key itself. */
    canMail: mailer !== undefined,
    /** The hidden field of a form, created per page view. Such a page must not be cached. */
    openForm: (): string => tokens.make(),
    requestKey: (
      input: KeyFormInput & FormProtection & { readonly language: Language },
      context: PersonContext,
    ): Promise<KeyRequestResult> => requestKey(form, input, context),
    ...keyAccess({ form, find, forget }),
    /** Subscriptions by mail; undefined where this site does not offer them. */
    digests: parts.offersDigests && mailer ? digestService(form, mailer) : undefined,
    /** Runs deferred work at once and resolves when it is done. */
    settle: deferred.settle,
    manage: keyManagement(parts, { flush: usage.flush, forget }),
    operator: operatorCommands(parts, forget),
    flush: usage.flush,
    /** Rejects while the key store cannot be read. */
    check: async (): Promise<void> => void (await store.find('')),
    /** Counts one use of a record. */
    countRecordUse: recordUse.count,
    /** Counters of record use from a day on (`YYYY-MM-DD`), of one record if an id is given. What was counted in the last minute may be missing. */
    recordUse: store.recordUse,
    /** Removes expired data. Also runs hourly. */
    sweep,
    async close(): Promise<void> {
      clearInterval(sweeping);
      await deferred.settle();
      await usage.close();
      await recordUse.close();
      mailer?.close();
      await store.close();
    },
  };
}
