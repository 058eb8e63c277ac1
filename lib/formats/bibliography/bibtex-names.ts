import { type PersonName, personName } from '#lib/formats/person-name.ts';
import { isOneGroup, splitOutsideBraces } from './bibtex-syntax.ts';
import { decodeLatex, encodeLatex } from './latex-text.ts';

/** `Family, Given and {Group} and others`. A part that holds `and` or a comma is braced, or BibTeX would cut it there. */
export function writeNames(names: readonly PersonName[], incomplete: boolean): string | undefined {
  const written = names.map((name) => {
    if ('literal' in name) return `{${encodeLatex(name.literal)}}`;
    return [name.family, name.suffix, name.given].flatMap((part) => (part ? [namePart(part)] : [])).join(', ');
  });
  if (incomplete && written.length > 0) written.push('others');
  return written.length > 0 ? written.join(' and ') : undefined;
}

/** Names of an author field. Arabic commas and semicolons separate as their ASCII counterparts do; names without a comma are split by our own rules. */
export function readNames(field: string): { readonly names: readonly PersonName[]; readonly incomplete: boolean } {
  const pieces = splitOutsideBraces(field.replace(/\s+/g, ' '), / (?:and|;|؛) |[؛](?= )/y).map((piece) => piece.trim());
  const people = pieces.filter((piece) => piece !== '' && piece !== 'others');
  return { names: people.map(readName), incomplete: pieces.includes('others') };
}

function namePart(part: string): string {
  const encoded = encodeLatex(part);
  return /[,،;؛]|(?:^|\s)and(?:\s|$)|^others$/i.test(part) ? `{${encoded}}` : encoded;
}

function readName(written: string): PersonName {
  if (isOneGroup(written)) return { literal: decodeLatex(written) };
  const parts = splitOutsideBraces(written, /[,،]/y).map(decodeLatex);
  const [family, second, third] = parts;
  if (!family || !second) return personName(decodeLatex(written));
  return third ? { family, given: third, suffix: second } : { family, given: second };
}
