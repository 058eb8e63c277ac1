import { readKeyForm } from '#lib/keys/forms/read-key-form.ts';
import { checkSubmission, type FormParts, type FormProtection, type KeyRequestResult } from '#lib/keys/forms/request-key.ts';
import { hashToken } from '#lib/keys/key/hash-key.ts';
import type { PersonContext } from '#lib/keys/key/key-parts.ts';
import type { KeyRow } from '#lib/keys/key/key-store.ts';
import { utcSeconds } from '#lib/keys/key/key-times.ts';
import { type IssuedKey, issueForRequest } from '#lib/keys/use/issue-key.ts';
import { auditPerson, personTrace } from '#lib/keys/use/key-scope.ts';
import { consumeLink, endSession, openSession, sendManageLink } from '#lib/keys/use/manage-link.ts';
import { endOf } from '#lib/keys/use/verify-key.ts';

interface AccessParts {
  readonly form: FormParts;
  readonly find: (key: string) => Promise<KeyRow | undefined>;
  /** Clears the cache of verified keys, so that a change applies at once. */
  readonly forget: () => void;
}

/** Access without accounts: a mailed link, or a key as proof. Only a POST consumes a link, because mail scanners follow links. */
export function keyAccess({ form, find, forget }: AccessParts) {
  const { parts, counts, deferred } = form;
  const { store, clock } = parts;
  return {
    /** Consumes the link of a confirmation message and issues the requested key. Undefined for an unknown or expired link. */
    async confirm(token: string, context: PersonContext): Promise<IssuedKey | undefined> {
      const request = await store.takeRequest(hashToken(token));
      if (!request || request.expiresAt <= utcSeconds(clock())) return undefined;
      await auditPerson(parts, 'key.confirmed', undefined, context);
      return issueForRequest(parts, request, personTrace(context));
    },
    /** Mails the link to the page of the keys; the result is the same for known and unknown addresses. */
    async requestManageLink(input: { readonly email: string } & FormProtection, context: PersonContext): Promise<KeyRequestResult> {
      const parsed = readKeyForm({ name: '-', email: input.email });
      const refusal = await checkSubmission(form, input, parsed.faults, context);
      if (refusal) return refusal;
      const { email } = parsed.form;
      deferred.later(async () => {
        if (!(await counts.takeMail(email, 'manage'))) return;
        await sendManageLink(parts, email, 'manage').catch((error: unknown) => {
          counts.giveMailBack(email, 'manage');
          throw error;
        });
      });
      return { kind: 'accepted' };
    },
    /**
     * Opens a session with a mailed link. The returned token belongs in a cookie: HttpOnly, SameSite=Strict, path of the page, half an
     * hour.
     */
    async openByLink(token: string): Promise<string | undefined> {
      const scope = await consumeLink(parts, token);
      return scope && openSession(parts, scope);
    },
    /** Opens a session for one key with the key itself. An ended key opens none: strangers may know it. Its owner can use a mailed link. */
    async openByKey(key: string): Promise<string | undefined> {
      const row = await find(key.trim());
      return row && !endOf(row, clock()) ? openSession(parts, { ownerId: null, keyId: row.id }) : undefined;
    },
    /** Ends the session: its token becomes invalid everywhere. */
    closeSession: (token: string): Promise<void> => endSession(parts, token),
    /** Revokes a key with the key as proof, so that anyone who finds a leaked key can end it. */
    async revokeByKey(key: string, context: PersonContext): Promise<{ readonly keyId: string } | undefined> {
      const row = await find(key.trim());
      if (!row) return undefined;
      for (const id of await store.revoke(row.id)) await auditPerson(parts, 'key.revoked', id, context);
      forget();
      return { keyId: row.id };
    },
  };
}
