import { Problem } from '#lib/base/problem.ts';
import { isMembers, type Members } from '#lib/remote/reader/tables/names.ts';

/** Depth to which references are expanded: references may be cyclic, and only name and id of a target are needed. */
const referenceDepth = 2;

/** Maximum number of values that references add to one response: without it, a short text could expand to millions of values. */
const addedMax = 250_000;

/**
 * Resolves the references of .NET's `ReferenceHandler.Preserve`; `count` is the resulting number of values. Throws `bad_payload` if
 * references add more than `addedMax` values.
 */
export function resolveReferences(payload: unknown): { readonly payload: unknown; readonly count: number } {
  const targets = new Map<string, Members>();
  let hasMarks = false;
  let count = 0;
  const collect = (value: unknown): void => {
    count += 1;
    if (Array.isArray(value)) for (const entry of value) collect(entry);
    if (!isMembers(value)) return;
    if (typeof value.$id === 'string') targets.set(value.$id, value);
    if ('$values' in value || '$ref' in value) hasMarks = true;
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(payload);
  if (!hasMarks) return { payload, count };
  const copies = { targets, added: 0 };
  return { payload: expand(payload, copies, Number.POSITIVE_INFINITY), count: count + copies.added };
}

interface Copies {
  readonly targets: ReadonlyMap<string, Members>;
  /** Number of values that references have added so far. */
  added: number;
}

function expand(value: unknown, copies: Copies, depth: number): unknown {
  if (depth <= referenceDepth) copies.added += 1;
  if (copies.added > addedMax)
    throw new Problem('bad_payload', { detail: `References in the response expand to more than ${addedMax} values.` });
  if (Array.isArray(value)) return value.map((entry) => expand(entry, copies, depth)).filter((entry) => entry !== undefined);
  if (!isMembers(value)) return value;
  if (depth <= 0) return undefined;
  if (Array.isArray(value.$values)) return expand(value.$values, copies, depth);
  if (typeof value.$ref === 'string') {
    const target = copies.targets.get(value.$ref);
    return target && expand(target, copies, Math.min(depth - 1, referenceDepth));
  }
  const entries = Object.entries(value).filter(([name]) => name !== '$id');
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, expand(inner, copies, depth - 1)]).filter(([, inner]) => inner !== undefined),
  );
}
