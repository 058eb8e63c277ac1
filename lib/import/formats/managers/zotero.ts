import type { VenueKind } from '#lib/domain/research.ts';
import { cleanPmid } from '#lib/import/clean/identifiers.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import { indexTypes, thesisTypes } from '#lib/import/formats/index-types.ts';
import { childOf, findText, nodeAt, nodesOf, textIn, textsOf, unreadIn, xmlText } from '#lib/import/formats/xml-reading.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';

const venueKinds: Readonly<Record<string, VenueKind>> = {
  journalArticle: 'journal',
  magazineArticle: 'journal',
  conferencePaper: 'conference',
  bookSection: 'book',
  encyclopediaArticle: 'book',
  thesis: 'institution',
  report: 'institution',
};

/** Reads an item of Zotero's RDF, with the journal or book that it refers to inside `isPartOf` (`split/zotero-parts.ts`). */
export function readZoteroItem(item: XmlNode): Draft {
  const type = textIn(childOf(item, 'itemType')) ?? '';
  const containers = nodesOf(item, 'isPartOf').flatMap(({ children }) => children);
  const container = containers.find(({ name }) => name !== 'Series');
  const hosts = [item, ...containers];
  const first = (name: string) => hosts.map((host) => xmlText(host, name)).find(Boolean);
  const identifiers = hosts.flatMap((host) => nodesOf(host, 'identifier'));
  const find = (label: RegExp) =>
    findText(identifiers, (text) => label.test(text))
      ?.replace(label, '')
      .trim();
  const extra = xmlText(item, 'description') ?? '';
  const publisher = xmlText(item, 'publisher', 'Organization', 'name') ?? xmlText(item, 'publisher');
  const venueKind = venueKinds[type];
  const fromInstitution = venueKind === 'institution';
  // The years of a volume, "1921-2", are no month.
  const [kindOfWork, date] = [xmlText(item, 'type'), xmlText(item, 'date')?.replace(/^(\d{4})-\d$/, '$1')];
  const draft: Draft = {
    notation: 'html',
    sourceId: item.attributes['rdf:about'] ?? item.attributes['rdf:ID'],
    doi: find(/^doi:?\s/i) ?? find(/^(?=10\.\d{4,}\/)/) ?? /^DOI:\s*(10\.\S+)/im.exec(extra)?.[1],
    pmid: cleanPmid(/^PMID:\s*(\d+)/im.exec(extra)?.[1]),
    arxiv: /^arXiv:\s*(\S+)/im.exec(extra)?.[1],
    title: xmlText(item, 'title'),
    language: xmlText(item, 'language'),
    abstract: xmlText(item, 'abstract'),
    keywords: textsOf(item, 'subject'),
    authors: peopleOf(item, 'authors', 'inventors', 'programmers', 'presenters'),
    editors: peopleOf(item, 'editors'),
    translators: peopleOf(item, 'translators'),
    types: [...(type === 'thesis' ? thesisTypes(kindOfWork) : []), ...indexTypes(type), ...indexTypes(kindOfWork)],
    year: /\p{Nd}{4}/u.exec(date ?? '')?.[0] ?? date,
    date,
    venue: {
      name:
        (fromInstitution ? publisher : undefined) ??
        xmlText(container, 'title') ??
        xmlText(item, 'presentedAt', 'Conference', 'title') ??
        xmlText(containers[0], 'title'),
      kind: venueKind,
      issn: find(/^issn:?\s/i),
      isbn: find(/^isbn:?\s/i),
    },
    publisher: fromInstitution ? undefined : publisher,
    volume: first('volume'),
    issue: type === 'report' ? undefined : first('number'),
    reportNumber: type === 'report' ? first('number') : undefined,
    pages: xmlText(item, 'pages'),
    url: identifiers.map((node) => textIn(nodeAt(node, 'URI', 'value'))).find(Boolean),
    licence: findText(nodesOf(item, 'rights'), (text) => firstLicence([text]) !== undefined),
  };
  return { ...draft, unread: unreadIn(item) };
}

/** People of lists such as `authors`. A name in one part is that of an organisation or of a person without a family name. */
function peopleOf(item: XmlNode, ...lists: readonly string[]): DraftAuthor[] {
  return nodesOf(item, ...lists)
    .flatMap((list) => nodesOf(childOf(list, 'Seq'), 'li'))
    .flatMap(({ children }) => children)
    .map((person) => {
      const [family, given] = [xmlText(person, 'surname'), xmlText(person, 'givenName') ?? xmlText(person, 'givenname')];
      return family && given ? { family, given } : { name: family ?? given ?? xmlText(person, 'name') };
    });
}
