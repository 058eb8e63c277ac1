import { setTimeout } from 'node:timers/promises';
import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import { type Profile, unknownProfile } from '#lib/remote/profile/profile.ts';
import { applyProfile } from '#lib/remote/reader/apply-profile.ts';
import { isMembers, type Members } from '#lib/remote/reader/tables/names.ts';
import { isLiteralLoopback } from '#lib/remote/transport/private-address.ts';
import { createSendHttp } from '#lib/remote/transport/send-http.ts';
import { type KeyPlacement, remoteTransport, type Transport } from '#lib/remote/transport/transport.ts';
import { type Exchange, exchange } from './exchange.ts';
import { type CheckId, type Finding, finding } from './finding.ts';

/** Maximum wait for a rate limit, in seconds. If the service requires a longer wait, the doctor sends no further requests. */
const waitSecondsMax = 10;

export interface DoctorOptions {
  readonly baseUrl: string;
  readonly key?: string;
  readonly languages: readonly Language[];
  /** Maximum number of requests, not counting those of `checkKey`. */
  readonly budget: number;
  /** Number of detail records to open. */
  readonly sample: number;
  readonly probeAuth: boolean;
  readonly allowQueryKey: boolean;
  /** Whether any certificate is accepted from a loopback address. */
  readonly insecureLoopback: boolean;
  readonly allowPrivate: boolean;
  /** Whether the report contains sample rows. */
  readonly withSamples: boolean;
  /** The profile of the previous run. */
  readonly stored?: Profile;
}

/** One run of the doctor: its exchanges and the resulting profile. */
export type Exam = ReturnType<typeof openExam>;

/** Prepares a run of the doctor; sends no request. */
export function openExam(options: DoctorOptions) {
  const isLoopback = isLiteralLoopback(new URL(options.baseUrl).hostname);
  const send = createSendHttp({ allowPrivate: options.allowPrivate, allowUntrusted: isLoopback && options.insecureLoopback });
  const exchanges: Exchange[] = [];
  const responses = new Map<string, Exchange>();
  let requestCount = 0;
  const transportOf = (placement: KeyPlacement | null): Transport =>
    remoteTransport({
      baseUrl: options.baseUrl,
      send,
      ...(placement && options.key !== undefined && { key: options.key, keyPlacement: placement }),
    });
  const record = async (placement: KeyPlacement | null, path: string, headers?: Readonly<Record<string, string>>) => {
    const result = await exchange(transportOf(placement), path, headers);
    exchanges.push(result);
    return result;
  };
  let profile: Profile = { ...unknownProfile, baseUrl: options.baseUrl };
  let reader = applyProfile(profile);
  return {
    options,
    /** The first of the examined languages, in which most requests are sent. */
    language: options.languages[0] ?? 'en',
    isLoopback,
    exchanges: exchanges as readonly Exchange[],
    /** The profile so far, and the readers of the client that has it. */
    get profile() {
      return profile;
    },
    get reader() {
      return reader;
    },
    /** Adds what a check found to the profile. */
    learn(properties: Partial<Profile>): void {
      profile = { ...profile, ...properties };
      reader = applyProfile(profile);
    },
    /** Responses of the six operations, by `operation/language`. */
    answers: new Map<string, Exchange>(),
    /** Requests a path, or returns its earlier response. Sends the key if its placement is known. Undefined when the budget is spent. */
    async ask(
      path: string,
      { headers, again = false }: { readonly headers?: Readonly<Record<string, string>>; readonly again?: boolean } = {},
    ): Promise<Exchange | undefined> {
      const cached = again || headers ? undefined : responses.get(path);
      if (cached) return cached;
      if (requestCount >= options.budget) return undefined;
      requestCount++;
      let result = await record(profile.auth ?? null, path, headers);
      const wait = result.problem?.kind === 'rate_limited' ? (result.problem.retryAfterSeconds ?? 1) : undefined;
      if (wait !== undefined && wait <= waitSecondsMax) {
        await setTimeout(wait * 1000);
        result = await record(profile.auth ?? null, path, headers);
      }
      // No further requests are sent: each would get a 429 response, which checks would mistake for a trait of the service.
      if (result.problem?.status === 429) requestCount = options.budget;
      if (!again && !headers) responses.set(path, result);
      return result;
    },
    /** Requests with the key in this placement, or without a key. Does not count against the budget. */
    askWith: (placement: KeyPlacement | null, path: string) => record(placement, path),
  };
}

/** The path of a list with parameters. */
export function listRequestPath(
  operation: 'findResearch' | 'findAuthors',
  language: Language,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)])).toString();
  return operationPath(operation, language) + (query === '' ? '' : `?${query}`);
}

type ListOperation = 'findResearch' | 'findAuthors' | 'researchTypes' | 'researchAreas';

/** The rows of a list response; empty if it has none. */
export function rowsIn(exam: Exam, answer: Exchange | undefined, operation: ListOperation): readonly Members[] {
  return (exam.reader.list(answer?.payload, operation)?.rows ?? []).filter(isMembers);
}

/** The rows of the list that the doctor requested first. */
export function rowsOfList(exam: Exam, operation: ListOperation, language = exam.language): readonly Members[] {
  return rowsIn(exam, exam.answers.get(`${operation}/${language}`), operation);
}

/** The finding of a check for which no requests are left. */
export function budgetSpent({ options: { budget } }: Exam, check: CheckId): Finding {
  return finding(check, 'skipped', 'budget_spent', { budget });
}
