/** The query as somebody else's service answered it: what that service ignored (`Page.ignored`) has the value of `defaults`. */
export function appliedQuery<Query extends object>(query: Query, defaults: Query, ignored: readonly string[] = []): Query {
  const applied = { ...query };
  for (const name of ignored as readonly (keyof Query)[]) applied[name] = defaults[name];
  return applied;
}
