import type { Profile } from '#lib/client/profile/profile.ts';
import type { Exam } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** D28: what is otherwise than the last time. */
export function checkDrift(exam: Exam): Finding {
  const { stored } = exam.options;
  if (!stored) return finding('D28', 'note', 'no_stored_profile');
  const checkedAt = stored.checkedAt ?? '?';
  const names = differing(stored, exam.profile);
  return names.length === 0
    ? finding('D28', 'ok', 'no_drift', { checkedAt })
    : finding('D28', 'warning', 'drift', { checkedAt, names: names.join(', ') });
}

function differing(before: Profile, after: Profile): string[] {
  const changed: string[] = (['auth', 'paging', 'list', 'single', 'ignoredParams'] as const).filter(
    (name) => before[name] !== undefined && !isEqual(before[name], after[name]),
  );
  const fields = Object.entries(before.fields?.research ?? {}).filter(([name, { path }]) => after.fields?.research?.[name]?.path !== path);
  return [...changed, ...fields.map(([name]) => `fields.research.${name}`)];
}

function isEqual(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
    );
  return sorted(a) === sorted(b);
}
