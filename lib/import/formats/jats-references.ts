import { doiInUrl } from '#lib/import/clean/identifiers.ts';
import type { DraftReference } from '#lib/import/draft/draft.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { markupIn, nodesBelow, nodesOf, textIn, xmlText } from './xml-reading.ts';

const citations = ['mixed-citation', 'element-citation', 'nlm-citation', 'citation'];

/** References of a JATS article, in order; one list entry may contain several works. */
export function readJatsReferences(article: XmlNode): DraftReference[] {
  const entries = nodesOf(article, 'front', 'body', 'back').flatMap((part) => nodesBelow(part, 'ref'));
  return entries.flatMap((entry) => {
    const nodes = nodesBelow(entry, 'citation-alternatives', ...citations);
    const [printed, fielded] = ['mixed-citation', 'element-citation'].map((name) => nodes.filter((node) => node.name === name));
    // SciELO gives each citation in both forms, without `citation-alternatives`.
    if (printed?.length && printed.length === fielded?.length)
      return printed.map((node, index) => referenceOf([node, fielded[index] as XmlNode]));
    return nodes.map((node) => referenceOf(node.name === 'citation-alternatives' ? nodesOf(node, ...citations) : [node]));
  });
}

function referenceOf(forms: readonly XmlNode[]): DraftReference {
  // Prefers the printed form (`mixed-citation`) to a machine-readable one.
  const preferred = forms.find(({ name }) => name === 'mixed-citation') ?? forms[0];
  const ids = forms.flatMap((form) => nodesBelow(form, 'pub-id'));
  const id = (kind: string) => textIn(ids.find(({ attributes }) => attributes['pub-id-type']?.toLowerCase() === kind));
  return {
    doi: id('doi') ?? linkedDoi(forms),
    arxiv: id('arxiv'),
    bibcode: id('bibcode'),
    pmid: id('pmid'),
    text: preferred && citationText(preferred),
  };
}

function linkedDoi(forms: readonly XmlNode[]): string | undefined {
  const links = forms.flatMap((form) => nodesBelow(form, 'ext-link', 'uri'));
  return links.flatMap((link) => doiInUrl(link.attributes['xlink:href']) ?? doiInUrl(textIn(link)) ?? [])[0];
}

/** The printed text of a citation. A citation with fields but no punctuation gets a text composed from its fields. */
function citationText(citation: XmlNode): string | undefined {
  // Identifiers are fields of their own, and often follow a page without a blank.
  if (citation.text.trim()) return markupIn(citation, ['pub-id']).replace(/[\s,;]*\b(?:doi|pmid|pmcid)?\s*:?\s*$/i, '');
  const people = nodesBelow(citation, 'name', 'string-name', 'collab').map((name) => markupIn(name).trim());
  const [volume, page] = ['volume', 'fpage'].map((name) => xmlText(citation, name));
  const textsOfFields = (name: string) => nodesOf(citation, name).map((node) => markupIn(node));
  const parts = [
    people.length > 3 ? `${people[0]} et al` : people.join(', '),
    ...['year', 'article-title', 'chapter-title', 'source'].flatMap(textsOfFields),
    volume && page ? `${volume}, ${page}` : (volume ?? page),
    ...['elocation-id', 'publisher-name', 'comment'].flatMap(textsOfFields),
  ];
  return parts.flatMap((part) => part?.trim().replace(/\.$/, '') || []).join('. ') || undefined;
}
