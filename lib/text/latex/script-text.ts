const superscripts: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
  i: 'ⁱ',
};
const subscripts: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
};

/** A superscript or subscript as plain text: `⁵`, `₂` where Unicode has the characters, else `^(1/n)` for a power, `n` for an index. */
export function scriptText(text: string, style: 'sub' | 'sup'): string {
  const trimmed = text.trim();
  const table = style === 'sub' ? subscripts : superscripts;
  if (trimmed !== '' && [...trimmed].every((character) => table[character]))
    return [...trimmed].map((character) => table[character]).join('');
  if (style === 'sub' || !/[\p{L}\p{N}]/u.test(trimmed)) return trimmed;
  return /^(?:th|st|nd|rd|\p{L})$/u.test(trimmed) ? trimmed : `^(${trimmed})`;
}
