import { latinLetters } from '#lib/domain/latin-letters.ts';
import type { Research } from '#lib/domain/research.ts';
import { wordings } from '#lib/formats/localized-text.ts';
import { personName } from '#lib/formats/person-name.ts';

/**
 * The name a record bears in a bibliography: letters of the first author's family name where it is known in Latin script, else `mdr`;
 * four digits of the year, zeros when unknown; the id. Old tools break on anything but ASCII letters and digits. Because the first part has
 * letters only and the second exactly four digits, two records of one site never share a key, and no list of used keys is needed.
 */
export function citationKey(research: Research): string {
  const year = research.year ?? Number(research.date?.iso.slice(0, 4) ?? 0);
  return `${familyLetters(research) || 'mdr'}${String(year).padStart(4, '0').slice(-4)}${idLetters(research.id)}`;
}

function familyLetters(research: Research): string {
  for (const { value } of wordings(research.authors[0]?.name)) {
    const name = personName(value);
    const letters = asciiLetters('literal' in name ? name.literal : name.family).slice(0, 24);
    if (letters) return letters;
  }
  return '';
}

const unfoldable = new RegExp(`[${Object.keys(latinLetters).join('')}]`, 'g');

function asciiLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(unfoldable, (letter) => latinLetters[letter] as string)
    .replace(/[^a-z]/g, '');
}

/** Ids of remote services may hold anything; what is not a number is written in hexadecimal behind an `x`. */
function idLetters(id: string): string {
  if (/^[0-9]+$/.test(id)) return id;
  return `x${[...new TextEncoder().encode(id)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
