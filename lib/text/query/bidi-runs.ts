/** A segment of a text. With `ltr` it is a Latin name with a sign, which has to be isolated in a right-to-left line. */
export interface BidiRun {
  readonly text: string;
  readonly ltr?: true;
}

const letter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Nd}\p{No}\p{M}]`;
/** Adjacent words of Latin or Greek letters and digits. The two character classes are disjoint, so matching takes linear time. */
const latinRun = new RegExp(`${letter}+(?:[ \u00a0.,:/_'’-]${letter}+)*`, 'gu');
const trailingSigns = /^[*+\-−†‡#®™]+(?![\p{L}\p{N}])/u;
const leadingSigns = /(?<![\p{Script=Latin}\p{N}])[−±~∼<>≤≥]$|(?<![\p{L}\p{N}])[+-]$/u;

/**
 * Splits a text so that in right-to-left lines the star of "Sgr A*" does not precede the name, nor the minus of "−40" follow the number.
 */
export function bidiRuns(text: string): readonly BidiRun[] {
  const runs: BidiRun[] = [];
  let offset = 0;
  for (const { 0: name, index } of text.matchAll(latinRun)) {
    const end = index + name.length;
    const trailing = trailingSigns.exec(text.slice(end, end + 8))?.[0] ?? '';
    const leading = /^\p{Nd}/u.test(name) ? (leadingSigns.exec(text.slice(Math.max(offset, index - 2), index))?.[0] ?? '') : '';
    if (!trailing && !leading) continue;
    const from = index - leading.length;
    if (from > offset) runs.push({ text: text.slice(offset, from) });
    offset = end + trailing.length;
    runs.push({ text: text.slice(from, offset), ltr: true });
  }
  return offset === 0 ? [{ text }] : offset < text.length ? [...runs, { text: text.slice(offset) }] : runs;
}
