import type { FormSeal, formGuard } from './form-guard.ts';
import type { formTokens } from './form-token.ts';
import { hashToken } from './hash-key.ts';
import { type IssuedKey, issueForRequest } from './issue-key.ts';
import type { KeyParts, PersonContext } from './key-parts.ts';
import { auditPerson, personTrace } from './key-scope.ts';
import type { KeyRow } from './key-store.ts';
import { openSession, sendManageLink, takeLink } from './manage-link.ts';
import { momentOf } from './moments.ts';
import { readKeyForm } from './read-key-form.ts';
import { type KeyRequestResult, mailFailed } from './request-key.ts';

interface Doors {
  readonly parts: KeyParts;
  readonly guard: ReturnType<typeof formGuard>;
  readonly tokens: ReturnType<typeof formTokens>;
  readonly find: (key: string) => Promise<KeyRow | undefined>;
  readonly forget: () => void;
}

/** Ways in for people who are not signed in, since nobody ever is: a mailed link, or a key as its own proof. Only a POST may consume a link: mail scanners follow them. */
export function keyDoors({ parts, guard, tokens, find, forget }: Doors) {
  const { store, clock } = parts;
  return {
    /** Consumes the link of a confirmation message. */
    async confirm(token: string, context: PersonContext): Promise<IssuedKey | undefined> {
      const request = await store.takeRequest(hashToken(token));
      if (!request || request.expiresAt <= momentOf(clock())) return undefined;
      await auditPerson(parts, 'key.confirmed', undefined, context);
      return issueForRequest(parts, request, personTrace(context));
    },
    /** Mails the link to the page of the keys; the answer is the same whether the address holds any. */
    async requestManageLink(input: { readonly email: string } & FormSeal, context: PersonContext): Promise<KeyRequestResult> {
      const { form, faults } = readKeyForm({ name: '--', email: input.email });
      const seal = guard.check(input, context);
      if (faults.length + seal.faults.length > 0) return { kind: 'faults', status: 422, faults: [...faults, ...seal.faults] };
      if (seal.trapped) return { kind: 'accepted' };
      const full = await guard.take(context);
      if (full) return { kind: 'faults', status: 429, faults: [full] };
      tokens.spend(input.token);
      try {
        await sendManageLink(parts, form.email, 'manage');
        return { kind: 'accepted' };
      } catch (error) {
        return mailFailed(parts, error);
      }
    },
    /** Opens the page of the keys by its mailed link. The token it answers belongs in a cookie: HttpOnly, SameSite=Strict, path of the page, half an hour. */
    async openByLink(token: string): Promise<string | undefined> {
      const scope = await takeLink(parts, token);
      return scope && openSession(parts, scope);
    },
    /** Opens the page of one key for whoever holds it. */
    async openByKey(key: string): Promise<string | undefined> {
      const row = await find(key.trim());
      return row && openSession(parts, { ownerId: null, keyId: row.id });
    },
    /** The key itself is the proof, so that whoever finds a leaked key can end it. */
    async revokeByKey(key: string, context: PersonContext): Promise<{ readonly keyId: string } | undefined> {
      const row = await find(key.trim());
      if (!row) return undefined;
      if (row.status === 'active' || row.status === 'rotating') {
        await store.update(row.id, { status: 'revoked' });
        await auditPerson(parts, 'key.revoked', row.id, context);
        forget();
      }
      return { keyId: row.id };
    },
  };
}
