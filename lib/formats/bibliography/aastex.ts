import { initials } from '#lib/formats/cite/citation-names.ts';
import type { BibliographicEntry } from '#lib/formats/cite/reference.ts';
import type { PersonName } from '#lib/formats/values/person-name.ts';
import { encodeLatex } from './latex-text.ts';

/** With more authors than this, only the first three are listed, as in the exports of ADS. */
const namesMax = 8;
const namesShown = 3;

/** A `\bibitem` in the style of the journals of the American Astronomical Society (AASTeX 7): label, authors, year, journal, volume, page, DOI. */
export function writeAastex(reference: BibliographicEntry): string {
  const { year, key, retracted } = reference;
  // A work without authors is listed under its editors.
  const authors = reference.authors.length > 0 ? reference.authors : (reference.editors ?? []);
  const isCut = authors.length > namesMax || reference.authorsIncomplete;
  const visible = authors.length > namesMax ? authors.slice(0, namesShown) : authors;
  const yearText = year === undefined ? 'n.d.' : String(year);
  const people = visible.map(invertedName);
  const last = people.at(-1);
  const authorList =
    isCut || people.length < 2
      ? [...people, ...(isCut && last ? ['et al.'] : [])].join(', ')
      : `${people.slice(0, -1).join(', ')}, \\& ${last}`;
  const title = `${encodeLatex(reference.title)}${retracted ? ' [Retracted]' : ''}`;
  const details = [title, reference.venue && encodeLatex(reference.venue), reference.volume, reference.pages?.split('-')[0]];
  const head = [authorList && `${authorList}\\`, yearText].filter(Boolean).join(' ');
  const address = reference.doi ? ` doi:${reference.doi}` : reference.url ? ` \\url{${reference.url}}` : '';
  return `\\bibitem[${label(authors, yearText, isCut)}]{${key}} ${[head, ...details].filter(Boolean).join(', ')}.${address}\n`;
}

/** The label that `\citep` prints: `Wu(2020)`, `Wu \& Li(2020)`, `Wu et al.(2020)`. */
function label(authors: readonly PersonName[], yearText: string, isCut: boolean): string {
  const [first, second] = authors.map((name) => encodeLatex('literal' in name ? name.literal : name.family));
  const names = !first ? 'Anonymous' : authors.length > 2 || isCut ? `${first} et al.` : second ? `${first} \\& ${second}` : first;
  return `${names}(${yearText})`;
}

/** `Wu, Y.-W.`, with non-breaking blanks between initials. */
function invertedName(name: PersonName): string {
  if ('literal' in name) return `{${encodeLatex(name.literal)}}`;
  return [name.family, initials(name.given), name.suffix]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => encodeLatex(part as string))
    .join(', ')
    .replace(/\. (?=\p{L})/gu, '.~');
}
