import type { Call, Principal } from '#lib/api/respond/call.ts';
import { Refusal } from '#lib/api/respond/refusal.ts';
import { requestLimits, type Tier, type TierLimits } from '#lib/contract/service-limits.ts';
import type { KeyGate, Verification } from '#lib/keys/key/key-gate.ts';
import { addressPartition, keyPolicies, limitHeaders } from '#lib/keys/limits/limit-headers.ts';
import type { Limiter, PolicyState } from '#lib/keys/limits/limiter.ts';
import { keyInQuery, readCredentials } from './read-credentials.ts';

export interface Limits {
  readonly tiers: Readonly<Record<Tier, TierLimits>>;
  /** Requests per minute and address, for keyless documents and for calls whose key is missing or refused. */
  readonly anonymous: number;
}

/** What decides whether a call is admitted. */
export interface Gate {
  readonly keys: KeyGate;
  readonly limiter: Limiter;
  readonly limits: Limits;
  /** The number of processes that serve the same callers. */
  readonly processes: number;
}

/** An admitted call. Call `release` after its response, and `refund` if the response is free. */
export interface Admission {
  release(): void;
  refund(): Promise<void>;
  /** Counts further requests of the same call; throws `Refusal` when they exceed the limits. */
  spend(cost: number): Promise<void>;
}

/** Refuses oversized requests before they are read. */
export function checkSize(call: Call): void {
  const { request, url } = call;
  const bytes = url.pathname.length + url.search.length;
  if (bytes > requestLimits.urlBytesMax) throw new Refusal('uri_too_long', { values: { max: requestLimits.urlBytesMax } });
  let headerBytes = 0;
  for (const [name, value] of request.headers) headerBytes += name.length + value.length + 4;
  if (headerBytes > requestLimits.headerBytesMax) throw new Refusal('headers_too_large', { values: { max: requestLimits.headerBytesMax } });
  if (Number(request.headers.get('content-length') ?? 0) > requestLimits.bodyBytesMax) {
    throw new Refusal('content_too_large', { values: { max: requestLimits.bodyBytesMax } });
  }
}

/** Admits a call with a key: checks the key and its origins, then counts the call against the limits of the key. */
export async function admit(gate: Gate, call: Call, address: string | undefined): Promise<Admission> {
  const principal = await authenticate(gate, call, address);
  return count(gate, call, { ...principal, partition: principal.keyId });
}

/** Admits a keyless call, counted by address at the rates of an unverified key. Without an address nothing is counted. */
export async function admitAddress(gate: Gate, call: Call, address: string | undefined): Promise<Admission> {
  if (!address) return free;
  return count(gate, call, { partition: `open ${addressPartition(address)}`, tier: 'unverified', usedToday: 0 });
}

const free: Admission = { release: () => undefined, refund: async () => undefined, spend: async () => undefined };

/** Takes one of the concurrent slots of a partition and counts the call in its windows. Throws a `Refusal` when a limit is reached. */
async function count(gate: Gate, call: Call, principal: Omit<Principal, 'keyId'> & { readonly partition: string }): Promise<Admission> {
  const { partition } = principal;
  const tier = gate.limits.tiers[principal.tier];
  const { limiter } = gate;
  const policies = keyPolicies(tier);
  // Each process admits its share, rounded up. Connections reach processes in turn, so a caller within the limit is not refused.
  if (!limiter.enter(partition, Math.ceil(tier.concurrent / gate.processes))) {
    writeStates(call, (await limiter.take(partition, policies, 0, { daily: principal.usedToday })).states);
    throw new Refusal('too_many_concurrent', {
      values: { quota: tier.concurrent },
      headers: { 'Retry-After': '1' },
      violatedPolicies: ['concurrent'],
    });
  }
  const answer = await limiter.take(partition, policies, 1, { daily: principal.usedToday });
  writeStates(call, answer.states);
  if (answer.violated) {
    limiter.leave(partition);
    throw tooMany(answer.violated);
  }
  return {
    release: () => limiter.leave(partition),
    async refund() {
      limiter.giveBack(partition, policies, 1);
      writeStates(call, (await limiter.take(partition, policies, 0)).states);
    },
    async spend(cost) {
      const { states, violated } = await limiter.take(partition, policies, cost);
      writeStates(call, states);
      if (violated) throw tooMany(violated);
    },
  };
}

/** Counts keyless documents and calls with a missing or refused key by network address, so that keys cannot be guessed quickly. */
export async function takeAnonymous(gate: Gate, call: Call, address: string | undefined): Promise<void> {
  if (!address) return;
  const policy = { name: 'anon', quota: gate.limits.anonymous, windowSeconds: 60 } as const;
  const answer = await gate.limiter.take(addressPartition(address), [policy], 1);
  writeStates(call, answer.states);
  if (answer.violated) throw tooMany(answer.violated);
}

async function authenticate(gate: Gate, call: Call, address: string | undefined): Promise<Principal> {
  type Code = 'key_in_query' | 'missing_key' | 'malformed_key' | 'unknown_key' | 'revoked_key' | 'expired_key';
  const refuse = async (code: Code): Promise<never> => {
    await takeAnonymous(gate, call, address);
    const challenges = { 'WWW-Authenticate': 'ApiKey realm="madar", header="X-Api-Key", Bearer realm="madar"' };
    throw new Refusal(code, { headers: challenges, ...(code !== 'key_in_query' && { header: 'X-Api-Key' }) });
  };
  const leaked = keyInQuery(call.url.searchParams);
  if (leaked) {
    await gate.keys.seenInUrl(leaked);
    return refuse('key_in_query');
  }
  const key = readCredentials(call.request.headers);
  if (!key) return refuse('missing_key');
  const verification = await gate.keys.verify(key);
  if ('keyId' in verification) call.keyId = verification.keyId;
  if (verification.kind === 'suspended') throw new Refusal('key_suspended');
  if (verification.kind !== 'valid') return refuse(`${verification.kind}_key`);
  checkOrigin(call, verification);
  return { keyId: verification.keyId, tier: verification.tier, usedToday: verification.usedToday };
}

/** Refuses a call from an origin that the key does not allow. Programs outside browsers send no origin and are admitted. */
function checkOrigin(call: Call, verification: Verification & { kind: 'valid' }): void {
  const origin = call.request.headers.get('origin');
  if (!origin || verification.origins.length === 0 || verification.origins.includes(origin)) return;
  throw new Refusal('origin_not_allowed', { header: 'Origin' });
}

function writeStates(call: Call, states: readonly PolicyState[]): void {
  for (const [name, value] of Object.entries(limitHeaders(states))) call.headers.set(name, value);
}

function tooMany({ policy, resetSeconds }: PolicyState): Refusal {
  return new Refusal('quota_exceeded', {
    values: { quota: policy.quota, window: policy.windowSeconds, wait: resetSeconds },
    headers: { 'Retry-After': String(resetSeconds) },
    violatedPolicies: [policy.name],
  });
}
