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
