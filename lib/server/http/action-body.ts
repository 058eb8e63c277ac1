import type { IncomingHttpHeaders } from 'node:http';

/** The largest form here has a dozen fields. */
const fieldsMax = 100;
/** Of the values that a form carries from one answer to the next: faults by field, a key to show. */
const depthMax = 8;
const action = /^\$ACTION_(?:ID|REF)_(.*)$/;
const actionId = /^[\da-f]{42}$/;
/** Next.js writes into the first byte of an id which arguments an action takes, the first one as 0x40: those that take two take a state first. */
const takesState = (id: string) => (Number.parseInt(id.slice(0, 2), 16) & 0x20) !== 0;
const formReference = /^\$K([\da-f]{1,4})$/;

/**
 * Whether a form can be read: multipart as browsers write it and, where it names a server action, arguments of the two shapes that the actions of this site
 * have, (form) and (state, form). The decoder of React takes more kinds of values (streams, promises, references by path) than any form here sends, and
 * answers those that do not fit with a fault of ours, which makes it the part of the framework that is most worth keeping from strangers.
 */
export async function isReadableForm(headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
  const type = headers['content-type'] ?? '';
  const called = headers['next-action'] as string | undefined;
  if (!/^multipart\/form-data\s*;/i.test(type)) return called === undefined && !/^multipart\//i.test(type);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (!form) return false;
  const names = [...form.keys()];
  return names.length <= fieldsMax && (called === undefined ? isPostedBody(form, names) : isCallBody(form, names, called));
}

/** What a script sends: the arguments in field 0, the fields of the form behind the number by which they name it. */
function isCallBody(form: FormData, names: readonly string[], id: string): boolean {
  const args = parse(form.get('0'));
  if (!Array.isArray(args) || args.length !== (takesState(id) ? 2 : 1)) return false;
  const last: unknown = args.at(-1);
  const [, prefix] = (typeof last === 'string' && formReference.exec(last)) || [];
  return (
    actionId.test(id) &&
    prefix !== undefined &&
    args.slice(0, -1).every(isState) &&
    names.every((name) => name === '0' || name.startsWith(`_${prefix}_`))
  );
}

/** What a page without scripts sends: at most one action, by its id or with the state it was shown with. */
function isPostedBody(form: FormData, names: readonly string[]): boolean {
  const [first, ...others] = names.filter((name) => action.test(name));
  if (first === undefined) return true;
  const [, id = ''] = action.exec(first) ?? [];
  const isPart = (name: string) => name === first || name === '$ACTION_KEY' || !name.startsWith('$ACTION_');
  if (others.length > 0) return false;
  if (first.startsWith('$ACTION_ID_')) return actionId.test(id) && !takesState(id) && names.every(isPart);
  const [described, bound] = [`$ACTION_${id}:0`, `$ACTION_${id}:1`];
  const description = parse(form.get(described)) as { id?: unknown; bound?: unknown } | undefined;
  const state = parse(form.get(bound));
  return (
    /^\d{1,3}$/.test(id) &&
    names.every((name) => name === described || name === bound || isPart(name)) &&
    typeof description?.id === 'string' &&
    actionId.test(description.id) &&
    takesState(description.id) &&
    description?.bound === '$@1' &&
    Array.isArray(state) &&
    state.length === 1 &&
    isState(state[0])
  );
}

const isState = (value: unknown) =>
  typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string' && isPlain(value, depthMax);

/** Values of JSON; of what React writes as a text that begins with `$`, only the text itself (`$$`) and what is undefined. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined';
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([name, one]) => name !== '__proto__' && isPlain(one, depth - 1));
}

function parse(field: FormDataEntryValue | null): unknown {
  try {
    return typeof field === 'string' ? JSON.parse(field) : undefined;
  } catch {
    return undefined;
  }
}
