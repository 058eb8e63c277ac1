/** The query that a remote service applied: filters that it ignored (`Page.ignored`) get their values from `defaults`. */
export function appliedQuery<Query extends object>(query: Query, defaults: Query, ignored: readonly string[] = []): Query {
  const effective = { ...query };
  for (const name of ignored as readonly (keyof Query)[]) effective[name] = defaults[name];
  return effective;
}
