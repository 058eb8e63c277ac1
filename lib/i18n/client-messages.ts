/** Namespaces that client components read; the rest of the messages never leaves the server. */
const clientNamespaces = [
  'list',
  'lists',
  'filters',
  'paging',
  'rows',
  'states',
  'suggest',
  'exports',
  'selection',
  'institutions',
] as const;

const picked = new WeakMap<object, string>();

/** The messages of client components as JSON; made once for each language. */
export function clientMessages(messages: Readonly<Record<string, unknown>>): string {
  const known = picked.get(messages);
  if (known) return known;
  const made = JSON.stringify(Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]])));
  picked.set(messages, made);
  return made;
}
