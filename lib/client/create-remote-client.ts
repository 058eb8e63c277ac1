import { type Profile, unknownProfile } from '#lib/client/profile/profile.ts';
import { findList } from '#lib/client/reader/envelopes/find-list.ts';
import { createResilience, type ResilienceOptions } from '#lib/client/transport/create-resilience.ts';
import { fetchAnswer } from '#lib/client/transport/fetch-answer.ts';
import { remoteTransport } from '#lib/client/transport/transport.ts';
import { endWithin, withDeadline } from '#lib/client/transport/with-deadline.ts';
import { Problem } from '#lib/domain/problem.ts';
import type { ClientEvent } from './ask-service.ts';
import { type Client, createClient } from './create-client.ts';
import { operationPath } from './operations.ts';

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
