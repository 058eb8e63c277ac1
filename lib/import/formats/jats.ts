import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { cleanDate } from '#lib/import/clean/dates.ts';
import { cleanLanguage } from '#lib/import/clean/languages.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { jatsPeople } from './jats-people.ts';
import { readJatsReferences } from './jats-references.ts';
import { childOf, markupIn, nodesBelow, nodesOf, textIn, textsOf, unreadIn, xmlText } from './xml-reading.ts';

/** Front matter and references of a JATS article (jats.nlm.nih.gov), as journals and PubMed Central provide it. */
export function readJats(article: XmlNode, oaiId?: string): Draft {
  const front = childOf(article, 'front');
  const [journal, meta] = [childOf(front, 'journal-meta'), childOf(front, 'article-meta')];
  const id = (...kinds: string[]) =>
    textIn(nodesOf(meta, 'article-id').find(({ attributes }) => kinds.includes(attributes['pub-id-type'] ?? '')));
  const licence = childOf(childOf(meta, 'permissions'), 'license');
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
    ...keywordsOf(meta, article.attributes['xml:lang']),
    ...jatsPeople(meta),
    types: [{ scheme: 'jats', value: article.attributes['article-type'] ?? '' }],
    subjects: subjectsOf(meta),
    ...dateOf(meta, childOf(meta, 'volume') !== undefined),
    venue: {
      name: xmlText(journal, 'journal-title-group', 'journal-title') ?? xmlText(journal, 'journal-title'),
      kind: 'journal',
      issn: textsOf(journal, 'issn-l', 'issn')[0],
      furtherIssns: textsOf(journal, 'issn-l', 'issn').slice(1),
      isbn: [...textsOf(meta, 'isbn'), ...textsOf(journal, 'isbn')][0],
    },
    publisher: xmlText(journal, 'publisher', 'publisher-name'),
    volume: xmlText(meta, 'volume'),
    issue: xmlText(meta, 'issue'),
    pages: pagesOf(xmlText(meta, 'fpage'), xmlText(meta, 'lpage')) ?? xmlText(meta, 'elocation-id'),
    licence: firstLicence(
      [licence, ...nodesBelow(licence, 'ext-link', 'license_ref', 'license-p')].map(
        (node) => node?.attributes['xlink:href'] ?? textIn(node),
      ),
    ),
    ...noticesOf(meta),
    references: readJatsReferences(article),
  };
  return { ...draft, unread: front ? [...unreadIn(front), ...unreadRelations(meta)] : [] };
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
      [...nodesOf(group, 'trans-title-group'), ...(childOf(group, 'trans-title') && group ? [group] : [])].flatMap((parent) => {
        const text = titleIn(parent, 'trans-title', 'trans-subtitle');
        const language = languageOf(parent) ?? languageOf(childOf(parent, 'trans-title')) ?? (hasArabicLetters(text) ? 'ar' : 'en');
        return text ? [[language, text]] : [];
      }),
    ),
  };
}

const languageOf = (node: XmlNode | undefined) => cleanLanguage(node?.attributes['xml:lang']);

/** Types of texts that are no abstract. Other types, such as `ABSTRACT` or `section`, are the publisher's own. */
const otherAbstract = /graphical|teaser|toc|key-?point|summary|highlight|video/i;

/** The main abstract, and abstracts in other languages. */
function abstractsOf(meta: XmlNode | undefined): Pick<Draft, 'abstract' | 'abstracts'> {
  const proper = nodesOf(meta, 'abstract', 'trans-abstract').filter(
    ({ attributes }) => !otherAbstract.test(attributes['abstract-type'] ?? ''),
  );
  const main = proper.find(({ name, attributes }) => name === 'abstract' && !attributes['abstract-type']) ?? proper.find(isMain);
  return {
    abstract: main && markupIn(main, outsideAbstract),
    abstracts: Object.fromEntries(
      proper.flatMap((node) => {
        const language = node === main ? undefined : languageOf(node);
        return language ? [[language, markupIn(node, outsideAbstract)]] : [];
      }),
    ),
  };
}

const outsideAbstract = ['object-id'];
const isMain = ({ name }: XmlNode) => name === 'abstract';

/** Keywords by language. Of a compound keyword, such as one of a thesaurus with its code, the term counts. */
function keywordsOf(meta: XmlNode | undefined, mainLanguage: string | undefined): Pick<Draft, 'keywords' | 'keywordsIn'> {
  const keywords: string[] = [];
  const keywordsIn: Record<string, string[]> = {};
  for (const group of nodesOf(meta, 'kwd-group')) {
    if (/abbr/i.test(group.attributes['kwd-group-type'] ?? '')) continue;
    const words = nodesBelow(group, 'kwd', 'compound-kwd').map((word) => (word.name === 'kwd' ? markupIn(word) : termIn(word)));
    const language = languageOf(group);
    if (language && language !== cleanLanguage(mainLanguage)) keywordsIn[language] = [...(keywordsIn[language] ?? []), ...words];
    else keywords.push(...words);
  }
  return { keywords, keywordsIn };
}

function termIn(word: XmlNode): string {
  const parts = nodesOf(word, 'compound-kwd-part');
  for (const part of parts) part.read = true;
  const term =
    parts.find(({ attributes }) => attributes['content-type'] === 'term') ??
    parts.find(({ text }) => /\p{L}{2}/u.test(text) && !/:\/\//.test(text));
  return markupIn(term);
}

/** Categories of the journal, and keywords of the Unified Astronomy Thesaurus. */
function subjectsOf(meta: XmlNode | undefined): Draft['subjects'] {
  const categories = nodesBelow(childOf(meta, 'article-categories'), 'subject').flatMap((node) => textIn(node) ?? []);
  const terms = nodesOf(meta, 'kwd-group')
    .flatMap((group) => nodesBelow(group, 'compound-kwd'))
    .filter((word) => /astrothesaurus/.test(textIn(word) ?? ''))
    .map(termIn);
  return [...categories, ...terms].map((value) => ({ scheme: 'uat', value }));
}

/** Types of related articles by JATS4R: first those of a notice, then those of a work with a notice. */
const noticeTypes = lookupTable({
  'retracted-article': 'retraction',
  'corrected-article': 'correction',
  'object-of-concern': 'expression-of-concern',
});
const noticedTypes = lookupTable({
  'retraction-forward': 'retraction',
  'correction-forward': 'correction',
  'expression-of-concern': 'expression-of-concern',
});

function noticesOf(meta: XmlNode | undefined): Pick<Draft, 'notices' | 'noticeOf'> {
  const related = nodesOf(meta, 'related-article');
  const inTable = (types: Readonly<Record<string, string>>) =>
    related.flatMap(({ attributes }) => {
      const type = types[attributes['related-article-type'] ?? ''];
      return type ? [{ type, doi: attributes['xlink:href'] }] : [];
    });
  return { notices: inTable(noticedTypes), noticeOf: inTable(noticeTypes) };
}

/** Related articles of other types, such as companions and commented ones, of which no field has room. */
function unreadRelations(meta: XmlNode | undefined): NonNullable<Draft['unread']> {
  const others = nodesOf(meta, 'related-article').filter(({ attributes }) => {
    const type = attributes['related-article-type'] ?? '';
    return attributes['xlink:href'] && !noticeTypes[type] && !noticedTypes[type];
  });
  return others.slice(0, 1).map(({ attributes }) => ({
    field: 'article-meta.related-article',
    example: `${attributes['related-article-type']}: ${attributes['xlink:href']}`,
  }));
}

/** Date of the printed issue for a work with a volume, since citations use it; else the first date online. */
function dateOf(meta: XmlNode | undefined, hasVolume: boolean): Pick<Draft, 'date' | 'year'> {
  const isOf = (words: RegExp) => (node: XmlNode) =>
    words.test(`${node.attributes['pub-type'] ?? ''} ${node.attributes['publication-format'] ?? ''} ${node.attributes['date-type'] ?? ''}`);
  const stated = nodesOf(meta, 'pub-date');
  const original = stated.filter(({ attributes }) => !/update|correct|retract/.test(attributes['date-type'] ?? ''));
  const dates = original.length > 0 ? original : stated;
  const print = dates.find(isOf(/\bppub\b|print|collection|issue/));
  const online = dates.find(isOf(/\bepub\b|electronic|online/));
  const preferred = (hasVolume ? (print ?? online) : (online ?? print)) ?? dates[0];
  const main = partsOf(preferred);
  // A collection often has only the year. Then a full date in that year is the better one.
  const finer = main.length === 1 ? dates.map(partsOf).find((parts) => parts.length > 1 && parts[0] === main[0]) : undefined;
  const date = finer ?? main;
  return { date: date.length > 0 ? date : undefined, year: date[0] };
}

/** Year, month and day, up to the first unknown one: ADS writes zero for it. */
function partsOf(node: XmlNode | undefined): number[] {
  const texts = ['year', 'month', 'day'].map((name) => xmlText(node, name));
  const iso = texts[0] ? texts : (node?.attributes['iso-8601-date']?.slice(0, 10).split('-') ?? []);
  const parts = iso.map((text, index) => {
    const month = index === 1 && text ? cleanDate(`${iso[0]} ${text}`)?.iso.split('-')[1] : undefined;
    return Number(month ?? text ?? 0);
  });
  const end = parts.findIndex((part) => !part);
  return end < 0 ? parts : parts.slice(0, end);
}
