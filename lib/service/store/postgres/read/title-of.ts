/** The title of a stored record in its own language, for operators. `doc` is its JSON. */
export function titleOf(doc: string): string {
  const { title, language } = JSON.parse(doc) as { title: Record<string, string>; language: string };
  return title[language] ?? Object.values(title)[0] ?? '';
}
