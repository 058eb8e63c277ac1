/** A URL without the LaTeX escapes of BibTeX fields: `\url{…\~{}a\_b}`, `{\_}`, `$\sim$`. */
export function bibtexUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  return (
    text
      .replace(/\\(?:url|href|path)\s*\{/g, ' ')
      .replace(/\\~\s*\{\s*\}|\{?\\textasciitilde(?:\s*\{\s*\})?\}?|\$\s*\\sim\s*\$/g, '~')
      .replace(/\{?\\textunderscore(?:\s*\{\s*\})?\}?/g, '_')
      .replace(/\\([^a-zA-Z\s])/g, '$1')
      .replace(/[{}]/g, '')
      .trim() || undefined
  );
}

/** The URL of a field that contains nothing else, as `howpublished` and `eprint` often do. */
export function addressIn(text: string | undefined): string | undefined {
  return /^(https?:\/\/\S+)$/.exec(bibtexUrl(text) ?? '')?.[1];
}
