import { operationPath } from '#lib/client/operations.ts';
import type { KeyPlacement } from '#lib/client/transport/transport.ts';
import { defaultKeyPlacement } from '#lib/client/transport/transport.ts';
import type { Exam } from './exam.ts';
import { placementsToTry } from './exchange.ts';
import { type Finding, finding } from './finding.ts';

/** D03 and D04: whether a key is wanted, and where it goes. The first request of all is the one without a key. */
export async function checkKey(exam: Exam): Promise<readonly Finding[]> {
  const { options, isLoopback } = exam;
  const path = operationPath('researchTypes', options.languages[0] ?? 'en');
  const bare = await exam.askWith(null, path);
  const isWanted = bare.problem?.kind === 'auth' || bare.problem?.kind === 'forbidden';
  // A page of a firewall or an error of the server says nothing about keys.
  const isTold = isWanted || bare.payload !== undefined;
  if (!isTold) {
    if (options.key !== undefined && (isLoopback || options.baseUrl.startsWith('https:')))
      exam.profile = { ...exam.profile, auth: options.stored?.auth ?? defaultKeyPlacement };
    return [finding('D03', 'skipped', 'key_untold'), finding('D04', 'skipped', 'key_untold')];
  }
  const wanted = isWanted ? finding('D03', 'ok', 'key_required', { status: bare.status }) : finding('D03', 'note', 'key_not_required');
  if (options.key === undefined)
    return [wanted, isWanted ? finding('D04', 'failure', 'key_missing') : finding('D04', 'skipped', 'key_not_required')];
  const isPlain = new URL(options.baseUrl).protocol === 'http:' && !isLoopback && !options.allowPrivate;
  if (isPlain) return [wanted, finding('D04', isWanted ? 'failure' : 'warning', 'key_not_sent')];
  const place = options.stored?.auth ?? defaultKeyPlacement;
  const tail = options.key.slice(-4);
  if (!isWanted) {
    exam.profile = { ...exam.profile, auth: place };
    return [wanted, finding('D04', 'skipped', 'key_not_required')];
  }
  const places = [place, ...(options.probeAuth ? placementsToTry(options.allowQueryKey).filter((other) => !isSame(other, place)) : [])];
  for (const candidate of places) {
    const { problem } = await exam.askWith(candidate, path);
    if (problem?.kind === 'auth' || problem?.kind === 'forbidden' || problem?.kind === 'bad_request') continue;
    exam.profile = { ...exam.profile, auth: candidate };
    return [wanted, finding('D04', 'ok', 'key_in', { tail, place: placeText(candidate) })];
  }
  if (options.probeAuth) return [wanted, finding('D04', 'failure', 'key_refused_everywhere', { tail, count: places.length })];
  return [wanted, finding('D04', 'failure', 'key_refused', { tail, place: placeText(place) })];
}

function isSame(a: KeyPlacement, b: KeyPlacement): boolean {
  return a.in === b.in && a.name.toLowerCase() === b.name.toLowerCase() && a.scheme === b.scheme;
}

function placeText({ in: where, name, scheme }: KeyPlacement): string {
  return where === 'query' ? `?${name}=` : scheme === null ? name : `${name}: ${scheme}`;
}
