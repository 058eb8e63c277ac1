/** Namespaces that client components read; the rest of the messages never leaves the server. */
const clientNamespaces = ['list', 'lists', 'filters', 'paging', 'rows', 'states', 'suggest', 'exports'] as const;

export function clientMessages(messages: Readonly<Record<string, unknown>>): Record<string, never> {
  return Object.fromEntries(clientNamespaces.filter((name) => name in messages).map((name) => [name, messages[name]])) as Record<
    string,
    never
  >;
}
