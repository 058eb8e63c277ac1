import { operationPath } from '#lib/remote/profile/operations.ts';
import type { KeyPlacement } from '#lib/remote/transport/transport.ts';
import { defaultKeyPlacement } from '#lib/remote/transport/transport.ts';
import type { Exam } from './exam.ts';
import { placementsToTry } from './exchange.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor checks D03 and D04 of a remote service: whether a key is required, and where it is sent. The first request has no key. */
export async function checkKey(exam: Exam): Promise<readonly Finding[]> {
  const { options, isLoopback } = exam;
  const path = operationPath('researchTypes', exam.language);
  const keyless = await exam.askWith(null, path);
  const isRequired = keyless.problem?.kind === 'auth' || keyless.problem?.kind === 'forbidden';
  // A firewall page or server error does not show whether a key is required.
  const isConclusive = isRequired || keyless.payload !== undefined;
  if (!isConclusive) {
    if (options.key !== undefined && (isLoopback || options.baseUrl.startsWith('https:')))
      exam.learn({ auth: options.stored?.auth ?? defaultKeyPlacement });
    return [finding('D03', 'skipped', 'key_untold'), finding('D04', 'skipped', 'key_untold')];
  }
  const requirement = isRequired
    ? finding('D03', 'ok', 'key_required', { status: keyless.status })
    : finding('D03', 'note', 'key_not_required');
  if (options.key === undefined)
    return [requirement, isRequired ? finding('D04', 'failure', 'key_missing') : finding('D04', 'skipped', 'key_not_required')];
  const isPlain = new URL(options.baseUrl).protocol === 'http:' && !isLoopback && !options.allowPrivate;
  if (isPlain) return [requirement, finding('D04', isRequired ? 'failure' : 'warning', 'key_not_sent')];
  const placement = options.stored?.auth ?? defaultKeyPlacement;
  const tail = options.key.slice(-4);
  if (!isRequired) {
    exam.learn({ auth: placement });
    return [requirement, finding('D04', 'skipped', 'key_not_required')];
  }
  const placements = [
    placement,
    ...(options.probeAuth ? placementsToTry(options.allowQueryKey).filter((option) => !isSame(option, placement)) : []),
  ];
  for (const candidate of placements) {
    const { problem } = await exam.askWith(candidate, path);
    if (problem?.kind === 'auth' || problem?.kind === 'forbidden' || problem?.kind === 'bad_request') continue;
    exam.learn({ auth: candidate });
    return [requirement, finding('D04', 'ok', 'key_in', { tail, place: placeText(candidate) })];
  }
  if (options.probeAuth) return [requirement, finding('D04', 'failure', 'key_refused_everywhere', { tail, count: placements.length })];
  return [requirement, finding('D04', 'failure', 'key_refused', { tail, place: placeText(placement) })];
}

function isSame(a: KeyPlacement, b: KeyPlacement): boolean {
  return a.in === b.in && a.name.toLowerCase() === b.name.toLowerCase() && a.scheme === b.scheme;
}

function placeText({ in: where, name, scheme }: KeyPlacement): string {
  return where === 'query' ? `?${name}=` : scheme === null ? name : `${name}: ${scheme}`;
}
