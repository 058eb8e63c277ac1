import { bookEditors, citedNames, type NameListRules } from './citation-names.ts';
import { between, joinPieces, type Piece, sentence, textOf } from './citation-parts.ts';
import {
  accessedPiece,
  descriptor,
  identifier,
  italic,
  italicTitle,
  joinWithBlanks,
  pagesPiece,
  quotedTitle,
  thesisKind,
  venueAndPublisher,
} from './citation-pieces.ts';
import type { CitedWork } from './cited-work.ts';

const shape = { inverted: true, initials: true };
const names: NameListRules = {
  first: shape,
  others: shape,
  most: 3,
  shownWhenCut: 1,
  lastOfTwo: ' {and} ',
  lastOfMany: ' {and} ',
  editors: [' (ed.)', ' (eds)'],
  etAlItalic: true,
};

/** Harvard, as in "Cite Them Right": up to three authors, else the first and "et al.". Without authors the title comes first. */
export function harvard(work: CitedWork): Piece {
  const { terms } = work;
  const authors = citedNames(work, names);
  const year: Piece = ['(', work.year?.toString() ?? terms.noDate, ')'];
  const isPart = work.shape === 'article' || work.shape === 'chapter';
  const hasAuthors = textOf(authors) !== '';
  const title = isPart ? quotedTitle(work, '', true) : [italicTitle(work), between(' [', descriptor(work), ']')];
  const head = joinWithBlanks(hasAuthors ? [authors, year, title] : [title, year]);
  const containerText = joinPieces(terms.comma, container(work));
  const body = isPart
    ? sentence(hasAuthors ? joinPieces(terms.comma, [head, containerText]) : joinWithBlanks([head, containerText]))
    : joinWithBlanks([sentence(head), source(work)]);
  const accessed = accessedPiece(work);
  const address = work.address && [terms.availableAt, identifier(work.address), accessed ? ` (${terms.accessed}: ${accessed})` : ''];
  return joinWithBlanks([body, sentence(address)]);
}

function container(work: CitedWork): readonly Piece[] {
  const { terms } = work;
  if (work.shape === 'chapter') {
    const book = work.venue && [terms.in, between('', bookEditors(work, names), ' '), italic(work.venue)];
    return [work.publisher ? joinWithBlanks([sentence(book), work.publisher]) : book, pagesPiece(work)];
  }
  const number: Piece = [work.volume, between('(', work.issue, ')')];
  return [joinWithBlanks([italic(work.venue), between('[', descriptor(work), ']')]), number, pagesPiece(work)];
}

function source(work: CitedWork): Piece {
  const { terms } = work;
  if (work.shape !== 'thesis') return venueAndPublisher(work);
  return joinWithBlanks([sentence(thesisKind(work, terms.phdThesis)), sentence(work.venue)]);
}
