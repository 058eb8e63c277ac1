/** Characters with those of their superscripts and subscripts, in the same order. */
const [superscripts, subscripts] = [
  new Map([...'0123456789+-−ni'].map((character, index) => [character, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿⁱ'[index]])),
  new Map([...'0123456789+-−'].map((character, index) => [character, '₀₁₂₃₄₅₆₇₈₉₊₋₋'[index]])),
];

/** A superscript or subscript as plain text: `⁵`, `₂` where Unicode has the characters, else `^(1/n)` for a power, `n` for an index. */
export function scriptText(text: string, style: 'sub' | 'sup'): string {
  const trimmed = text.trim();
  const table = style === 'sub' ? subscripts : superscripts;
  if (trimmed !== '' && [...trimmed].every((character) => table.has(character)))
    return [...trimmed].map((character) => table.get(character)).join('');
  if (style === 'sub' || !/[\p{L}\p{N}]/u.test(trimmed)) return trimmed;
  return /^(?:th|st|nd|rd|\p{L})$/u.test(trimmed) ? trimmed : `^(${trimmed})`;
}
