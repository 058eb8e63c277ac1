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

const cachedJson = new WeakMap<object, string>();

/** The messages of client components as JSON; cached per language. */
export function clientMessages(messages: Readonly<Record<string, unknown>>): string {
  const cached = cachedJson.get(messages);
  if (cached) return cached;
  const json = JSON.stringify(Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]])));
  cachedJson.set(messages, json);
  return json;
}
