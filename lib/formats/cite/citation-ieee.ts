import { bookEditors, citedNames, type NameListRules } from './citation-names.ts';
import { joinPieces, type Piece, sentence, textOf } from './citation-parts.ts';
import {
  datePiece,
  descriptor,
  identifier,
  italic,
  italicTitle,
  joinWithBlanks,
  journalPieces,
  pagesPiece,
  quotedTitle,
  thesisKind,
  volumePiece,
} from './citation-pieces.ts';
import type { CitedWork } from './cited-work.ts';

const shape = { inverted: false, initials: true };
const names: NameListRules = {
  first: shape,
  others: shape,
  most: 6,
  shownWhenCut: 1,
  lastOfTwo: ' {and} ',
  lastOfMany: ', {and} ',
  editors: [', Ed.', ', Eds.'],
};

/** IEEE, without the number in brackets, which depends on the list that contains the citation. */
export function ieee(work: CitedWork): Piece {
  const { terms } = work;
  const authors = citedNames(work, names);
  const authorsWithComma = textOf(authors) === '' ? undefined : [authors, terms.comma];
  const isBook = work.kind === 'book' || work.kind === 'proceedings' || work.kind === 'standard';
  const sourceText = joinPieces(terms.comma, [...source(work), work.doi && identifier(`doi: ${work.doi}`)]);
  const text = sentence(
    isBook ? [authorsWithComma, sentence(italicTitle(work)), ' ', sourceText] : [authorsWithComma, quotedTitle(work, ','), ' ', sourceText],
  );
  return work.doi || !work.address ? text : joinWithBlanks([text, [terms.online, identifier(work.address)]]);
}

function source(work: CitedWork): readonly Piece[] {
  const { terms } = work;
  const year = work.year?.toString() ?? terms.noDate;
  const month = datePiece(work, terms.shortMonths, 'month-year') ?? terms.noDate;
  switch (work.shape) {
    case 'article':
      return [...journalPieces(work), pagesPiece(work), descriptor(work), month];
    case 'chapter':
      return [
        work.venue && [terms.in, italic(work.venue)],
        bookEditors(work, names),
        volumePiece(work),
        work.publisher,
        month,
        pagesPiece(work),
      ];
    case 'thesis':
      return [thesisKind(work), work.venue, year];
    case 'report':
      return [work.venue, work.publisher, work.kind === 'technical-report' ? terms.report : undefined, work.issue, month];
    case 'whole':
      return [work.venue, work.publisher, descriptor(work), month];
  }
}
