import { randomBytes } from 'node:crypto';
import type { Language } from '#lib/domain/language.ts';
import { hashToken } from '#lib/service/keys/hash-key.ts';
import { type IssuedKey, issueKey } from '#lib/service/keys/issue-key.ts';
import type { KeyParts, PersonContext } from '#lib/service/keys/key-parts.ts';
import { auditPerson, personTrace } from '#lib/service/keys/key-scope.ts';
import { dayMs, momentOf } from '#lib/service/keys/moments.ts';
import type { KeyStatus } from '#lib/service/keys/store/key-store.ts';
import type { AfterAnswer } from './after-answer.ts';
import { checkForm, type FormSeal } from './form-guard.ts';
import type { FormLimits, formLimits } from './form-limits.ts';
import type { formTokens } from './form-token.ts';
import { sendManageLink } from './manage-link.ts';
import { type KeyFormFault, type KeyFormInput, readKeyForm } from './read-key-form.ts';

export type KeyRequestResult =
  /** Show it once, with `Cache-Control: no-store`. */
  | { readonly kind: 'issued'; readonly issued: IssuedKey }
  /** 202 and always the same text, whatever is known of the address. */
  | { readonly kind: 'accepted' }
  /** The form as it was, and what is wrong with it; 429 where there were too many. */
  | { readonly kind: 'faults'; readonly status: 422 | 429; readonly faults: readonly KeyFormFault[] };

const liveStates: ReadonlySet<KeyStatus> = new Set(['active', 'rotating']);

/** What the forms of keys work with. */
export interface FormParts {
  readonly parts: KeyParts;
  readonly tokens: ReturnType<typeof formTokens>;
  readonly counts: ReturnType<typeof formLimits>;
  readonly limits: FormLimits;
  readonly after: AfterAnswer;
}

/** Answers the form of the developers page according to the mode of this installation. */
export async function requestKey(
  form: FormParts,
  input: KeyFormInput & FormSeal & { readonly language: Language },
  context: PersonContext,
): Promise<KeyRequestResult> {
  const { parts, after } = form;
  const read = readKeyForm(input);
  const refused = await takeForm(form, input, read.faults, context);
  if (refused) return refused;
  await auditPerson(parts, 'key.requested', undefined, context);
  const wish = { ...read.form, language: input.language };
  if (parts.mode === 'instant') return issueAtOnce(parts, wish, personTrace(context));
  after.later(() => (parts.mode === 'email' ? sendConfirmation(form, wish) : waitForOperator(parts, wish)));
  return { kind: 'accepted' };
}

/** Why a form is not taken, or undefined when it is, counted and not to be used again. */
export async function takeForm(
  { tokens, counts }: FormParts,
  seal: FormSeal,
  fieldFaults: Parameters<typeof checkForm>[2],
  context: PersonContext,
): Promise<KeyRequestResult | undefined> {
  const { faults, trapped } = checkForm(tokens, seal, fieldFaults);
  if (faults.length > 0) return { kind: 'faults', status: 422, faults };
  if (trapped) return { kind: 'accepted' };
  const full = await counts.takeForm(context.address);
  if (full) return { kind: 'faults', status: 429, faults: [full] };
  tokens.spend(seal.token);
  return undefined;
}

type Wish = Required<KeyFormInput> & { readonly language: Language };

/** However many keys an address has: nobody has proved that it is theirs, and a refusal would tell a stranger of them. */
async function issueAtOnce(parts: KeyParts, wish: Wish, trace: Parameters<typeof issueKey>[2]): Promise<KeyRequestResult> {
  const owner = await parts.store.putOwner(wish.email, wish.language, momentOf(parts.clock()));
  const key = { name: wish.name, comment: wish.comment, ownerId: owner.id, tier: 'unverified', verified: false } as const;
  return { kind: 'issued', issued: await issueKey(parts, key, trace) };
}

async function sendConfirmation({ parts, limits, counts }: FormParts, wish: Wish): Promise<void> {
  const { store, clock, mailer } = parts;
  if (!(await counts.takeMail(wish.email, 'confirm'))) return;
  try {
    const owner = await store.ownerOf(wish.email);
    const keys = owner ? await store.ofOwner(owner.id) : [];
    if (keys.filter(({ status }) => liveStates.has(status)).length >= limits.activeKeysPerEmail)
      return await sendManageLink(parts, wish.email, 'full');
    const token = randomBytes(32).toString('base64url');
    await mailer?.send('confirm', wish, { link: `${parts.siteUrl}/${wish.language}/developers/keys/confirm?token=${token}` });
    // One open request for each address: the newer message replaces the older one.
    for (const request of await store.requestsOf(wish.email)) await store.removeRequest(request.id);
    await store.addRequest({ ...wish, ...newRequest(clock(), dayMs), tokenHash: hashToken(token), state: 'open' });
  } catch (error) {
    counts.giveMailBack(wish.email, 'confirm');
    throw error;
  }
}

async function waitForOperator({ store, clock, logger }: KeyParts, wish: Wish): Promise<void> {
  if ((await store.requestsOf(wish.email)).length > 0) return;
  const request = newRequest(clock(), 7 * dayMs);
  await store.addRequest({ ...wish, ...request, tokenHash: null, state: 'waiting' });
  logger?.info({ request: request.id }, 'a key request waits: npm run keys -- approve');
}

function newRequest(now: number, lifeMs: number) {
  return { id: `r_${randomBytes(9).toString('base64url')}`, createdAt: momentOf(now), expiresAt: momentOf(now + lifeMs) };
}
