import { isMembers, type Members } from '#lib/client/reader/tables/names.ts';
import { Problem } from '#lib/domain/problem.ts';

/** How far a back-reference is written out. The graph may be cyclic; a name and an id are all that is needed of what is pointed at. */
const referenceDepth = 2;

/** Values that references may add to one answer: each may point at everything else, so that a short text stands for any number of them. */
const addedMax = 250_000;

/**
 * Undoes `ReferenceHandler.Preserve` of .NET: `{$id, $values: […]}` becomes the list, `{$ref: "7"}` a shallow copy of the object numbered 7.
 * A payload without such marks comes back as it is. `count` is of all values in what comes back. Throws `bad_payload` when references add too many.
 */
export function resolveReferences(payload: unknown): { readonly payload: unknown; readonly count: number } {
  const targets = new Map<string, Members>();
  let marked = false;
  let count = 0;
  const collect = (value: unknown): void => {
    count += 1;
    if (Array.isArray(value)) for (const entry of value) collect(entry);
    if (!isMembers(value)) return;
    if (typeof value.$id === 'string') targets.set(value.$id, value);
    if ('$values' in value || '$ref' in value) marked = true;
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(payload);
  if (!marked) return { payload, count };
  const copies = { targets, added: 0 };
  return { payload: written(payload, copies, Number.POSITIVE_INFINITY), count: count + copies.added };
}

interface Copies {
  readonly targets: ReadonlyMap<string, Members>;
  /** Values copied from behind a reference up to now. */
  added: number;
}

function written(value: unknown, copies: Copies, depth: number): unknown {
  if (depth <= referenceDepth) copies.added += 1;
  if (copies.added > addedMax)
    throw new Problem('bad_payload', { detail: `References of the answer stand for more than ${addedMax} values.` });
  if (Array.isArray(value)) return value.map((entry) => written(entry, copies, depth)).filter((entry) => entry !== undefined);
  if (!isMembers(value)) return value;
  if (depth <= 0) return undefined;
  if (Array.isArray(value.$values)) return written(value.$values, copies, depth);
  if (typeof value.$ref === 'string') {
    const target = copies.targets.get(value.$ref);
    return target && written(target, copies, Math.min(depth - 1, referenceDepth));
  }
  const entries = Object.entries(value).filter(([name]) => name !== '$id');
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, written(inner, copies, depth - 1)]).filter(([, inner]) => inner !== undefined),
  );
}
