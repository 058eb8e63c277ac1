import { isProblem, type ProblemKind } from '#lib/base/problem.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Site } from '#lib/domain/site/site.ts';
import { makeToken } from '#lib/keys/key/hash-key.ts';
import { dayMs, utcSeconds } from '#lib/keys/key/key-times.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import type { SentState, Subscription } from '#lib/keys/key/subscription.ts';
import type { Mailer } from '#lib/keys/mail/mailer.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { nextDue } from './next-due.ts';
import { writeDigest } from './write-digest.ts';

/** Where digests read works. */
export interface DigestSource {
  /** The current state of the records. */
  state(): Promise<SentState>;
  newWorks(
    language: Language,
    list: string,
    added: { readonly after: number; readonly upTo: number },
  ): Promise<{ readonly name: string | undefined; readonly works: readonly Research[]; readonly total: number }>;
}

/** Dependencies of a run. */
export interface DigestParts {
  readonly store: KeyStore;
  readonly mailer: Mailer;
  readonly source: DigestSource;
  readonly site: Site;
  readonly siteUrl: string;
  readonly clock: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Reports one line of the run. */
  readonly report: (line: string) => void;
}

/** The counts of a run. `serverFailed`: the run ended because our mail server did not accept messages; the next run continues. */
export interface DigestReport {
  readonly sent: number;
  readonly nothingNew: number;
  readonly refused: number;
  readonly removed: number;
  readonly deferred: number;
  readonly serverFailed: boolean;
}

/** A claim lasts longer than a message may take (`mailer.ts`). */
export const claimMs = 300_000;
/** Pauses after failures of our mail server, within a run. After the last one, the run ends. */
const serverPausesMs = [1000, 5000, 30_000, 120_000];
/** Pauses before a digest is tried again that a recipient's server deferred, and before one that it refused. */
const laterPausesMs = [300_000, 1_800_000, 7_200_000, 28_800_000, dayMs];
const refusedPauseMs = dayMs;
const refusalsMax = 3;
/** A run waits this long for the end of a pause, such as the claim of a run that was killed. */
const waitMsMax = claimMs;
const linkMs = 400 * dayMs;

/** `a…@e….org`: an address in a report. */
export function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  const first = (text: string) => `${[...text][0] ?? ''}…`;
  return `${first(local)}@${first(domain)}${dot > 0 ? domain.slice(dot) : ''}`;
}

/**
 * Sends the digests that are due. A digest is claimed, sent and then noted as sent, so several runs share the work and a killed run
 * continues. A process that dies after the mail server accepted a message and before that is noted sends it again, with the same
 * Message-ID and content, by which mail servers recognise the duplicate: SMTP offers no better.
 */
export async function sendDigests(parts: DigestParts): Promise<DigestReport> {
  const { store, clock, sleep, report } = parts;
  const counts = { sent: 0, nothingNew: 0, refused: 0, removed: 0, deferred: 0 };
  const removed = await store.removeEndedSubscriptions();
  if (removed > 0) report(`${removed} subscriptions had been cancelled before a restore and were removed`);
  let failures = 0;
  for (;;) {
    const state = await parts.source.state();
    const due = await store.dueSubscriptions(utcSeconds(clock()), 100);
    if (due.length === 0) {
      const waitMs = Date.parse((await store.nextAttemptAt(utcSeconds(clock()))) ?? '') - clock();
      if (!(waitMs <= waitMsMax)) break;
      await sleep(Math.max(1000, waitMs));
      continue;
    }
    for (const { id } of due) {
      const result = await sendOne(parts, id, state);
      if (result === undefined) continue;
      if (result !== 'server') {
        counts[result] += 1;
        if (result !== 'nothingNew') failures = 0;
        continue;
      }
      const pauseMs = serverPausesMs[failures];
      failures += 1;
      if (pauseMs === undefined) return { ...counts, serverFailed: true };
      report(`the mail server failed; next attempt in ${pauseMs / 1000} s`);
      await sleep(pauseMs);
    }
  }
  return { ...counts, serverFailed: false };
}

const unreadableKinds: ReadonlySet<string> = new Set<ProblemKind>(['bad_request', 'not_found', 'gone']);

type Result = 'sent' | 'nothingNew' | 'refused' | 'removed' | 'deferred' | 'server';

/** Undefined if another run sends the digest. */
async function sendOne(parts: DigestParts, id: string, state: SentState): Promise<Result | undefined> {
  const { store, clock, report } = parts;
  const now = clock();
  const until = utcSeconds(now + claimMs);
  const claim = await store.claimSubscription(id, utcSeconds(now), until, state.lastWork);
  if (!claim) return undefined;
  const upTo = claim.sendingTo ?? state.lastWork;
  const done = () =>
    store.finishDigest(id, until, {
      kind: 'done',
      sendingTo: upTo,
      dataVersion: state.dataVersion,
      lastWork: Math.max(upTo, claim.lastWork),
      dueAt: utcSeconds(nextDue(Date.parse(claim.dueAt), claim.rhythm, clock())),
    });
  if (upTo <= claim.lastWork) {
    await done();
    return 'nothingNew';
  }
  const digest = await readNewWorks(parts, claim, upTo);
  if (digest.total === 0) {
    await done();
    return 'nothingNew';
  }
  try {
    await deliver(parts, claim, upTo, digest);
  } catch (error) {
    const failure = smtpFailure(error);
    const { code = '', responseCode = '' } = error as { code?: string; responseCode?: number };
    report(`${maskAddress(claim.email)}: ${failure} ${code} ${responseCode}`.trimEnd());
    if (failure === 'refused' && claim.refusals + 1 >= refusalsMax) {
      await store.endSubscription(id);
      return 'removed';
    }
    const pausesMs = {
      refused: refusedPauseMs,
      later: laterPausesMs[Math.min(claim.attempts, laterPausesMs.length - 1)] ?? dayMs,
      server: 0,
    };
    await store.finishDigest(id, until, {
      kind: failure === 'refused' ? 'refused' : 'failed',
      pausedUntil: utcSeconds(clock() + pausesMs[failure]),
    });
    return failure === 'later' ? 'deferred' : failure;
  }
  await done();
  return 'sent';
}

type Content = Awaited<ReturnType<DigestSource['newWorks']>>;

/** A list that cannot be read, such as one of a withdrawn author, has nothing new and stops no other digest. */
function readNewWorks({ source, report }: Pick<DigestParts, 'source' | 'report'>, row: Subscription, upTo: number): Promise<Content> {
  return source.newWorks(row.language, row.list, { after: row.lastWork, upTo }).catch((error: unknown) => {
    if (!isProblem(error) || !unreadableKinds.has(error.kind)) throw error;
    report(`${maskAddress(row.email)}: the list cannot be read (${error.kind})`);
    return { name: undefined, works: [], total: 0 };
  });
}

async function deliver(parts: DigestParts, subscription: Subscription, upTo: number, content: Content): Promise<void> {
  const { store, siteUrl, site, mailer, clock } = parts;
  const { id, email, language, list, rhythm } = subscription;
  const { token, tokenHash } = makeToken();
  await store.addSubscriptionLink({ tokenHash, subscriptionId: id, email, expiresAt: utcSeconds(clock() + linkMs) });
  const oneClick = `${siteUrl}${paths.digests(language, 'one-click')}?token=${token}`;
  const digest = {
    language,
    rhythm,
    ...content,
    listPath: paths.research(language, { ...decodeResearchQuery(list), sort: '-updatedAt' }),
    manageLink: `${siteUrl}${paths.digests(language)}?token=${token}`,
  };
  await mailer.deliver({
    to: email,
    language,
    ...writeDigest(digest, site, siteUrl),
    headers: {
      'Message-ID': `<digest.${id}.${upTo}@${new URL(siteUrl).hostname}>`,
      // RFC 8058: mail programs unsubscribe with one POST to this address.
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  });
}

/** Reports what would be sent now, one line a digest that is due; sends and changes nothing. */
export async function previewDigests(parts: Pick<DigestParts, 'store' | 'source' | 'clock' | 'report'>): Promise<void> {
  const { lastWork } = await parts.source.state();
  for (const row of await parts.store.dueSubscriptions(utcSeconds(parts.clock()), 100_000)) {
    const { name, total } = await readNewWorks(parts, row, row.sendingTo ?? lastWork);
    parts.report([maskAddress(row.email), row.language, row.rhythm, `${total} new`, name ?? 'all publications'].join('\t'));
  }
}

/** Whose fault a failed message is, and whether it may succeed later. */
type SmtpFailure =
  /** The recipient's server refuses the recipient or the message for good (5xx). */
  | 'refused'
  /** The same for now (4xx), such as a full mailbox or greylisting, or by policy (5.7.x), such as a relay that refuses us. */
  | 'later'
  /** Our mail server: it cannot be reached, is slow, broke off, or refuses us or our sender. It would do so for every message. */
  | 'server';

/** Classifies an error of nodemailer by its code, its SMTP command and the code of the response (RFC 5321 §4.2). */
function smtpFailure(error: unknown): SmtpFailure {
  const {
    code,
    command,
    response = '',
    responseCode = 0,
  } = (error ?? {}) as {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  };
  const isAboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && /^RCPT\b/i.test(command ?? ''));
  // 421 ends the connection and is about the service, whatever it answers.
  if (!isAboutMessage || responseCode < 400 || responseCode === 421) return 'server';
  // RFC 3463 §3.8: X.7.X is about security and policy.
  return responseCode < 500 || /^\d+[ -]5\.7\./.test(response) ? 'later' : 'refused';
}
