import { recordMax } from './record-bound.ts';
import type { XmlEntry, XmlNode } from './split-xml.ts';

/** Maximum size of the items that wait for a journal or book, and of those kept for later items. */
const waitingMax = 4 * recordMax;

/**
 * The items of an RDF file of Zotero, each with the journal or book that it refers to, which is an element of its own before or after it.
 * Other elements, such as notes, attachments and collections, are dropped and not counted; entries of other files are unchanged.
 */
export async function* joinZoteroParts(entries: AsyncIterable<XmlEntry>): AsyncGenerator<XmlEntry> {
  const containers = new Map<string, XmlNode>();
  const waiting: XmlEntry[] = [];
  let [waitingSize, containersSize, number] = [0, 0, 0];
  const sizeOf = ({ size = 0, fault }: XmlEntry) => (fault ? 0 : size);
  const takeFirst = (): XmlEntry => {
    const entry = waiting.shift() as XmlEntry;
    waitingSize -= sizeOf(entry);
    return { ...entry, node: { ...entry.node, children: entry.node.children.map((item) => joinParts(item, containers)) } };
  };
  for await (const entry of entries) {
    const node = entry.node.name === 'RDF' ? entry.node.children[0] : undefined;
    const type = node?.children.find(({ name }) => name === 'itemType')?.text.trim();
    if (!node && !entry.fault) {
      number = entry.number;
      yield entry;
    } else if (!node || (type && type !== 'attachment' && type !== 'note')) {
      number += 1;
      waiting.push({ ...entry, number });
      waitingSize += sizeOf(entry);
    } else if (!type && node.attributes['rdf:about'] && containersSize + sizeOf(entry) <= waitingMax) {
      containers.set(node.attributes['rdf:about'], node);
      containersSize += sizeOf(entry);
    }
    while (waiting[0] && (waitingSize > waitingMax || !resourcesOf(waiting[0]).some((id) => !containers.has(id)))) yield takeFirst();
  }
  while (waiting.length > 0) yield takeFirst();
}

const isReference = ({ name, attributes }: XmlNode) => name === 'isPartOf' && attributes['rdf:resource'] !== undefined;

const resourcesOf = (entry: XmlEntry): string[] =>
  entry.node.children.flatMap(({ children }) => children.filter(isReference).map(({ attributes }) => attributes['rdf:resource'] ?? ''));

function joinParts(item: XmlNode, containers: ReadonlyMap<string, XmlNode>): XmlNode {
  if (!item.children.some(isReference)) return item;
  const children = item.children.map((child) => {
    const container = isReference(child) ? containers.get(child.attributes['rdf:resource'] ?? '') : undefined;
    return container ? { ...child, children: [structuredClone(container)] } : child;
  });
  return { ...item, children };
}
