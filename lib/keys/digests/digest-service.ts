import { randomBytes } from 'node:crypto';
import { digestFormLimits } from '#lib/contract/key-form.ts';
import { formLimits } from '#lib/keys/forms/form-limits.ts';
import { readKeyForm } from '#lib/keys/forms/read-key-form.ts';
import { checkSubmission, type FormParts, type FormProtection, type KeyRequestResult } from '#lib/keys/forms/request-key.ts';
import { hashToken, makeToken } from '#lib/keys/key/hash-key.ts';
import type { PersonContext } from '#lib/keys/key/key-parts.ts';
import { dayMs, utcSeconds } from '#lib/keys/key/key-times.ts';
import type { SentState, Subscription, SubscriptionChoice, SubscriptionRequest } from '#lib/keys/key/subscription.ts';
import type { Mailer } from '#lib/keys/mail/mailer.ts';
import { paths } from '#lib/url/paths.ts';
import { nextDue } from './next-due.ts';

/** What an address follows, for the page that a mailed link opens. */
export interface Following {
  /** Undefined if the address follows nothing any more. */
  readonly email: string | undefined;
  /** First the one that the link came with. */
  readonly subscriptions: readonly Subscription[];
}

const linkMs = 400 * dayMs;
const requestId = /^q_[\w-]+$/;
const newId = (kind: 's' | 'q') => `${kind}_${randomBytes(9).toString('base64url')}`;

/** Subscriptions by mail, without accounts: a mailed link confirms them, and the link in each mail shows, changes and ends them. */
export function digestService({ parts, tokens, limits, deferred }: FormParts, mailer: Mailer) {
  const { store, clock } = parts;
  const form: FormParts = { parts, tokens, limits, deferred, counts: formLimits(parts, { ...limits, ...digestFormLimits }, 'digest') };
  const openRequests = async (token: string): Promise<readonly SubscriptionRequest[]> =>
    (await store.subscriptionRequests(hashToken(token))).filter(({ expiresAt }) => expiresAt > utcSeconds(clock()));
  return {
    mailer,
    store,
    /** Mails a confirmation. The result is the same for every address, also for one that follows the list already. */
    async subscribe(input: SubscriptionChoice & FormProtection, context: PersonContext): Promise<KeyRequestResult> {
      const parsed = readKeyForm({ name: '-', email: input.email });
      const refusal = await checkSubmission(form, input, parsed.faults, context);
      if (refusal) return refusal;
      const { list, language, rhythm } = input;
      deferred.later(() => sendConfirmation(form, mailer, { email: parsed.form.email, list, language, rhythm }));
      return { kind: 'accepted' };
    },
    /** What a confirmation link confirms; empty for a link that was changed, has expired or was used. */
    requests: openRequests,
    /**
     * Confirms the requests `ids` of a link, from the state of the records now. Returns a token for `open`; undefined for an invalid link.
     * Requests that came after the reader opened the page, perhaps from a stranger, keep waiting.
     */
    async confirm(token: string, ids: readonly string[], state: SentState): Promise<string | undefined> {
      const now = clock();
      const waiting = await store.takeSubscriptionRequests(
        hashToken(token),
        ids.filter((id) => requestId.test(id)).slice(0, digestFormLimits.listsPerAddress),
      );
      const requests = waiting.filter(({ expiresAt }) => expiresAt > utcSeconds(now));
      const [first] = requests;
      if (!first) return undefined;
      const before = (await store.subscriptionsOf(first.email)).length;
      for (const { email, list, language, rhythm } of requests.slice(0, Math.max(0, digestFormLimits.listsPerAddress - before)))
        await store.putSubscription({
          ...{ id: newId('s'), email, list, language, rhythm, ...state },
          ...{ createdAt: utcSeconds(now), dueAt: utcSeconds(nextDue(now, rhythm, now)) },
          ...{ attempts: 0, refusals: 0, pausedUntil: null, sendingTo: null },
        });
      const subscription = (await store.subscriptionsOf(first.email)).at(-1);
      const { token: link, tokenHash } = makeToken();
      const { email } = first;
      await store.addSubscriptionLink({ tokenHash, subscriptionId: subscription?.id ?? '', email, expiresAt: utcSeconds(now + linkMs) });
      return link;
    },
    ...mailedLink(parts),
  };
}

/** What a mailed link allows. */
function mailedLink({ store, clock }: FormParts['parts']) {
  const openLink = async (token: string) => {
    const link = await store.subscriptionLink(hashToken(token));
    return link && link.expiresAt > utcSeconds(clock()) ? link : undefined;
  };
  const ownedBy = async (token: string, id: string): Promise<Subscription | undefined> => {
    const [link, subscription] = [await openLink(token), await store.subscription(id)];
    return link && subscription?.email === link.email ? subscription : undefined;
  };
  return {
    /** What the address of a mailed link follows; undefined for a link that was changed or has expired. */
    async open(token: string): Promise<Following | undefined> {
      const link = await openLink(token);
      if (!link) return undefined;
      const subscriptions = link.email === null ? [] : await store.subscriptionsOf(link.email);
      const isFirst = ({ id }: Subscription) => Number(id === link.subscriptionId);
      return { email: link.email ?? undefined, subscriptions: subscriptions.toSorted((one, other) => isFirst(other) - isFirst(one)) };
    },
    /** Changes language and rhythm. False if the link does not cover the subscription. */
    async change(token: string, id: string, change: Pick<Subscription, 'language' | 'rhythm'>): Promise<boolean> {
      const subscription = await ownedBy(token, id);
      if (!subscription) return false;
      const now = clock();
      const dueAt = change.rhythm === subscription.rhythm ? subscription.dueAt : utcSeconds(nextDue(now, change.rhythm, now));
      await store.updateSubscription(id, { ...change, dueAt });
      return true;
    },
    /** Ends a subscription, or all of the address if `id` is undefined. False if the link covers none. */
    async stop(token: string, id: string | undefined): Promise<boolean> {
      if (id !== undefined) return (await ownedBy(token, id)) !== undefined && store.endSubscription(id);
      const link = await openLink(token);
      const subscriptions = link?.email ? await store.subscriptionsOf(link.email) : [];
      for (const subscription of subscriptions) await store.endSubscription(subscription.id);
      return subscriptions.length > 0;
    },
    /** Ends the subscription of the mail that a link came with (RFC 8058). Undefined for an invalid link. */
    async stopByMail(token: string): Promise<'stopped' | 'ended' | undefined> {
      const link = await openLink(token);
      return link && ((await store.endSubscription(link.subscriptionId)) ? 'stopped' : 'ended');
    },
  };
}

/** While a message waits for its confirmation, other requests of the address join it, so that its link confirms all of them. */
async function sendConfirmation({ parts, counts }: FormParts, mailer: Mailer, choice: SubscriptionChoice): Promise<void> {
  const { store, clock, siteUrl } = parts;
  const { email, list, language, rhythm } = choice;
  const now = utcSeconds(clock());
  const request = { id: newId('q'), email, list, language, rhythm, createdAt: now };
  /** Adds the request to the message that waits for its confirmation; false if there is none. */
  const join = async () => {
    const waiting = await store.subscriptionRequestsOf(email, now);
    const [first] = waiting;
    const isRepeated = waiting.some((other) => other.list === list && other.language === language && other.rhythm === rhythm);
    if (first && !isRepeated && waiting.length < digestFormLimits.listsPerRequest)
      await store.addSubscriptionRequest({ ...request, tokenHash: first.tokenHash, expiresAt: first.expiresAt });
    return first !== undefined;
  };
  if (await join()) return;
  // A reader who follows something gets at most one message per confirmation, so the time between two has no minimum.
  const kind = (await store.subscriptionsOf(email)).length > 0 ? 'manage' : 'subscribe';
  // Another form of the reader may have sent the message meanwhile.
  if (!(await counts.takeMail(email, kind))) return void (await join());
  const { token, tokenHash } = makeToken();
  try {
    // Stored before the message is sent, which takes seconds in which the reader asks for further lists.
    await store.addSubscriptionRequest({ ...request, tokenHash, expiresAt: utcSeconds(clock() + dayMs) });
    await mailer.send('subscribe', { email, language }, { link: `${siteUrl}${paths.digests(language, 'confirm')}?token=${token}` });
  } catch (error) {
    counts.giveMailBack(email, kind);
    await store.takeSubscriptionRequests(tokenHash);
    throw error;
  }
}
