import type { IncomingHttpHeaders } from 'node:http';

/** The largest form of this site has a dozen fields. */
const fieldsMax = 100;
/** Maximum nesting of the state that a form sends back, such as errors by field or a key to show. */
const depthMax = 8;
const action = /^\$ACTION_(?:ID|REF)_(.*)$/;
const actionId = /^[\da-f]{42}$/;
/** The first byte of a Next.js action id encodes its arguments: bit 0x20 is set when the action takes (state, form). */
const takesState = (id: string) => (Number.parseInt(id.slice(0, 2), 16) & 0x20) !== 0;
const formReference = /^\$K([\da-f]{1,4})$/;

/** Whether a body is a form for a server action, with arguments (form) or (state, form). Next.js answers other bodies with a 500. */
export async function isReadableForm(headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
  const type = headers['content-type'] ?? '';
  const actionHeader = headers['next-action'] as string | undefined;
  if (!/^multipart\/form-data\s*;/i.test(type)) return actionHeader === undefined && !/^multipart\//i.test(type);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (!form) return false;
  const names = [...form.keys()];
  return names.length <= fieldsMax && (actionHeader === undefined ? isPostedBody(form, names) : isCallBody(form, names, actionHeader));
}

/** A request by a script. Field `0` has the arguments. The last argument has the number of the form, which prefixes its fields. */
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

/** A request without scripts. It names at most one action: by its id or, if the action takes a state, by fields with id and state. */
function isPostedBody(form: FormData, names: readonly string[]): boolean {
  const [actionField, ...others] = names.filter((name) => action.test(name));
  if (actionField === undefined) return true;
  const [, id = ''] = action.exec(actionField) ?? [];
  const isPart = (name: string) => name === actionField || name === '$ACTION_KEY' || !name.startsWith('$ACTION_');
  if (others.length > 0) return false;
  if (actionField.startsWith('$ACTION_ID_')) return actionId.test(id) && !takesState(id) && names.every(isPart);
  const [descriptionField, stateField] = [`$ACTION_${id}:0`, `$ACTION_${id}:1`];
  const description = parse(form.get(descriptionField)) as { id?: unknown; bound?: unknown } | undefined;
  const state = parse(form.get(stateField));
  return (
    /^\d{1,3}$/.test(id) &&
    names.every((name) => name === descriptionField || name === stateField || isPart(name)) &&
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

/** JSON values. React encodes special values as strings that start with `$`; only `$$` (an escaped string) and undefined are accepted. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined';
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([name, child]) => name !== '__proto__' && isPlain(child, depth - 1));
}

function parse(field: FormDataEntryValue | null): unknown {
  try {
    return typeof field === 'string' ? JSON.parse(field) : undefined;
  } catch {
    return undefined;
  }
}
