/** Collapses blanks in place, so that cleaning patterns cannot backtrack over them, and composes letters (NFC). Skips `isFixed` objects. */
export function singleBlanks<T>(value: T, isFixed: (object: Readonly<Record<string, unknown>>) => boolean = () => false): T {
  if (typeof value === 'string') return collapse(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const queue: Record<string, unknown>[] = [value as Record<string, unknown>];
  for (let object = queue.pop(); object; object = queue.pop()) {
    // Skips arrays of numbers: word positions of the abstract are most of an OpenAlex record.
    if (Array.isArray(object) ? typeof object[0] === 'number' : isFixed(object)) continue;
    for (const name of Object.keys(object)) {
      const member = object[name];
      if (typeof member === 'string') {
        if (untidy.test(member)) object[name] = collapse(member);
      } else if (typeof member === 'object' && member !== null) queue.push(member as Record<string, unknown>);
    }
  }
  return value;
}

const blankRun = /\s\s/;
// A short run of blanks with a no-break space stays: wrong decoding turns `à` into `Ã` and a no-break space (repaired later).
const collapsibleRuns = /\s{5,}|[ \t\n\v\f\r]{2,}/g;

// Letters below U+0300 are always composed.
const untidy = /\s\s|[\u0300-\uffff]/;

function collapse(text: string): string {
  const composed = text.normalize('NFC');
  return blankRun.test(composed) ? composed.replace(collapsibleRuns, (run) => (run.includes('\n') ? '\n' : ' ')) : composed;
}
