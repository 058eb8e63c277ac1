/** A segment of a citation. `lang` is set where the language is not that of the citation: BCP 47, `zxx` for addresses and numbers that have none and read left to right. */
export interface CitationPart {
  readonly text: string;
  readonly italic?: boolean;
  readonly lang?: string;
}

/** What styles are put together from; nothing at all is left out with its separator. */
export type Piece = string | CitationPart | readonly Piece[] | undefined;

export function flat(piece: Piece): CitationPart[] {
  if (piece === undefined || piece === '') return [];
  if (typeof piece === 'string') return [{ text: piece }];
  if ('text' in piece) return piece.text ? [piece] : [];
  return piece.flatMap(flat);
}

/** Neighbours that look alike become one part. */
export function merged(piece: Piece): CitationPart[] {
  const parts: CitationPart[] = [];
  for (const part of flat(piece)) {
    const last = parts.at(-1);
    if (last && last.lang === undefined && part.lang === undefined && last.italic === part.italic)
      parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

export function textOf(piece: Piece): string {
  return flat(piece)
    .map((part) => part.text)
    .join('');
}

/** The pieces that say something, with the separator between them. */
export function list(separator: string, pieces: readonly Piece[]): Piece {
  const present = pieces.filter((piece) => textOf(piece) !== '');
  return present.flatMap((piece, place) => (place === 0 ? [piece] : [separator, piece]));
}

/** The piece and a full stop, unless it ends with a mark that closes a sentence already. */
export function sentence(piece: Piece): Piece {
  const text = textOf(piece);
  if (text === '') return undefined;
  return /[.?!؟…][”’»]?$/.test(text) ? piece : [piece, '.'];
}

/** The piece between marks, or nothing when there is nothing between them. */
export function between(before: string, piece: Piece, after: string): Piece {
  return textOf(piece) === '' ? undefined : [before, piece, after];
}
