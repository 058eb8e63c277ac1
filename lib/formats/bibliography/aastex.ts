import { initials } from '#lib/formats/cite/citation-names.ts';
import type { Reference } from '#lib/formats/cite/reference.ts';
import type { PersonName } from '#lib/formats/person-name.ts';
import { encodeLatex } from './latex-text.ts';

/** More people than this are cut to the first three, as ADS does. */
const namesMax = 8;
const namesShown = 3;

/** One `\bibitem` as the journals of the American Astronomical Society set references (AASTeX 7): label, people, year, journal, volume, page, DOI. */
export function writeAastex(reference: Reference): string {
  const { authors, year, key, retracted } = reference;
  const isCut = authors.length > namesMax || reference.authorsIncomplete;
  const shown = authors.length > namesMax ? authors.slice(0, namesShown) : authors;
  const when = year === undefined ? 'n.d.' : String(year);
  const people = shown.map(inverted);
  const last = people.at(-1);
  const listed =
    isCut || people.length < 2
      ? [...people, ...(isCut && last ? ['et al.'] : [])].join(', ')
      : `${people.slice(0, -1).join(', ')}, \\& ${last}`;
  const title = `${encodeLatex(reference.title)}${retracted ? ' [Retracted]' : ''}`;
  const place = [title, reference.venue && encodeLatex(reference.venue), reference.volume, reference.pages?.split('-')[0]];
  const head = [listed && `${listed}\\`, when].filter(Boolean).join(' ');
  const address = reference.doi ? ` doi:${reference.doi}` : reference.url ? ` \\url{${reference.url}}` : '';
  return `\\bibitem[${label(authors, when, isCut)}]{${key}} ${[head, ...place].filter(Boolean).join(', ')}.${address}\n`;
}

/** `Wu(2020)`, `Wu \& Li(2020)`, `Wu et al.(2020)`: what `\citep` prints in the text. */
function label(authors: readonly PersonName[], when: string, isCut: boolean): string {
  const [one, two] = authors.map((name) => encodeLatex('literal' in name ? name.literal : name.family));
  const names = !one ? 'Anonymous' : authors.length > 2 || isCut ? `${one} et al.` : two ? `${one} \\& ${two}` : one;
  return `${names}(${when})`;
}

/** `Wu, Y.-W.`; between initials stands a blank that does not break. */
function inverted(name: PersonName): string {
  if ('literal' in name) return `{${encodeLatex(name.literal)}}`;
  return [name.family, initials(name.given), name.suffix]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => encodeLatex(part as string))
    .join(', ')
    .replace(/\. (?=\p{L})/gu, '.~');
}
