/** Where a walk through a result stands: the last row's sort key and id. The service signs it before it leaves the process and checks it on return. */
export interface CursorPosition {
  readonly key: number;
  readonly id: number;
}

export function writeCursor(position: CursorPosition): string {
  return `${position.key}~${position.id}`;
}

/** Reads what `writeCursor` wrote; anything else is the start. */
export function readCursor(text: string): CursorPosition | undefined {
  const [key, id] = text.split('~').map(Number);
  return key !== undefined && id !== undefined && Number.isFinite(key) && Number.isInteger(id) ? { key, id } : undefined;
}
