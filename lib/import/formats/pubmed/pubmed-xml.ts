import { cleanLanguage } from '#lib/import/clean/languages.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import type { Draft, DraftAuthor, DraftReference } from '#lib/import/draft/draft.ts';
import type { RawNotice } from '#lib/import/draft/notices.ts';
import { childOf, markupIn, nodeAt, nodesBelow, nodesOf, textIn, textsOf, unreadIn, xmlText } from '#lib/import/formats/xml-reading.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { pubmedKeywords, pubmedTitles, pubmedTypes } from './pubmed-values.ts';

/** Reads a `PubmedArticle` of PubMed's XML (elements: nlm.nih.gov/bsd/licensee/elements_descriptions.html). */
export function readPubmedArticle(record: XmlNode): Draft {
  const citation = childOf(record, 'MedlineCitation');
  const article = childOf(citation, 'Article');
  const journal = childOf(article, 'Journal');
  const issue = childOf(journal, 'JournalIssue');
  const ids = nodesOf(nodeAt(record, 'PubmedData', 'ArticleIdList'), 'ArticleId');
  const id = (type: string) => textIn(ids.find(({ attributes }) => attributes.IdType === type));
  const place = (type: string) => textIn(nodesOf(article, 'ELocationID').find(({ attributes }) => attributes.EIdType === type));
  const pages = childOf(article, 'Pagination');
  const language = xmlText(article, 'Language');
  const [pmid, date] = [xmlText(citation, 'PMID') ?? id('pubmed'), dateOf(childOf(issue, 'PubDate'))];
  const title = markupIn(childOf(article, 'ArticleTitle')).trim() || undefined;
  const draft: Draft = {
    notation: 'html',
    sourceId: pmid,
    pmid,
    doi: place('doi') ?? id('doi'),
    statedAt: dateOf(childOf(citation, 'DateRevised')),
    ...pubmedTitles(title, xmlText(article, 'VernacularTitle'), cleanLanguage(language)),
    language,
    abstract: abstractOf(childOf(article, 'Abstract')),
    abstracts: Object.fromEntries(
      nodesOf(citation, 'OtherAbstract').flatMap((node) => {
        const [code, text] = [cleanLanguage(node.attributes.Language), abstractOf(node)];
        return code && text ? [[code, text]] : [];
      }),
    ),
    ...pubmedKeywords(
      nodesOf(citation, 'KeywordList').flatMap((list) => textsOf(list, 'Keyword')),
      nodesOf(childOf(citation, 'MeshHeadingList'), 'MeshHeading').flatMap((heading) => textsOf(heading, 'DescriptorName')),
    ),
    authors: peopleOf(article, (type) => type !== 'editors'),
    authorsIncomplete: nodesOf(article, 'AuthorList').some(({ attributes }) => attributes.CompleteYN === 'N') || undefined,
    editors: peopleOf(article, (type) => type === 'editors'),
    types: pubmedTypes(textsOf(childOf(article, 'PublicationTypeList'), 'PublicationType')),
    year: date?.slice(0, 4),
    date,
    venue: {
      name: xmlText(journal, 'Title') ?? xmlText(journal, 'ISOAbbreviation'),
      kind: 'journal',
      issn: xmlText(journal, 'ISSN') ?? xmlText(citation, 'MedlineJournalInfo', 'ISSNLinking'),
      furtherIssns: textsOf(childOf(citation, 'MedlineJournalInfo'), 'ISSNLinking'),
    },
    volume: xmlText(issue, 'Volume'),
    issue: xmlText(issue, 'Issue'),
    pages: pagesOf(xmlText(pages, 'StartPage'), xmlText(pages, 'EndPage')) ?? xmlText(pages, 'MedlinePgn') ?? place('pii'),
    references: [...nodesBelow(childOf(record, 'PubmedData'), 'Reference').map(referenceOf), ...citesOf(citation)],
    notices: noticesOf(citation, { RetractionIn: 'retraction', ErratumIn: 'erratum', ExpressionOfConcernIn: 'expression-of-concern' }),
    noticeOf: noticesOf(citation, { RetractionOf: 'retraction', ErratumFor: 'erratum', ExpressionOfConcernFor: 'expression-of-concern' }),
  };
  return { ...draft, unread: unreadIn(record) };
}

/** The sections of an abstract, each after its label. */
function abstractOf(abstract: XmlNode | undefined): string | undefined {
  const sections = nodesOf(abstract, 'AbstractText').map((section) =>
    [section.attributes.Label && `${section.attributes.Label}:`, markupIn(section).trim()].filter(Boolean).join(' '),
  );
  return sections.join(' ') || undefined;
}

function peopleOf(article: XmlNode | undefined, isList: (type: string | undefined) => boolean): DraftAuthor[] {
  return nodesOf(article, 'AuthorList')
    .filter(({ attributes }) => isList(attributes.Type))
    .flatMap((list) => nodesOf(list, 'Author'))
    .map((author) => {
      const [family, given] = [xmlText(author, 'LastName'), xmlText(author, 'ForeName') ?? xmlText(author, 'Initials')];
      const orcid = nodesOf(author, 'Identifier').find(({ attributes }) => attributes.Source === 'ORCID');
      return {
        ...(family ? { family, given, suffix: xmlText(author, 'Suffix') } : { literal: xmlText(author, 'CollectiveName') ?? given }),
        orcid: textIn(orcid),
        affiliation:
          nodesOf(author, 'AffiliationInfo')
            .flatMap((info) => textsOf(info, 'Affiliation').map((text) => text.replace(/\.$/, '')))
            .join('; ') || undefined,
      };
    });
}

/** `2020 Mar 5`, or the words of an irregular date ("2000 Spring-Summer"). */
function dateOf(node: XmlNode | undefined): string | undefined {
  const parts = ['Year', 'Month', 'Day'].map((name) => xmlText(node, name));
  const end = parts.indexOf(undefined);
  const [year, month = '', day = ''] = end < 0 ? parts : parts.slice(0, end);
  if (!year) return xmlText(node, 'MedlineDate');
  return /^\d+$/.test(month)
    ? [year, month, day]
        .filter(Boolean)
        .map((part) => (part as string).padStart(2, '0'))
        .join('-')
    : [year, month, day].filter(Boolean).join(' ');
}

function referenceOf(reference: XmlNode): DraftReference {
  const ids = nodesBelow(reference, 'ArticleId');
  const id = (type: string) => textIn(ids.find(({ attributes }) => attributes.IdType === type));
  return { doi: id('doi'), pmid: id('pubmed'), text: xmlText(reference, 'Citation') };
}

/** Works cited, which older records have among comments and corrections. */
const citesOf = (citation: XmlNode | undefined): DraftReference[] =>
  nodesOf(childOf(citation, 'CommentsCorrectionsList'), 'CommentsCorrections')
    .filter(({ attributes }) => attributes.RefType === 'Cites')
    .map((node) => ({ pmid: xmlText(node, 'PMID'), text: xmlText(node, 'RefSource') }));

function noticesOf(citation: XmlNode | undefined, types: Readonly<Record<string, string>>): RawNotice[] {
  return nodesOf(childOf(citation, 'CommentsCorrectionsList'), 'CommentsCorrections').flatMap((node) => {
    const type = types[node.attributes.RefType ?? ''];
    if (!type) return [];
    const source = xmlText(node, 'RefSource') ?? '';
    xmlText(node, 'PMID');
    return [{ type, doi: /\b10\.\d{4,9}\/\S+?(?=\.?(?:\s|$))/.exec(source)?.[0] }];
  });
}
