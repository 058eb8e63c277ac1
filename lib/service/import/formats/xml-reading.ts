import type { XmlNode } from '#lib/service/import/split/split-xml.ts';
import { namedMax, type UnreadField } from './track-reads.ts';

/** Looks into a tree of XML by local names. Whatever gives a text notes that it was read. */

export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((one) => one.name === name);
}

/** The node at the end of a path of names. */
export function nodeAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(childOf, node);
}

export function nodesOf(node: XmlNode | undefined, ...names: readonly string[]): readonly XmlNode[] {
  return node?.children.filter((one) => names.includes(one.name)) ?? [];
}

/** The text of a node, with that of the elements inside it; undefined where there is none. */
export function textIn(node: XmlNode | undefined): string | undefined {
  if (!node) return undefined;
  node.read = true;
  const inside = node.children.map((child) => textIn(child) ?? '').join(' ');
  return `${node.text} ${inside}`.trim() || undefined;
}

/** Elements whose parts are separate words even where no blank is between them. */
const ofParts = new Set(['name', 'string-name', 'person-group', 'institution-wrap']);

/** The text of a node with the elements in it as tags, in the order of the file: for texts in which markup means something. */
export function markupIn(node: XmlNode | undefined, skipped: readonly string[] = []): string {
  if (!node) return '';
  node.read = true;
  const { pieces, children } = node;
  const textAt = (index: number) => escaped(pieces?.[index] ?? (ofParts.has(node.name) && index > 0 && index < children.length ? ' ' : ''));
  if (children.length === 0) return escaped(node.text);
  const inside = children.map((child, index) => {
    const markup = skipped.includes(child.name) ? '' : `<${child.name}>${markupIn(child, skipped)}</${child.name}>`;
    return textAt(index) + markup;
  });
  return inside.join('') + textAt(children.length);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** All nodes of a name below a node, those inside such a node left out. */
export function nodesBelow(node: XmlNode | undefined, ...names: readonly string[]): XmlNode[] {
  return node?.children.flatMap((child) => (names.includes(child.name) ? [child] : nodesBelow(child, ...names))) ?? [];
}

export function textOf(node: XmlNode | undefined, ...path: readonly string[]): string | undefined {
  return textIn(nodeAt(node, ...path));
}

export function textsOf(node: XmlNode | undefined, ...names: readonly string[]): string[] {
  return nodesOf(node, ...names).flatMap((one) => textIn(one) ?? []);
}

/** The text of the first node that holds such a one. */
export function findText(nodes: readonly XmlNode[], isOne: (text: string) => boolean): string | undefined {
  const found = nodes.find((node) => node.children.length === 0 && isOne(node.text.trim()));
  return textIn(found);
}

/** Elements with a text that nobody took, by the names on the way to them. */
export function unreadIn(node: XmlNode): UnreadField[] {
  const found = new Map<string, string>();
  const walk = (one: XmlNode, path: string) => {
    const text = one.text.trim();
    if (text && !one.read && path && !found.has(path) && found.size < namedMax) found.set(path, text.replace(/\s+/g, ' ').slice(0, 80));
    for (const child of one.children) walk(child, path ? `${path}.${child.name}` : child.name);
  };
  walk(node, '');
  return [...found].map(([field, example]) => ({ field, example }));
}
