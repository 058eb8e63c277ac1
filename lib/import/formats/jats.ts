import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { readJatsReferences } from './jats-references.ts';
import { rorInstitution } from './ror-institutions.ts';
import { childOf, markupIn, nodesBelow, nodesOf, textIn, textsOf, unreadIn, xmlText } from './xml-reading.ts';

/** Front matter and references of a JATS article (jats.nlm.nih.gov), as journals and PubMed Central provide it. */
export function readJats(article: XmlNode, oaiId?: string): Draft {
  const front = childOf(article, 'front');
  const [journal, meta] = [childOf(front, 'journal-meta'), childOf(front, 'article-meta')];
  const id = (...kinds: string[]) =>
    textIn(nodesOf(meta, 'article-id').find(({ attributes }) => kinds.includes(attributes['pub-id-type'] ?? '')));
  const licence = childOf(childOf(meta, 'permissions'), 'license');
  const [volume, first, last] = ['volume', 'fpage', 'lpage'].map((name) => xmlText(meta, name));
  const draft: Draft = {
    notation: 'html',
    key: oaiId && `oai:${oaiId.replace(/^oai:/, '')}`,
    sourceId: oaiId ?? id('doi', 'pmcid', 'pmc', 'pmid', 'publisher-id', 'archive'),
    doi: id('doi'),
    pmid: id('pmid'),
    arxiv: id('arxiv'),
    // ADS gives bibcodes as `archive` ids.
    bibcode: id('bibcode', 'archive'),
    ...titlesOf(meta),
    language: article.attributes['xml:lang'],
    ...abstractsOf(meta),
    keywords: nodesOf(meta, 'kwd-group').flatMap((group) => nodesOf(group, 'kwd').map((word) => markupIn(word))),
    authors: authorsOf(meta),
    types: [{ scheme: 'jats', value: article.attributes['article-type'] ?? '' }],
    subjects: nodesBelow(childOf(meta, 'article-categories'), 'subject').flatMap((node) => {
      const value = textIn(node);
      return value ? [{ scheme: 'uat', value }] : [];
    }),
    ...dateOf(meta, volume !== undefined),
    venue: {
      name: xmlText(journal, 'journal-title-group', 'journal-title') ?? xmlText(journal, 'journal-title'),
      kind: 'journal',
      issn: textsOf(journal, 'issn-l', 'issn')[0],
    },
    publisher: xmlText(journal, 'publisher', 'publisher-name'),
    volume,
    issue: xmlText(meta, 'issue'),
    pages: first && last && first !== last ? `${first}-${last}` : (first ?? xmlText(meta, 'elocation-id')),
    licence: [licence?.attributes['xlink:href'], xmlText(licence, 'license_ref')].find((url) => url?.includes('creativecommons.org')),
    references: readJatsReferences(article),
  };
  return { ...draft, unread: front ? unreadIn(front) : [] };
}

function titlesOf(meta: XmlNode | undefined): Pick<Draft, 'title' | 'titles'> {
  const group = childOf(meta, 'title-group');
  const titleIn = (node: XmlNode | undefined, name: string, subtitleName: string) =>
    nodesOf(node, name, subtitleName)
      .map((title) => markupIn(title, ['xref', 'fn']).trim())
      .join(': ');
  return {
    title: titleIn(group, 'article-title', 'subtitle') || undefined,
    titles: Object.fromEntries(
      nodesOf(group, 'trans-title-group').flatMap((translatedGroup) => {
        const language = translatedGroup.attributes['xml:lang']?.slice(0, 2).toLowerCase();
        return language ? [[language, titleIn(translatedGroup, 'trans-title', 'trans-subtitle')]] : [];
      }),
    ),
  };
}

/** The main abstract and its translations; abstracts with a type (`graphical`, `teaser`) are excluded. */
function abstractsOf(meta: XmlNode | undefined): Pick<Draft, 'abstract' | 'abstracts'> {
  const proper = nodesOf(meta, 'abstract', 'trans-abstract').filter(({ attributes }) => !attributes['abstract-type']);
  const abstract = proper.find(({ name }) => name === 'abstract');
  return {
    abstract: abstract && markupIn(abstract),
    abstracts: Object.fromEntries(
      proper
        .filter(({ name, attributes }) => name === 'trans-abstract' && attributes['xml:lang'])
        .map((node) => [node.attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? '', markupIn(node)]),
    ),
  };
}

function authorsOf(meta: XmlNode | undefined): DraftAuthor[] {
  const affiliationsById = new Map(nodesBelow(meta, 'aff').map((node) => [node.attributes.id, node]));
  return nodesOf(meta, 'contrib-group')
    .flatMap((group) => nodesBelow(group, 'contrib'))
    .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
    .map((contrib) => authorOf(contrib, affiliationsById));
}

function authorOf(contrib: XmlNode, affiliationsById: ReadonlyMap<string | undefined, XmlNode>): DraftAuthor {
  // Only the first of these elements counts: a group (`collab`) may contain the names of its members.
  const [collab] = nodesBelow(contrib, 'collab', 'name', 'string-name');
  const [group, name] = collab?.name === 'collab' ? [collab, undefined] : [undefined, collab];
  const orcid = nodesOf(contrib, 'contrib-id').find(({ attributes }) => attributes['contrib-id-type'] === 'orcid');
  const affiliationLinks = nodesOf(contrib, 'xref').filter(({ attributes }) => attributes['ref-type'] === 'aff');
  const aff = childOf(contrib, 'aff') ?? affiliationLinks.map(({ attributes }) => affiliationsById.get(attributes.rid)).find(Boolean);
  const ror = nodesBelow(aff, 'institution-id')
    .map(textIn)
    .find((id) => id?.includes('ror.org'));
  const affiliation = markupIn(aff, ['label', 'institution-id', 'email']).trim() || undefined;
  const [family, given] = [xmlText(name, 'surname'), xmlText(name, 'given-names')];
  return {
    ...(family
      ? { family, given, suffix: xmlText(name, 'suffix') }
      : { name: textIn(name), literal: markupIn(group, ['contrib-group']) || undefined }),
    orcid: textIn(orcid),
    affiliation,
    institutions: ror ? [rorInstitution(affiliation, ror)] : [],
    corresponding: contrib.attributes.corresp === 'yes' || undefined,
  };
}

/** Date of the printed issue for a work with a volume, since citations use it; else the first date online. */
function dateOf(meta: XmlNode | undefined, hasVolume: boolean): Pick<Draft, 'date' | 'year'> {
  const isOf = (words: RegExp) => (node: XmlNode) =>
    words.test(`${node.attributes['pub-type'] ?? ''} ${node.attributes['publication-format'] ?? ''} ${node.attributes['date-type'] ?? ''}`);
  const dates = nodesOf(meta, 'pub-date');
  const print = dates.find(isOf(/\bppub\b|print|collection|issue/));
  const online = dates.find(isOf(/\bepub\b|electronic|online/));
  const preferred = (hasVolume ? (print ?? online) : (online ?? print)) ?? dates[0];
  const parts = ['year', 'month', 'day'].map((name) => Number(xmlText(preferred, name) ?? 0));
  // The date ends before the first unknown part: ADS writes zero for it, and a month in words cannot be read as a number.
  const end = parts.findIndex((part) => !part);
  const date = end < 0 ? parts : parts.slice(0, end);
  return { date: date.length > 0 ? date : undefined, year: date[0] };
}
