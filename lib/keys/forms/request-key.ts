import { randomBytes } from 'node:crypto';
import { honeypotField } from '#lib/contract/key-form.ts';
import { makeToken } from '#lib/keys/key/hash-key.ts';
import type { KeyParts, PersonContext } from '#lib/keys/key/key-parts.ts';
import type { KeyStatus } from '#lib/keys/key/key-store.ts';
import { dayMs, utcSeconds } from '#lib/keys/key/key-times.ts';
import { type IssuedKey, issueKey } from '#lib/keys/use/issue-key.ts';
import { auditPerson, personTrace } from '#lib/keys/use/key-scope.ts';
import { sendManageLink } from '#lib/keys/use/manage-link.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { DeferredWork } from './deferred-work.ts';
import type { FormLimits, formLimits } from './form-limits.ts';
import type { formTokens } from './form-token.ts';
import { type KeyFormFault, type KeyFormInput, readKeyForm } from './read-key-form.ts';

/** The protection fields of every form. */
export interface FormProtection {
  /** The token from `openForm()`, sent back in a hidden field. */
  readonly token: string;
  /** The honeypot, a field hidden from people, so that only scripts fill it. */
  readonly [honeypotField]?: string;
}

export type KeyRequestResult =
  /** The key is shown once, with `Cache-Control: no-store`. */
  | { readonly kind: 'issued'; readonly issued: IssuedKey }
  /** Status 202, with the same text for every address. */
  | { readonly kind: 'accepted' }
  /** The faults of the form. The status is 429 if there were too many forms. */
  | { readonly kind: 'faults'; readonly status: 422 | 429; readonly faults: readonly KeyFormFault[] };

const liveStates: ReadonlySet<KeyStatus> = new Set(['active', 'rotating']);

/** Dependencies of the key forms. */
export interface FormParts {
  readonly parts: KeyParts;
  readonly tokens: ReturnType<typeof formTokens>;
  readonly counts: ReturnType<typeof formLimits>;
  readonly limits: FormLimits;
  readonly deferred: DeferredWork;
}

/** Handles the form of the developers page according to the installation's issue mode. */
export async function requestKey(
  form: FormParts,
  input: KeyFormInput & FormProtection & { readonly language: Language },
  context: PersonContext,
): Promise<KeyRequestResult> {
  const { parts, deferred } = form;
  const parsed = readKeyForm(input);
  const refusal = await checkSubmission(form, input, parsed.faults, context);
  if (refusal) return refusal;
  await auditPerson(parts, 'key.requested', undefined, context);
  const request = { ...parsed.form, language: input.language };
  if (parts.mode === 'instant') return issueAtOnce(parts, request, personTrace(context));
  deferred.later(() => (parts.mode === 'email' ? sendConfirmation(form, request) : waitForOperator(parts, request)));
  return { kind: 'accepted' };
}

/**
 * Undefined for an accepted form, which is counted and whose token is spent. Otherwise the result; robots get `accepted` but no key. A form
 * sent quickly is no fault: password managers fill it.
 */
export async function checkSubmission(
  { tokens, counts }: FormParts,
  protection: FormProtection,
  fieldFaults: readonly KeyFormFault[],
  context: PersonContext,
): Promise<KeyRequestResult | undefined> {
  const code = tokens.check(protection.token);
  const faults: readonly KeyFormFault[] = code ? [...fieldFaults, { field: 'form', code }] : fieldFaults;
  if (faults.length > 0) return { kind: 'faults', status: 422, faults };
  if (protection[honeypotField]) return { kind: 'accepted' };
  const limitFault = await counts.takeForm(context.address);
  if (limitFault) return { kind: 'faults', status: 429, faults: [limitFault] };
  tokens.spend(protection.token);
  return undefined;
}

type KeyFormRequest = Required<KeyFormInput> & { readonly language: Language };

/** Issues any number of keys per e-mail address. Nobody proves to own the address, so a refusal would reveal its keys to strangers. */
async function issueAtOnce(parts: KeyParts, request: KeyFormRequest, trace: Parameters<typeof issueKey>[2]): Promise<KeyRequestResult> {
  const owner = await parts.store.putOwner(request.email, request.language, utcSeconds(parts.clock()));
  const key = { name: request.name, comment: request.comment, ownerId: owner.id, tier: 'unverified', verified: false } as const;
  return { kind: 'issued', issued: await issueKey(parts, key, trace) };
}

async function sendConfirmation({ parts, limits, counts }: FormParts, formRequest: KeyFormRequest): Promise<void> {
  const { store, clock, mailer } = parts;
  if (!(await counts.takeMail(formRequest.email, 'confirm'))) return;
  try {
    const owner = await store.ownerOf(formRequest.email);
    const keys = owner ? await store.ofOwner(owner.id) : [];
    if (keys.filter(({ status }) => liveStates.has(status)).length >= limits.activeKeysPerEmail)
      return await sendManageLink(parts, formRequest.email, 'full');
    const { token, tokenHash } = makeToken();
    await mailer?.send('confirm', formRequest, { link: `${parts.siteUrl}/${formRequest.language}/developers/keys/confirm?token=${token}` });
    // An address has at most one open request, so earlier ones are removed.
    for (const request of await store.requestsOf(formRequest.email)) await store.removeRequest(request.id);
    await store.addRequest({ ...formRequest, ...newRequest(clock(), dayMs), tokenHash, state: 'open' });
  } catch (error) {
    counts.giveMailBack(formRequest.email, 'confirm');
    throw error;
  }
}

async function waitForOperator({ store, clock, logger }: KeyParts, formRequest: KeyFormRequest): Promise<void> {
  if ((await store.requestsOf(formRequest.email)).length > 0) return;
  const request = newRequest(clock(), 7 * dayMs);
  await store.addRequest({ ...formRequest, ...request, tokenHash: null, state: 'waiting' });
  logger?.info({ request: request.id }, 'a key request is waiting for approval: npm run keys -- approve');
}

function newRequest(now: number, lifeMs: number) {
  return { id: `r_${randomBytes(9).toString('base64url')}`, createdAt: utcSeconds(now), expiresAt: utcSeconds(now + lifeMs) };
}
