import { Problem } from '#lib/base/problem.ts';
import { withinTime } from '#lib/base/within-time.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import { type Profile, unknownProfile } from '#lib/remote/profile/profile.ts';
import { findList } from '#lib/remote/reader/envelopes/find-list.ts';
import type { ClientEvent } from '#lib/remote/transport/ask-service.ts';
import { createResilience, type ResilienceOptions } from '#lib/remote/transport/create-resilience.ts';
import { fetchAnswer } from '#lib/remote/transport/fetch-answer.ts';
import { remoteTransport } from '#lib/remote/transport/transport.ts';
import { type Client, createClient } from './create-client.ts';

export interface RemoteClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  /** The profile that the doctor command wrote. Without a profile, paging is probed once. */
  readonly profile?: Profile;
  readonly allowPrivate?: boolean;
  readonly resilience?: ResilienceOptions;
  readonly log?: (event: ClientEvent) => void;
}

export interface RemoteClient extends Client {
  /** Requests the service directly, without cache and retries. Rejects with a `Problem` within the time-out of one attempt. */
  check(): Promise<void>;
}

const deadlineMsDefault = 8000;
const tryTimeoutMsDefault = 4000;

/**
 * A catalogue over a remote deployment, with retries, limits and a cache; every call ends within the deadline. Sends no request before the
 * first call.
 */
export function createRemoteClient(options: RemoteClientOptions): RemoteClient {
  const { baseUrl, key, profile = unknownProfile, allowPrivate = false, resilience, log } = options;
  const transport = remoteTransport({
    baseUrl,
    allowPrivate,
    ...(key !== undefined && { key }),
    ...(profile.auth && { keyPlacement: profile.auth }),
  });
  const client = createClient({
    transport,
    profile: { ...profile, baseUrl },
    resilience: createResilience(resilience),
    redact: redactor(key),
    ...(log && { log }),
  });
  const tryTimeoutMs = resilience?.tryTimeoutMs ?? tryTimeoutMsDefault;
  const ask = async () => {
    const { payload } = await fetchAnswer(transport, operationPath('researchTypes', 'en'), AbortSignal.timeout(tryTimeoutMs));
    if (!findList(payload, 'researchTypes', profile.list?.path)) throw new Problem('bad_payload');
  };
  return {
    ...withDeadline(client, resilience?.deadlineMs ?? deadlineMsDefault),
    probe: () => client.probe(),
    check: () => withinTime(ask(), tryTimeoutMs, lateAnswer(tryTimeoutMs)),
  };
}

/** Returns a function that replaces the key in a text with `[key]`, also in percent-encoded form. */
export function redactor(key: string | undefined): (text: string) => string {
  if (key === undefined) return (text) => text;
  const spellings = [...new Set([key, encodeURIComponent(key)])].filter((form) => form.length > 0);
  return (text) => spellings.reduce((safe, form) => safe.replaceAll(form, '[key]'), text);
}

/** A catalogue whose methods end within `deadlineMs`, however many requests they make. Late responses are still cached. */
function withDeadline(catalogue: Catalogue, deadlineMs: number): Catalogue {
  const bounded = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, member]) => [
        name,
        typeof member === 'function'
          ? (...args: unknown[]) => withinTime(member(...args) as Promise<unknown>, deadlineMs, lateAnswer(deadlineMs))
          : member,
      ]),
    ) as Part;
  const { institutions } = catalogue;
  return { ...bounded(catalogue), ...(institutions && { institutions: bounded(institutions) }) };
}

/** What the log states when the service exceeds its time. */
const lateAnswer = (timeMs: number) => ({ detail: `The service did not answer within ${timeMs} ms.` });
