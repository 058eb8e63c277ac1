import { type UnreadField, unreadFieldsMax } from '#lib/import/draft/track-reads.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { formulaToHtml } from '#lib/text/latex/latex-to-html.ts';

/** Access to XML trees by local name. Functions that return a text mark it as read, for the report of unused elements. */

export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** The node at a path of names. */
export function nodeAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(childOf, node);
}

export function nodesOf(node: XmlNode | undefined, ...names: readonly string[]): readonly XmlNode[] {
  return node?.children.filter((child) => names.includes(child.name)) ?? [];
}

/** The text of a node and its descendants; undefined when empty. */
export function textIn(node: XmlNode | undefined): string | undefined {
  if (!node) return undefined;
  node.read = true;
  const childText = node.children.map((child) => textIn(child) ?? '').join(' ');
  return `${node.text} ${childText}`.trim() || undefined;
}

/** Elements whose children are separate words even without blanks. */
const wordContainers = new Set(['name', 'string-name', 'person-group', 'institution-wrap']);

/** The content of a node as markup: its text, with its descendants as tags, in document order. */
export function markupIn(node: XmlNode | undefined, skipped: readonly string[] = []): string {
  if (!node) return '';
  node.read = true;
  const { pieces, children } = node;
  const textAt = (index: number) =>
    escapeXml(pieces?.[index] ?? (wordContainers.has(node.name) && index > 0 && index < children.length ? ' ' : ''));
  if (node.name === 'tex-math') return formulaIn(node.text);
  if (children.length === 0) return escapeXml(node.text);
  const chosen = chosenForm(children);
  const parts = children.map((child, index) => {
    const isOtherForm = chosen && child !== chosen && isForm(child);
    if (isOtherForm) textIn(child);
    const markup = isOtherForm || skipped.includes(child.name) ? '' : `<${child.name}>${markupIn(child, skipped)}</${child.name}>`;
    return textAt(index) + markup;
  });
  return parts.join('') + textAt(children.length);
}

const formNames = ['math', 'tex-math', 'textual-form', 'inline-graphic', 'graphic'];
const isForm = ({ name }: XmlNode) => formNames.includes(name);

/** The best of several forms of one formula. */
function chosenForm(children: readonly XmlNode[]): XmlNode | undefined {
  const forms = children.filter(isForm);
  return formNames.map((name) => forms.find((form) => form.name === name)).find(Boolean);
}

/** A formula of TeX as markup, without the preamble that makes it a document. */
function formulaIn(text: string): string {
  const body = (/\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(text)?.[1] ?? text).trim();
  const formula = body.replace(/^(?:\$\$?|\\[[(])|(?:\$\$?|\\[\])])$/g, '').replace(/\s+(?=[_^])/g, '');
  return formulaToHtml(`$${formula}$`) ?? escapeXml(`$${formula}$`);
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Descendants with a name, without those nested in another match. */
export function nodesBelow(node: XmlNode | undefined, ...names: readonly string[]): XmlNode[] {
  return node?.children.flatMap((child) => (names.includes(child.name) ? [child] : nodesBelow(child, ...names))) ?? [];
}

export function xmlText(node: XmlNode | undefined, ...path: readonly string[]): string | undefined {
  return textIn(nodeAt(node, ...path));
}

export function textsOf(node: XmlNode | undefined, ...names: readonly string[]): string[] {
  return nodesOf(node, ...names).flatMap((child) => textIn(child) ?? []);
}

/** The text of the first leaf that matches. */
export function findText(nodes: readonly XmlNode[], matches: (text: string) => boolean): string | undefined {
  const match = nodes.find((node) => node.children.length === 0 && matches(node.text.trim()));
  return textIn(match);
}

/** Elements whose text was never read, by their path. */
export function unreadIn(node: XmlNode): UnreadField[] {
  const examples = new Map<string, string>();
  const walk = (element: XmlNode, path: string) => {
    const text = element.text.trim();
    if (text && !element.read && path && !examples.has(path) && examples.size < unreadFieldsMax)
      examples.set(path, text.replace(/\s+/g, ' ').slice(0, 80));
    for (const child of element.children) walk(child, path ? `${path}.${child.name}` : child.name);
  };
  walk(node, '');
  return [...examples].map(([field, example]) => ({ field, example }));
}
