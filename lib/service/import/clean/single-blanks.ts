/**
 * Every run of blanks made one, a line break where there was one: behind it `\s*` before a sign has one way of matching, and no pattern that cleans a
 * text tries a run from each of its blanks. Letters are composed (NFC): no pattern for letters meets a mark by itself. Objects and lists are changed in place;
 * in those that `isFixed` accepts blanks stay, because positions count there.
 */
export function singleBlanks<T>(value: T, isFixed: (inside: Readonly<Record<string, unknown>>) => boolean = () => false): T {
  if (typeof value === 'string') return oneOf(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const open: Record<string, unknown>[] = [value as Record<string, unknown>];
  for (let inside = open.pop(); inside; inside = open.pop()) {
    if (isFixed(inside)) continue;
    for (const name in inside) {
      const member = inside[name];
      if (typeof member === 'string') {
        if (untidy.test(member)) inside[name] = oneOf(member);
      } else if (typeof member === 'object' && member !== null) open.push(member as Record<string, unknown>);
    }
  }
  return value;
}

const doubled = /\s\s/;
// A fixed blank may be a byte of a letter that was decoded wrongly (`Ã` and it are `à`), so a short run with one stays.
const runs = /\s{5,}|[ \t\n\v\f\r]{2,}/g;

// Below U+0300 all letters are composed already.
const untidy = /\s\s|[\u0300-\uffff]/;

function oneOf(text: string): string {
  const composed = text.normalize('NFC');
  return doubled.test(composed) ? composed.replace(runs, (run) => (run.includes('\n') ? '\n' : ' ')) : composed;
}
