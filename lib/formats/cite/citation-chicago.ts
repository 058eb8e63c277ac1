import { citedNames, editedBy, type NameListRules } from './citation-names.ts';
import { between, joinPieces, type Piece, sentence } from './citation-parts.ts';
import {
  descriptor,
  identifier,
  issuePiece,
  italic,
  italicTitle,
  joinWithBlanks,
  quotedTitle,
  thesisKind,
  venueAndPublisher,
  volumePiece,
} from './citation-pieces.ts';
import type { CitedWork } from './cited-work.ts';

const names: NameListRules = {
  first: { inverted: true, initials: false },
  others: { inverted: false, initials: false },
  most: 6,
  shownWhenCut: 3,
  lastOfTwo: ', {and} ',
  lastOfMany: ', {and} ',
  editors: [', ed.', ', eds.'],
};

/** Chicago, 18th edition, author–date: up to six authors, else three and "et al.". Without authors the title comes first. */
export function chicago(work: CitedWork): Piece {
  const authors = sentence(citedNames(work, names));
  const year = sentence(work.year?.toString() ?? work.terms.noDate);
  const isQuoted = work.shape === 'article' || work.shape === 'chapter' || work.shape === 'thesis';
  const title = isQuoted ? quotedTitle(work, '.') : sentence(italicTitle(work));
  return joinWithBlanks([...(authors ? [authors, year, title] : [title, year]), source(work), sentence(identifier(work.address))]);
}

function source(work: CitedWork): Piece {
  const { terms } = work;
  if (work.shape === 'thesis') {
    return sentence(joinPieces(terms.comma, [thesisKind(work, terms.phdShort), work.venue]));
  }
  if (work.kind === 'preprint') return sentence(joinPieces(terms.comma, [terms.preprint, work.venue]));
  if (work.shape === 'article') return joinWithBlanks([sentence(journal(work)), sentence(descriptor(work))]);
  if (work.shape === 'chapter') {
    const book = work.venue && [terms.inAtStart, italic(work.venue)];
    return joinWithBlanks([
      sentence(joinPieces(terms.comma, [book, editedBy(work, names), volumePiece(work), work.pages])),
      sentence(work.publisher),
    ]);
  }
  return joinWithBlanks([sentence(descriptor(work)), venueAndPublisher(work)]);
}

/** `Journal 3 (2): 10–22`; without a volume `Journal, no. 2, 10–22`. */
function journal(work: CitedWork): Piece {
  if (!work.volume) return joinPieces(work.terms.comma, [italic(work.venue), issuePiece(work), work.pages]);
  return [joinWithBlanks([italic(work.venue), work.volume]), between(' (', work.issue, ')'), work.pages && [': ', work.pages]];
}
