/** The query as somebody else's service answered it: what that service ignored (`Page.ignored`) has the value of `defaults`. */
export const appliedQuery = <Query extends object>(query: Query, defaults: Query, ignored: readonly string[] = []): Query => ({
  ...query,
  ...Object.fromEntries(ignored.map((name) => [name, defaults[name as keyof Query]])),
});
