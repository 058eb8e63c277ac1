import { randomBytes } from 'node:crypto';
import type { Language } from '#lib/domain/language.ts';
import type { FormLimits, FormSeal, formGuard } from './form-guard.ts';
import type { formTokens } from './form-token.ts';
import { hashToken } from './hash-key.ts';
import { type IssuedKey, issueKey } from './issue-key.ts';
import type { KeyParts, PersonContext } from './key-parts.ts';
import { auditPerson, personTrace } from './key-scope.ts';
import type { KeyStatus } from './key-store.ts';
import { sendManageLink } from './manage-link.ts';
import { dayMs, momentOf } from './moments.ts';
import { type KeyFormFault, type KeyFormInput, readKeyForm } from './read-key-form.ts';

export type KeyRequestResult =
  /** Show it once, with `Cache-Control: no-store`. */
  | { readonly kind: 'issued'; readonly issued: IssuedKey }
  /** 202 and always the same text, whatever is known of the address. */
  | { readonly kind: 'accepted' }
  /** 422 with the form as it was; `status` says 429 or 503 where that is the reason. */
  | { readonly kind: 'faults'; readonly status: 422 | 429 | 503; readonly faults: readonly KeyFormFault[] };

/** A request is not repeated by mail within this time, so that nobody floods somebody else's mailbox. */
const remindMs = 600_000;
const liveStates: ReadonlySet<KeyStatus> = new Set(['active', 'rotating']);

interface Desk {
  readonly parts: KeyParts;
  readonly guard: ReturnType<typeof formGuard>;
  readonly tokens: ReturnType<typeof formTokens>;
  readonly limits: FormLimits;
}

/** Answers the form of the developers page according to the mode of this installation. */
export async function requestKey(
  desk: Desk,
  input: KeyFormInput & FormSeal & { readonly language: Language },
  context: PersonContext,
): Promise<KeyRequestResult> {
  const { parts, guard, tokens } = desk;
  const { form, faults } = readKeyForm(input);
  const seal = guard.check(input, context);
  const wrong = [...faults, ...seal.faults];
  if (wrong.length > 0) return { kind: 'faults', status: 422, faults: wrong };
  if (seal.trapped) return { kind: 'accepted' };
  const full = await guard.take(context);
  if (full) return { kind: 'faults', status: 429, faults: [full] };
  tokens.spend(input.token);
  await auditPerson(parts, 'key.requested', undefined, context);
  switch (parts.mode) {
    case 'instant':
      return issueAtOnce(desk, { ...form, language: input.language }, personTrace(context));
    case 'email':
      return sendConfirmation(desk, { ...form, language: input.language });
    case 'manual':
      return waitForOperator(desk, { ...form, language: input.language });
  }
}

type Wish = Required<KeyFormInput> & { readonly language: Language };

async function activeKeys(parts: KeyParts, email: string): Promise<number> {
  const owner = await parts.store.ownerOf(email);
  const rows = owner ? await parts.store.ofOwner(owner.id) : [];
  return rows.filter((row) => liveStates.has(row.status)).length;
}

async function issueAtOnce({ parts, limits }: Desk, wish: Wish, trace: Parameters<typeof issueKey>[2]): Promise<KeyRequestResult> {
  if ((await activeKeys(parts, wish.email)) >= limits.activeKeysPerEmail) {
    return { kind: 'faults', status: 429, faults: [{ field: 'email', code: 'too_many_keys' }] };
  }
  const owner = await parts.store.putOwner(wish.email, wish.language, momentOf(parts.clock()));
  const issued = await issueKey(
    parts,
    { name: wish.name, comment: wish.comment, ownerId: owner.id, tier: 'unverified', verified: false },
    trace,
  );
  return { kind: 'issued', issued };
}

async function sendConfirmation({ parts, limits }: Desk, wish: Wish): Promise<KeyRequestResult> {
  const now = parts.clock();
  try {
    if ((await activeKeys(parts, wish.email)) >= limits.activeKeysPerEmail) {
      await sendManageLink(parts, wish.email, 'full');
      return { kind: 'accepted' };
    }
    const open = await parts.store.requestsOf(wish.email);
    if (open.some((request) => request.createdAt > momentOf(now - remindMs))) return { kind: 'accepted' };
    const token = randomBytes(32).toString('base64url');
    const id = `r_${randomBytes(9).toString('base64url')}`;
    const link = `${parts.siteUrl}/${wish.language}/developers/keys/confirm?token=${token}`;
    await parts.mailer?.send('confirm', wish, { name: wish.name, link });
    // One open request for each address: the newer message replaces the older one.
    for (const request of open) await parts.store.removeRequest(request.id);
    await parts.store.addRequest({
      ...wish,
      id,
      tokenHash: hashToken(token),
      state: 'open',
      createdAt: momentOf(now),
      expiresAt: momentOf(now + dayMs),
    });
    return { kind: 'accepted' };
  } catch (error) {
    return mailFailed(parts, error);
  }
}

async function waitForOperator({ parts }: Desk, wish: Wish): Promise<KeyRequestResult> {
  const now = parts.clock();
  const open = await parts.store.requestsOf(wish.email);
  if (open.length === 0) {
    const id = `r_${randomBytes(9).toString('base64url')}`;
    await parts.store.addRequest({
      ...wish,
      id,
      tokenHash: null,
      state: 'waiting',
      createdAt: momentOf(now),
      expiresAt: momentOf(now + 7 * dayMs),
    });
    parts.logger?.info({ request: id }, 'a key request waits: npm run keys -- approve');
  }
  return { kind: 'accepted' };
}

/** The person is told, and so is the operator; the log names the fault of the server, never the address. */
export function mailFailed(parts: KeyParts, error: unknown): KeyRequestResult & { kind: 'faults' } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  parts.logger?.error({ code, responseCode }, 'mail could not be sent');
  return { kind: 'faults', status: 503, faults: [{ field: 'form', code: 'mail_failed' }] };
}
