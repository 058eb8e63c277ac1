import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { type CitationPart, joinPieces, type Piece } from './citation-parts.ts';
import type { CitedName, CitedWork } from './cited-work.ts';

/** The form of a name: family name first or last, given names in full or as initials. Arabic names never have initials. */
export interface NameShape {
  readonly inverted: boolean;
  readonly initials: boolean;
}

/** How a style writes a list of authors: order of names, separators, and when it abbreviates with "et al.". */
export interface NameListRules {
  readonly first: NameShape;
  readonly others: NameShape;
  /** Maximum number of names. A longer list shows only `shownWhenCut` names and "et al.". */
  readonly most: number;
  readonly shownWhenCut: number;
  /** English only: the conjunction before the last name, in a list of two names or of more (`lastOfMany`). For Arabic see `prefixedAnd`. */
  readonly lastOfTwo: string;
  readonly lastOfMany: string;
  readonly etAlItalic?: boolean;
  /** English only: what follows the names of one editor, and of several. For Arabic see `CitationTerms.editors`. */
  readonly editors: readonly [one: string, several: string];
  /** APA: three dots and the last author instead of "et al.". */
  readonly showsLast?: boolean;
}

/** The author list of a citation as the rules of its style require, or that of the editors; empty when there are none. */
export function citedNames(work: CitedWork, rules: NameListRules): Piece {
  const list = listOfNames(work, rules);
  return work.isByEditors ? [list, editorMark(work, rules, work.authors.length)] : list;
}

/** The editors of the book that contains the work, with the mark of editors; empty when there are none. */
export function bookEditors(work: CitedWork, rules: NameListRules): Piece {
  if (work.bookEditors.length === 0) return undefined;
  return citedNames({ ...work, authors: work.bookEditors, authorsIncomplete: false, isByEditors: true }, rules);
}

/** `edited by Mona Reis and Omar Zaki`, for a work in a book; undefined without editors. */
export function editedBy(work: CitedWork, rules: NameListRules): Piece {
  if (work.bookEditors.length === 0) return undefined;
  const inOrder = { ...rules, first: rules.others, lastOfTwo: ' {and} ' };
  return [work.terms.editedBy, listOfNames({ ...work, authors: work.bookEditors, authorsIncomplete: false }, inOrder)];
}

function editorMark({ terms }: CitedWork, rules: NameListRules, count: number): string {
  return terms.editors ? ` (${terms.editors[Math.min(count, 3) - 1]})` : (rules.editors[count > 1 ? 1 : 0] as string);
}

function listOfNames(work: CitedWork, rules: NameListRules): Piece {
  const { authors, authorsIncomplete, terms } = work;
  const names = authors.map((name, index) => writeName(name, index === 0 ? rules.first : rules.others, work));
  const comma = separator(work, rules, names.length);
  if (names.length > rules.most) {
    const visible = names.slice(0, rules.shownWhenCut);
    if (!rules.showsLast || authorsIncomplete) return [joinPieces(comma, visible), etAl(work, rules, visible.length)];
    return [joinPieces(comma, visible), `${comma}${terms.namesLeftOut}`, names.at(-1)];
  }
  if (authorsIncomplete && names.length > 0) return [joinPieces(comma, names), etAl(work, rules, names.length)];
  const last = names.at(-1);
  if (names.length < 2 || !last) return names;
  const before = terms.isAndPrefix ? prefixedAnd(rules, last, names.length) : names.length === 2 ? rules.lastOfTwo : rules.lastOfMany;
  return [joinPieces(comma, names.slice(0, -1)), before.replace('{and}', terms.and), last];
}

function separator({ terms }: CitedWork, rules: NameListRules, count: number): string {
  return terms.isAndPrefix && rules.others.inverted && count > 2 ? terms.semicolon : terms.comma;
}

/** The Arabic «و» is attached to the next word; before Latin letters a blank follows it. */
function prefixedAnd(rules: NameListRules, last: CitationPart, count: number): string {
  const mark = rules.others.inverted && count > 2 ? '؛' : !rules.first.inverted && count === 2 ? '' : '،';
  return `${mark} و${hasArabicLetters(last.text) ? '' : ' '}`;
}

function etAl({ terms }: CitedWork, rules: NameListRules, shown: number): Piece {
  const words: CitationPart = rules.etAlItalic && terms.hasItalicEtAl ? { text: terms.etAl, italic: true } : { text: terms.etAl };
  // Between one name and "et al.", a comma follows an inverted name, except in Harvard style, which sets "et al." in italics.
  const needsNoComma = shown === 1 && (rules.etAlItalic || !rules.first.inverted);
  return [needsNoComma ? ' ' : terms.comma, words];
}

function writeName({ name, lang }: CitedName, shape: NameShape, work: CitedWork): CitationPart {
  return lang === work.locale ? { text: nameText({ name, lang }, shape) } : { text: nameText({ name, lang }, shape), lang };
}

/** The text of a name, with the comma of its own script rather than that of the citation. */
function nameText({ name }: CitedName, shape: NameShape): string {
  if ('literal' in name) return name.literal;
  const isArabic = hasArabicLetters(name.family);
  const givenName = shape.initials && !isArabic ? initials(name.given) : name.given;
  if (!shape.inverted) return [givenName, name.family, name.suffix].filter(Boolean).join(' ');
  return [name.family, givenName, name.suffix].filter(Boolean).join(isArabic ? '، ' : ', ');
}

/** `Jean-Paul R.` → `J.-P. R.`, `SMA` → `S. M. A.`; leaves an inner article (`Abd-el-Rahman`) and scripts without capitals unchanged. */
export function initials(given: string): string {
  return given
    .replace(/(?<![\p{L}-])\p{Lu}{2,3}(?![\p{L}.-])/gu, (block) => [...block].join(' '))
    .replace(/\.(?=\p{L})/gu, '. ')
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((part, index) => (/^\p{Lu}/u.test(part) || (index > 0 && isSyllable(part)) ? `${[...part][0]?.toUpperCase()}.` : part))
        .join('-'),
    )
    .join(' ');
}

const isSyllable = (part: string) => /^\p{Ll}/u.test(part) && !/^(?:al|el|ul|ud|ur|us|ad|as|ar|an|ed|es|er|en)$/.test(part);
