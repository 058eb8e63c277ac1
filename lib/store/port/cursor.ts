/** Position in a result: sort key and id of the last row. The service signs it before it leaves the process and verifies it on return. */
export interface CursorPosition {
  readonly key: number;
  readonly id: number;
}

export function writeCursor(position: CursorPosition): string {
  return `${position.key}~${position.id}`;
}

/** Parses a cursor of `writeCursor`; undefined for any other text. */
export function readCursor(text: string): CursorPosition | undefined {
  const [key, id] = text.split('~').map(Number);
  return key !== undefined && id !== undefined && Number.isFinite(key) && Number.isInteger(id) ? { key, id } : undefined;
}
