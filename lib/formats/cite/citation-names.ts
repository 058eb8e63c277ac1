import { hasArabicLetters } from '#lib/formats/plain-text.ts';
import { type CitationPart, list, type Piece } from './citation-parts.ts';
import type { CitedName, CitedWork } from './cited-work.ts';

/** How a style writes one name: family name first or last, given names whole or as initials. Arabic names never have initials. */
export interface NameShape {
  readonly inverted: boolean;
  readonly initials: boolean;
}

export interface NameListRules {
  readonly first: NameShape;
  readonly others: NameShape;
  /** More names than this are cut to `shownWhenCut` and "et al.". */
  readonly most: number;
  readonly shownWhenCut: number;
  /** English only: what stands before the last of two, and of three or more. Arabic has its own rule. */
  readonly lastOfTwo: string;
  readonly lastOfMany: string;
  readonly etAlItalic?: boolean;
  /** APA: three dots and the last author instead of "et al.". */
  readonly showsLast?: boolean;
}

/** The authors as a style lists them, nothing when there are none. */
export function citedNames(work: CitedWork, rules: NameListRules): Piece {
  const { authors, authorsIncomplete, terms } = work;
  const written = authors.map((name, place) => writeName(name, place === 0 ? rules.first : rules.others, work));
  const comma = separator(work, rules, written.length);
  if (written.length > rules.most) {
    const shown = written.slice(0, rules.shownWhenCut);
    if (!rules.showsLast || authorsIncomplete) return [list(comma, shown), etAl(work, rules, shown.length)];
    return [list(comma, shown), `${comma}${work.locale === 'ar' ? '… ' : '. . . '}`, written.at(-1)];
  }
  if (authorsIncomplete && written.length > 0) return [list(comma, written), etAl(work, rules, written.length)];
  const last = written.at(-1);
  if (written.length < 2 || !last) return written;
  const before = work.locale === 'ar' ? arabicAnd(rules, last, written.length) : written.length === 2 ? rules.lastOfTwo : rules.lastOfMany;
  return [list(comma, written.slice(0, -1)), before.replace('{and}', terms.and), last];
}

/** With the family name first, a comma stands inside each Arabic name, so from three names on the semicolon parts them. */
function separator(work: CitedWork, rules: NameListRules, count: number): string {
  return work.locale === 'ar' && rules.others.inverted && count > 2 ? work.terms.semicolon : work.terms.comma;
}

/** The Arabic «و» is written together with the word after it; before Latin letters a blank keeps them apart. */
function arabicAnd(rules: NameListRules, last: CitationPart, count: number): string {
  const mark = rules.others.inverted && count > 2 ? '؛' : !rules.first.inverted && count === 2 ? '' : '،';
  return `${mark} و${hasArabicLetters(last.text) ? '' : ' '}`;
}

function etAl(work: CitedWork, rules: NameListRules, shown: number): Piece {
  const words: CitationPart =
    rules.etAlItalic && work.locale === 'en' ? { text: work.terms.etAl, italic: true } : { text: work.terms.etAl };
  // One name and "et al." need a comma only where the name is inverted; Harvard and IEEE have none.
  const bare = shown === 1 && (rules.etAlItalic || !rules.first.inverted);
  return [bare ? ' ' : work.terms.comma, words];
}

function writeName({ name, lang }: CitedName, shape: NameShape, work: CitedWork): CitationPart {
  return lang === work.locale ? { text: nameText({ name, lang }, shape) } : { text: nameText({ name, lang }, shape), lang };
}

/** A name is punctuated by its own script, not by that of the citation: it is shown isolated. */
function nameText({ name }: CitedName, shape: NameShape): string {
  if ('literal' in name) return name.literal;
  const arabic = hasArabicLetters(name.family);
  const given = shape.initials && !arabic ? initials(name.given) : name.given;
  if (!shape.inverted) return [given, name.family, name.suffix].filter(Boolean).join(' ');
  return [name.family, given, name.suffix].filter(Boolean).join(arabic ? '، ' : ', ');
}

/** `Jean-Paul R.` → `J.-P. R.`, `Yuan-wei` → `Y.-W.`, `SMA` → `S. M. A.`; an Arabic article inside a name stays (`Abd-el-Rahman`), and scripts without capitals keep the name whole. */
export function initials(given: string): string {
  return given
    .replace(/(?<![\p{L}-])\p{Lu}{2,3}(?![\p{L}.-])/gu, (block) => [...block].join(' '))
    .replace(/\.(?=\p{L})/gu, '. ')
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((part, place) => (/^\p{Lu}/u.test(part) || (place > 0 && isSyllable(part)) ? `${[...part][0]?.toUpperCase()}.` : part))
        .join('-'),
    )
    .join(' ');
}

const isSyllable = (part: string) => /^\p{Ll}/u.test(part) && !/^(?:al|el|ul|ud|ur|us|ad|as|ar|an|ed|es|er|en)$/.test(part);
