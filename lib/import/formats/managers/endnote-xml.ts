import type { Draft } from '#lib/import/draft/draft.ts';
import { endnoteDraft } from '#lib/import/formats/tagged/endnote.ts';
import { tagsOf } from '#lib/import/formats/tagged/read-tags.ts';
import { childOf, nodeAt, unreadIn } from '#lib/import/formats/xml-reading.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';

/** The elements of EndNote's XML by the tag that its tagged text has for the same field. The last name of a path is a list. */
const elements: readonly (readonly [tag: string, path: string])[] = [
  ['%A', 'contributors.authors.author'],
  ['%E', 'contributors.secondary-authors.author'],
  ['%?', 'contributors.subsidiary-authors.author'],
  ['%?', 'contributors.translated-authors.author'],
  ['%+', 'auth-address'],
  ['%T', 'titles.title'],
  ['%Q', 'titles.translated-title'],
  ['%J', 'periodical.full-title'],
  ['%J', 'periodical.abbr-1'],
  ['%B', 'titles.secondary-title'],
  ['%V', 'volume'],
  ['%N', 'number'],
  ['%P', 'pages'],
  ['%K', 'keywords.keyword'],
  ['%D', 'dates.year'],
  ['%8', 'dates.pub-dates.date'],
  ['%I', 'publisher'],
  ['%@', 'isbn'],
  ['%M', 'accession-num'],
  ['%R', 'electronic-resource-num'],
  ['%X', 'abstract'],
  ['%9', 'work-type'],
  ['%U', 'urls.related-urls.url'],
  ['%>', 'urls.pdf-urls.url'],
  ['%G', 'language'],
];

/** Fields without markup, whose text is not read as HTML: a publisher, identifiers, addresses. */
const plainTags: ReadonlySet<string> = new Set(['%I', '%@', '%M', '%R', '%U', '%>']);

const faces: Readonly<Record<string, string>> = { subscript: 'sub', superscript: 'sup', italic: 'i' };

/** Reads a `record` of EndNote's XML, whose fields are those of its tagged text. */
export function readEndnoteXml(record: XmlNode): Draft {
  const type = childOf(record, 'ref-type');
  if (type) type.read = true;
  const fields = elements.flatMap(([tag, path]) => {
    const names = path.split('.');
    const parent = nodeAt(record, ...names.slice(0, -1));
    const nodes = parent?.children.filter(({ name }) => name === names.at(-1)) ?? [];
    // Identifiers and addresses may be on several lines.
    return nodes.map((node) => [tag, plainTags.has(tag) ? plainText(styledText(node)) : styledText(node).trim()] as const);
  });
  const draft = endnoteDraft(tagsOf([['%0', type?.attributes.name ?? ''], ...fields]));
  const pathOf = (tag: string) => elements.find(([name]) => name === tag)?.[1] ?? tag;
  return { ...draft, unread: [...unreadIn(record), ...(draft.unread ?? []).map((part) => ({ ...part, field: pathOf(part.field) }))] };
}

/** The text of a field, whose `style` elements state the typeface of its parts. */
function styledText(node: XmlNode): string {
  node.read = true;
  if (node.children.length === 0) return escapeText(node.text);
  const { pieces = [] } = node;
  const parts = node.children.map((child, index) => {
    const tag = faces[child.attributes.face?.split(' ').at(-1) ?? ''];
    const text = styledText(child);
    return escapeText(pieces[index] ?? '') + (tag ? `<${tag}>${text}</${tag}>` : text);
  });
  return parts.join('') + escapeText(pieces.at(-1) ?? '');
}

const plainText = (html: string) =>
  html
    .trim()
    .replace(/<\/?(?:sub|sup|i)>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
