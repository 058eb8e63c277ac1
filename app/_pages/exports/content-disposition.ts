/**
 * `Content-Disposition` for a name in any script: an ASCII fallback and the full name (RFC 5987). Illegal characters become hyphens; long
 * names are cut.
 */
export function attachment(words: readonly (string | undefined)[], extension: string): string {
  const name = cleanFileName(words.filter(Boolean).join(' '));
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain || 'research'}.${extension}"; filename*=UTF-8''${encoded}.${extension}`;
}

function cleanFileName(text: string): string {
  const hyphenated = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return (
    [...hyphenated]
      .slice(0, 80)
      .join('')
      .replace(/[-.]+$/, '') || 'research'
  );
}
