/**
 * `Content-Disposition` for a file named after words of any language: an ASCII name for old readers and the true one after RFC 5987.
 * What no file system takes becomes a hyphen; long names are cut.
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
