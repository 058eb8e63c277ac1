import { isMembers, type Members } from './names.ts';

/** How far a back-reference is written out. The graph may be cyclic; a name and an id are all that is needed of what is pointed at. */
const referenceDepth = 2;

/**
 * Undoes `ReferenceHandler.Preserve` of .NET: `{$id, $values: […]}` becomes the list, `{$ref: "7"}` a shallow copy of the object numbered 7.
 * A payload without such marks comes back as it is.
 */
export function resolveReferences(payload: unknown): unknown {
  const targets = new Map<string, Members>();
  let marked = false;
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) collect(entry);
    if (!isMembers(value)) return;
    if (typeof value.$id === 'string') targets.set(value.$id, value);
    if ('$values' in value || '$ref' in value) marked = true;
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(payload);
  return marked ? written(payload, targets, Number.POSITIVE_INFINITY) : payload;
}

function written(value: unknown, targets: ReadonlyMap<string, Members>, depth: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => written(entry, targets, depth)).filter((entry) => entry !== undefined);
  if (!isMembers(value)) return value;
  if (depth <= 0) return undefined;
  if (Array.isArray(value.$values)) return written(value.$values, targets, depth);
  if (typeof value.$ref === 'string') {
    const target = targets.get(value.$ref);
    return target && written(target, targets, Math.min(depth - 1, referenceDepth));
  }
  const entries = Object.entries(value).filter(([name]) => name !== '$id');
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, written(inner, targets, depth - 1)]).filter(([, inner]) => inner !== undefined),
  );
}
