/** How many records the address of a reader's own list names (`?ids=1,2,3`), as a page or as a file; 0 where it names none. */
export function recordsNamed(url: string): number {
  const question = url.indexOf('?');
  if (question === -1) return 0;
  const named = new URLSearchParams(url.slice(question)).getAll('ids').flatMap((value) => value.split(/[,،]/));
  return new Set(named.map((id) => id.trim()).filter(Boolean)).size;
}
