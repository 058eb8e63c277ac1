/** Maximum characters of a cell in Excel ("Excel specifications and limits"). */
export const cellTextMax = 32_767;

/** Maximum characters of a text before its escapes, of seven characters each, are decoded. */
export const rawTextMax = cellTextMax * 7;

/** Decodes control characters, which are escaped as `_x000D_` (ECMA-376, 22.9.2.19). Undefined if the result is longer than a cell may be. */
export function decodeEscapes(text: string): string | undefined {
  if (text.length > rawTextMax) return undefined;
  const decoded = text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decoded.length > cellTextMax ? undefined : decoded;
}
