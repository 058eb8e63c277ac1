/** The query as a remote service answered it: filters that the service ignored (`Page.ignored`) have the value in `defaults`. */
export function appliedQuery<Query extends object>(query: Query, defaults: Query, ignored: readonly string[] = []): Query {
  const effective = { ...query };
  for (const name of ignored as readonly (keyof Query)[]) effective[name] = defaults[name];
  return effective;
}
