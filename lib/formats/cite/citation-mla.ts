import { citedNames, type NameListRules } from './citation-names.ts';
import { list, type Piece, sentence } from './citation-parts.ts';
import {
  datePiece,
  degree,
  descriptor,
  identifier,
  italicTitle,
  journalPieces,
  pagesPiece,
  quotedTitle,
  spaced,
} from './citation-pieces.ts';
import type { CitedWork } from './cited-work.ts';

const names: NameListRules = {
  first: { inverted: true, initials: false },
  others: { inverted: false, initials: false },
  most: 2,
  shownWhenCut: 1,
  lastOfTwo: ', {and} ',
  lastOfMany: ', {and} ',
};

/** MLA, 9th edition. It has no placeholder for a missing date. */
export function mla(work: CitedWork): Piece {
  const { terms } = work;
  const authors = sentence(citedNames(work, names));
  const date = datePiece(work, terms.shortMonths);
  const address = identifier(work.address);
  if (work.shape === 'thesis') {
    return spaced([authors, sentence(italicTitle(work)), sentence(date), sentence(list(terms.comma, [work.venue, degree(work), address]))]);
  }
  if (work.shape === 'article' || work.shape === 'chapter') {
    // Journals are identified by name, books by publisher.
    const publisher = work.shape === 'chapter' ? work.publisher : undefined;
    const container = [...journalPieces(work), publisher, date, pagesPiece(work), address];
    return spaced([authors, quotedTitle(work, '.'), sentence(list(terms.comma, container)), sentence(descriptor(work))]);
  }
  const outlet = [work.venue, work.publisher, date, address];
  return spaced([authors, sentence(italicTitle(work)), sentence(list(terms.comma, outlet)), sentence(descriptor(work))]);
}
