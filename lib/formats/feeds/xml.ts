import { plainText } from '#lib/formats/values/plain-text.ts';

/** Escapes text for XML and removes directional marks and everything XML 1.0 forbids (C0 controls, lone surrogates). */
export function escapeXml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => entities[character] as string);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Attributes by name; those without a value are omitted. */
export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** One indented element with text, as a line; an empty string without text. */
export function xmlElement(indent: string, name: string, text: string | undefined, attributes: XmlAttributes = {}): string {
  const escaped = escapeXml(text ?? '');
  return escaped ? `${indent}<${name}${xmlAttributes(attributes)}>${escaped}</${name}>\n` : '';
}

/** One indented element around lines of other elements; an empty string without any. */
export function xmlParent(indent: string, name: string, children: readonly string[], attributes: XmlAttributes = {}): string {
  const content = children.join('');
  return content && `${indent}<${name}${xmlAttributes(attributes)}>\n${content}${indent}</${name}>\n`;
}

/** An element without content, as a line. */
export function xmlEmptyElement(indent: string, name: string, attributes: XmlAttributes): string {
  return `${indent}<${name}${xmlAttributes(attributes)}/>\n`;
}

/** A language tag as an `xml:lang` attribute; omitted for `und`, the tag of an unknown language. */
export function xmlLang(lang: string | undefined): XmlAttributes {
  return { 'xml:lang': lang === 'und' ? undefined : lang };
}

/** The XML declaration, for UTF-8. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function xmlAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
