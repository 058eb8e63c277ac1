import { readKeyForm } from '#lib/service/keys/forms/read-key-form.ts';
import { exchangeKey, type IssuedKey } from './issue-key.ts';
import type { KeyParts, PersonContext } from './key-parts.ts';
import { auditPerson, keyOfSession, personTrace } from './key-scope.ts';
import { dayMs, momentOf } from './moments.ts';

/** The old key works on for this long after a rotation, so that nobody's program stops. */
const overlapMs = 7 * dayMs;
const originsMax = 10;

/** Changes that a holder makes to one key. Each answers false (or undefined) when the session does not reach the key or the wish is not valid. */
export function keyChanges(parts: KeyParts, forget: () => void) {
  const { store, clock } = parts;
  return {
    async rename(session: string, keyId: string, name: string): Promise<boolean> {
      const row = await keyOfSession(parts, session, keyId);
      const { form, faults } = readKeyForm({ name, email: 'someone@example.org' });
      if (!row || faults.length > 0) return false;
      await store.update(row.id, { label: form.name });
      return true;
    },
    /** Origins as browsers send them (`https://example.org`), at most ten; none means from anywhere. */
    async setOrigins(session: string, keyId: string, origins: readonly string[]): Promise<boolean> {
      const row = await keyOfSession(parts, session, keyId);
      if (!row || origins.length > originsMax || !origins.every(isOrigin)) return false;
      await store.update(row.id, { origins });
      forget();
      return true;
    },
    async rotate(session: string, keyId: string, context: PersonContext): Promise<IssuedKey | undefined> {
      const row = await keyOfSession(parts, session, keyId);
      const issued = row && (await exchangeKey(parts, row, momentOf(clock() + overlapMs), personTrace(context)));
      forget();
      return issued;
    },
    /** Ends the key and whatever it was exchanged for: who stole a key may have exchanged it. */
    async revoke(session: string, keyId: string, context: PersonContext): Promise<boolean> {
      const row = await keyOfSession(parts, session, keyId);
      const ended = row ? await store.revoke(row.id) : [];
      for (const id of ended) await auditPerson(parts, 'key.revoked', id, context);
      forget();
      return ended.length > 0;
    },
  };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
