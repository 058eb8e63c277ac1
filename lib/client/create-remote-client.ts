import { Problem } from '#lib/domain/problem.ts';
import type { ClientEvent } from './ask-service.ts';
import { type Client, createClient } from './create-client.ts';
import { createResilience, type ResilienceOptions } from './create-resilience.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { operationPath } from './operations.ts';
import { type Profile, unknownProfile } from './profile.ts';
import { findList } from './reader/find-list.ts';
import { remoteTransport } from './transport.ts';
import { endWithin, withDeadline } from './with-deadline.ts';

export interface RemoteClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  /** What the doctor wrote; without it the paging is probed once. */
  readonly profile?: Profile;
  readonly allowPrivate?: boolean;
  readonly resilience?: ResilienceOptions;
  readonly log?: (event: ClientEvent) => void;
}

export interface RemoteClient extends Client {
  /** Asks the service now, past everything that is kept, without retries. Rejects with a `Problem` within the time of one try. */
  check(): Promise<void>;
}

const deadlineMsDefault = 8000;
const tryTimeoutMsDefault = 4000;

/** A catalogue over somebody else's deployment, with retries, limits and kept answers; every question ends within the deadline. Opens no connection before the first one. */
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
    check: () => endWithin(ask(), tryTimeoutMs),
  };
}

/** Takes the key out of any text, also where it was percent-encoded. */
export function redactor(key: string | undefined): (text: string) => string {
  if (key === undefined) return (text) => text;
  const forms = [...new Set([key, encodeURIComponent(key)])].filter((form) => form.length > 0);
  return (text) => forms.reduce((safe, form) => safe.replaceAll(form, '[key]'), text);
}
