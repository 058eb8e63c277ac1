import type { Profile } from '#lib/remote/profile/profile.ts';
import type { Exam } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor check D28 of a remote service: differences from the profile of the previous examination. */
export function checkDrift(exam: Exam): Finding {
  const { stored: previousProfile } = exam.options;
  if (!previousProfile) return finding('D28', 'note', 'no_stored_profile');
  const checkedAt = previousProfile.checkedAt ?? '?';
  const names = changedNames(previousProfile, exam.profile);
  return names.length === 0
    ? finding('D28', 'ok', 'no_drift', { checkedAt })
    : finding('D28', 'warning', 'drift', { checkedAt, names: names.join(', ') });
}

function changedNames(previous: Profile, current: Profile): string[] {
  const topLevel: string[] = (['auth', 'paging', 'list', 'single', 'ignoredParams'] as const).filter(
    (name) => previous[name] !== undefined && !isEqual(previous[name], current[name]),
  );
  const fields = Object.entries(previous.fields?.research ?? {}).filter(
    ([name, { path }]) => current.fields?.research?.[name]?.path !== path,
  );
  return [...topLevel, ...fields.map(([name]) => `fields.research.${name}`)];
}

function isEqual(a: unknown, b: unknown): boolean {
  const canonical = (value: unknown) =>
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
    );
  return canonical(a) === canonical(b);
}
