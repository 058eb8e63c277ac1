/** A segment of a text: with `ltr` it is a name in Latin letters that a sign belongs to, and has to be isolated in a line from right to left. */
export interface SignRun {
  readonly text: string;
  readonly ltr?: true;
}

const letter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Nd}\p{No}\p{M}]`;
/** Words in Latin letters side by side. The two classes have no letter in common, so that reading it is linear. */
const latinRun = new RegExp(`${letter}+(?:[ \u00a0.,:/_'’-]${letter}+)*`, 'gu');
const trailingSigns = /^[*+\-−†‡#®™]+(?![\p{L}\p{N}])/u;
const leadingSigns = /(?<![\p{Script=Latin}\p{N}])[−±~∼<>≤≥]$|(?<![\p{L}\p{N}])[+-]$/u;

/**
 * A sign at the end of a Latin name takes the direction of the line: in Arabic the star of "Sgr A*" would stand before its name, and the minus of
 * "−40" behind its number. Such names are segments of their own; everything else stays as it is.
 */
export function signRuns(text: string): readonly SignRun[] {
  const runs: SignRun[] = [];
  let done = 0;
  for (const { 0: name, index } of text.matchAll(latinRun)) {
    const end = index + name.length;
    const trailing = trailingSigns.exec(text.slice(end, end + 8))?.[0] ?? '';
    const leading = /^\p{Nd}/u.test(name) ? (leadingSigns.exec(text.slice(Math.max(done, index - 2), index))?.[0] ?? '') : '';
    if (!trailing && !leading) continue;
    const from = index - leading.length;
    if (from > done) runs.push({ text: text.slice(done, from) });
    done = end + trailing.length;
    runs.push({ text: text.slice(from, done), ltr: true });
  }
  return done === 0 ? [{ text }] : done < text.length ? [...runs, { text: text.slice(done) }] : runs;
}
