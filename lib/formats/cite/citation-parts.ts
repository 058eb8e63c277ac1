/** A segment of a citation. `lang` (BCP 47) is set for a language other than the citation's, and is `zxx` for addresses and numbers. */
export interface CitationPart {
  readonly text: string;
  readonly italic?: boolean;
  readonly lang?: string;
}

/** Segments from which a style builds a citation. An empty piece is dropped together with its separator. */
export type Piece = string | CitationPart | readonly Piece[] | undefined;

/** The segments of a piece in order, without empty ones. */
export function flatten(piece: Piece): CitationPart[] {
  if (piece === undefined || piece === '') return [];
  if (typeof piece === 'string') return [{ text: piece }];
  if ('text' in piece) return piece.text ? [piece] : [];
  return piece.flatMap(flatten);
}

/** Merges adjacent segments with equal formatting. */
export function mergeParts(piece: Piece): CitationPart[] {
  const parts: CitationPart[] = [];
  for (const part of flatten(piece)) {
    const last = parts.at(-1);
    if (last && last.lang === undefined && part.lang === undefined && last.italic === part.italic)
      parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

/** The text of a piece without formatting. */
export function textOf(piece: Piece): string {
  return flatten(piece)
    .map((part) => part.text)
    .join('');
}

/** The non-empty pieces with the separator between them. */
export function joinPieces(separator: string, pieces: readonly Piece[]): Piece {
  const present = pieces.filter((piece) => textOf(piece) !== '');
  return present.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}

/** The piece with a full stop, unless it already ends with a mark such as `?`. */
export function sentence(piece: Piece): Piece {
  const text = textOf(piece);
  if (text === '') return undefined;
  return /[.?!؟…][”’»]?$/.test(text) ? piece : [piece, '.'];
}

/** The piece between two marks, or nothing when it is empty. */
export function between(before: string, piece: Piece, after: string): Piece {
  return textOf(piece) === '' ? undefined : [before, piece, after];
}
