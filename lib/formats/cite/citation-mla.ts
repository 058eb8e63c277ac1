import { citedNames, editedBy, type NameListRules } from './citation-names.ts';
import { joinPieces, type Piece, sentence } from './citation-parts.ts';
import {
  datePiece,
  descriptor,
  identifier,
  italicTitle,
  joinWithBlanks,
  journalPieces,
  pagesPiece,
  quotedTitle,
  thesisKind,
} from './citation-pieces.ts';
import type { CitedWork } from './cited-work.ts';

const names: NameListRules = {
  first: { inverted: true, initials: false },
  others: { inverted: false, initials: false },
  most: 2,
  shownWhenCut: 1,
  lastOfTwo: ', {and} ',
  lastOfMany: ', {and} ',
  editors: [', editor', ', editors'],
};

/** MLA, 9th edition. It has no placeholder for a missing date. */
export function mla(work: CitedWork): Piece {
  const { terms } = work;
  const authors = sentence(citedNames(work, names));
  const date = datePiece(work, terms.shortMonths);
  const address = identifier(work.address);
  if (work.shape === 'thesis') {
    return joinWithBlanks([
      authors,
      sentence(italicTitle(work)),
      sentence(date),
      sentence(joinPieces(terms.comma, [work.venue, thesisKind(work), address])),
    ]);
  }
  if (work.shape === 'article' || work.shape === 'chapter') {
    // Journals are identified by name, books by publisher.
    const publisher = work.shape === 'chapter' ? work.publisher : undefined;
    const [title, ...numbers] = journalPieces(work);
    const container = [title, editedBy(work, names), ...numbers, publisher, date, pagesPiece(work), address];
    return joinWithBlanks([authors, quotedTitle(work, '.'), sentence(joinPieces(terms.comma, container)), sentence(descriptor(work))]);
  }
  const outlet = [work.venue, work.publisher, date, address];
  return joinWithBlanks([authors, sentence(italicTitle(work)), sentence(joinPieces(terms.comma, outlet)), sentence(descriptor(work))]);
}
