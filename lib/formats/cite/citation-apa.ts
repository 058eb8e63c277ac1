import { bookEditors, citedNames, type NameListRules } from './citation-names.ts';
import { between, joinPieces, type Piece, sentence } from './citation-parts.ts';
import {
  descriptor,
  identifier,
  italic,
  italicTitle,
  joinWithBlanks,
  pagesPiece,
  plainTitle,
  thesisKind,
  venueAndPublisher,
} from './citation-pieces.ts';
import type { CitedWork } from './cited-work.ts';

const shape = { inverted: true, initials: true };
const names: NameListRules = {
  first: shape,
  others: shape,
  most: 20,
  shownWhenCut: 19,
  showsLast: true,
  lastOfTwo: ', & ',
  lastOfMany: ', & ',
  editors: [' (Ed.)', ' (Eds.)'],
};

const inOrder = { inverted: false, initials: true };
const editorNames: NameListRules = { ...names, first: inOrder, others: inOrder, lastOfTwo: ' & ' };

/** APA, 7th edition. Without authors the title comes first. Titles keep their capitals, since proper names cannot be recognised. */
export function apa(work: CitedWork): Piece {
  const authors = sentence(citedNames(work, names));
  const date: Piece = ['(', dateText(work), ').'];
  const title = sentence(titleOf(work));
  return joinWithBlanks([...(authors ? [authors, date, title] : [title, date]), source(work), identifier(work.address)]);
}

/** Talks and posters are cited with the day of presentation. */
function dateText(work: CitedWork): string {
  const { terms, date, year } = work;
  const day = (work.kind === 'presentation' || work.kind === 'poster') && date ? date.iso.split('-') : [];
  const month = day[1] && terms.months[Number(day[1]) - 1];
  if (!month) return year?.toString() ?? terms.noDate;
  const number = day[2] === undefined ? '' : String(Number(day[2]));
  const monthDay = terms.isDayBeforeMonth ? [number, month] : [month, number];
  return `${year}${terms.comma}${monthDay.filter(Boolean).join(' ')}`;
}

function titleOf(work: CitedWork): Piece {
  const { terms, kind } = work;
  const isIndependent = work.shape !== 'chapter' && (work.shape !== 'article' || kind === 'preprint');
  const words = work.shape === 'thesis' ? joinPieces(terms.comma, [thesisKind(work, terms.doctoralThesis), work.venue]) : descriptor(work);
  return [isIndependent ? italicTitle(work) : plainTitle(work), between(' [', words, ']')];
}

function source(work: CitedWork): Piece {
  const { terms } = work;
  if (work.shape === 'thesis') return sentence(work.publisher);
  if (work.shape === 'chapter') {
    const details = joinPieces(terms.comma, [work.volume && [terms.volumeAtStart, work.volume], pagesPiece(work)]);
    const book =
      work.venue &&
      sentence([
        terms.inAtStart,
        between('', bookEditors(work, editorNames), terms.comma),
        italic(work.venue),
        between(' (', details, ')'),
      ]);
    return joinWithBlanks([book ?? sentence(details), sentence(work.publisher)]);
  }
  if (work.shape === 'article' && work.kind !== 'preprint') {
    const number: Piece = [italic(work.volume), between('(', work.issue, ')')];
    return sentence(joinPieces(terms.comma, [italic(work.venue), number, work.pages]));
  }
  return venueAndPublisher(work);
}
