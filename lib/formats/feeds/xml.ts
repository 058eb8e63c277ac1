import { plainText } from '#lib/formats/plain-text.ts';

/** Text for XML: the five characters escaped, everything XML 1.0 forbids (C0, lone surrogates) gone with the marks of direction. */
export function escapeXml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => entities[character] as string);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** One element with text, indented, on a line of its own; nothing when there is no text. Attributes without a value are left out. */
export function xmlElement(
  indent: string,
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const escaped = escapeXml(text ?? '');
  return escaped ? `${indent}<${name}${xmlAttributes(attributes)}>${escaped}</${name}>\n` : '';
}

export function xmlEmptyElement(indent: string, name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  return `${indent}<${name}${xmlAttributes(attributes)}/>\n`;
}

/** A language tag as an attribute; `und` says no more than its absence. */
export function xmlLang(lang: string | undefined): Readonly<Record<string, string | undefined>> {
  return { 'xml:lang': lang === 'und' ? undefined : lang };
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function xmlAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
