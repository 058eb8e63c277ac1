/** Text for the content of an element of HTML or XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text for content, or for an attribute in double quotes. */
export const escapeMarkup = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
