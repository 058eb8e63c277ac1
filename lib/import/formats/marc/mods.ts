import type { VenueKind } from '#lib/domain/research.ts';
import { cleanDate, inPress } from '#lib/import/clean/dates.ts';
import { joinIsbdParts, joinSubtitle, withoutIsbd } from '#lib/import/clean/isbd.ts';
import { languageOfThesaurus } from '#lib/import/clean/keywords.ts';
import { cleanLanguage, likelyLanguage } from '#lib/import/clean/languages.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import { isAuthorRole, isRoleOf, roleInStatement } from '#lib/import/clean/people/roles.ts';
import { languageOfVariant } from '#lib/import/clean/title-pair.ts';
import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import { childOf, findText, nodeAt, nodesOf, textIn, textsOf, unreadIn, xmlText } from '#lib/import/formats/xml-reading.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';

/** A record of MODS 3, an XML format of library catalogues (loc.gov/standards/mods). */
export function readMods(mods: XmlNode, oaiId?: string): Draft {
  const host = nodesOf(mods, 'relatedItem').find(({ attributes }) => attributes.type === 'host');
  const series = nodesOf(mods, 'relatedItem').find(({ attributes }) => attributes.type === 'series');
  const identifiers = nodesOf(mods, 'identifier');
  const id = xmlText(mods, 'recordInfo', 'recordIdentifier');
  const source = nodeAt(mods, 'recordInfo', 'recordIdentifier')?.attributes.source;
  const kinds = [...nodesOf(mods, 'genre'), ...nodesOf(mods, 'typeOfResource')].flatMap((node) => textIn(node) ?? []);
  // Catalogues describe a book as a text and by its way of publication.
  const isBook = !host && xmlText(mods, 'originInfo', 'issuance') === 'monographic' && kinds.some((kind) => kind === 'text');
  const types = isBook ? [...kinds.filter((kind) => kind !== 'text'), 'book'] : kinds;
  const draft: Draft = {
    notation: 'html',
    key: oaiId ? `oai:${oaiId.replace(/^oai:/, '')}` : id && source && `mods:${source}:${id}`,
    sourceId: oaiId ?? id,
    doi: findText([...identifiers, ...urlsOf(mods)], (text) => /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,}\//i.test(text)),
    arxiv: findText(identifiers, (text) => /arxiv/i.test(text)),
    pmid: textIn(identifiers.find(({ attributes }) => /^(?:pmid|pubmed)$/i.test(attributes.type ?? ''))),
    bibcode: textIn(identifiers.find(({ attributes }) => attributes.type === 'bibcode')),
    statedAt: (xmlText(mods, 'recordInfo', 'recordChangeDate') ?? xmlText(mods, 'recordInfo', 'recordCreationDate'))?.slice(0, 10),
    ...titlesOf(mods),
    language: textIn(nodesOf(childOf(mods, 'language'), 'languageTerm').toSorted(codesFirst)[0]),
    ...abstractsOf(mods),
    ...keywordsOf(mods),
    ...peopleOf(mods, host),
    ...(nodesOf(mods, 'name').some((name) => childOf(name, 'etal')) && { authorsIncomplete: true }),
    types: types.flatMap((value) => ['own', 'oai'].map((scheme) => ({ scheme, value: normaliseTerm(value) }))),
    subjects: areasOf(mods),
    ...datesOf(mods, host),
    venue: venueOf(host, series, mods),
    publisher: withoutIsbd(
      xmlText(mods, 'originInfo', 'publisher') ??
        xmlText(mods, 'originInfo', 'agent', 'namePart') ??
        xmlText(host, 'originInfo', 'publisher') ??
        '',
    ),
    ...partOf(host ?? series),
    reportNumber: textIn(identifiers.find(({ attributes }) => /report/i.test(attributes.type ?? ''))),
    ...linksOf(mods),
    licence: findText(nodesOf(mods, 'accessCondition'), (text) => /creativecommons\.org/i.test(text)) ?? licenceLink(mods),
  };
  return { ...draft, unread: unreadIn(mods) };
}

const codesFirst = (a: XmlNode, b: XmlNode) => Number(b.attributes.type === 'code') - Number(a.attributes.type === 'code');

/** Normalises terms of several thesauri: `Article`, `journal article`, `thesis`, `text`. */
const normaliseTerm = (value: string) => value.toLowerCase().replace(/^info:eu-repo\/semantics\//, '');

function titlesOf(mods: XmlNode): Pick<Draft, 'title' | 'titles'> {
  const titles: Record<string, string> = {};
  const others: [type: string | undefined, info: XmlNode, text: string][] = [];
  let title: string | undefined;
  for (const info of nodesOf(mods, 'titleInfo')) {
    const text = titleIn(info);
    if (!text) continue;
    const { type, transliteration } = info.attributes;
    if (title === undefined && type === undefined) title = text;
    else if (!transliteration) others.push([type, info, text]);
  }
  for (const [type, info, text] of others) {
    // Alternative, uniform and abbreviated titles are in the language of the work unless they show another.
    const isTranslation = type === undefined || type === 'translated';
    const language = isTranslation ? languageOf(info, text) : languageOfVariant(text, title ?? '');
    if (language) titles[language] ??= text;
  }
  return { title: title ?? Object.values(titles)[0] ?? others[0]?.[2], titles };
}

function titleIn(info: XmlNode | undefined, subtitle = xmlText(info, 'subTitle')): string | undefined {
  // A blank follows the non-sorting part unless it ends in an apostrophe or hyphen: "L'", "al-".
  const main = [xmlText(info, 'nonSort'), xmlText(info, 'title')].filter(Boolean).join(' ');
  const joinedTitle = xmlText(info, 'nonSort') && /^\S+['’-] /.test(main) ? main.replace(/(?<=^\S+['’-]) /, '') : main;
  const part = [xmlText(info, 'partNumber'), xmlText(info, 'partName')]
    .map((text) => withoutIsbd(text ?? ''))
    .filter(Boolean)
    .join(', ');
  return joinIsbdParts([joinSubtitle(joinedTitle, subtitle), part]);
}

function abstractsOf(mods: XmlNode): Pick<Draft, 'abstract' | 'abstracts'> {
  const [first, ...others] = nodesOf(mods, 'abstract');
  return {
    abstract: textIn(first),
    abstracts: Object.fromEntries(others.map((node) => [languageOf(node, textIn(node) ?? ''), textIn(node)])),
  };
}

function languageOf({ attributes }: XmlNode, text: string): string {
  return cleanLanguage(attributes['xml:lang'] ?? attributes.lang) ?? likelyLanguage(text);
}

/** Topics by the language of their thesaurus; those of no known one have none. */
function keywordsOf(mods: XmlNode): Pick<Draft, 'keywords' | 'keywordsIn'> {
  const subjects = nodesOf(mods, 'subject').map(
    (node) => [languageOfThesaurus(node.attributes.authority), textsOf(node, 'topic')] as const,
  );
  const inLanguage = (language: string | undefined) => subjects.flatMap(([code, topics]) => (code === language ? topics : []));
  const languages = new Set(subjects.flatMap(([language]) => language ?? []));
  return {
    keywords: inLanguage(undefined),
    keywordsIn: Object.fromEntries([...languages].map((language) => [language, inLanguage(language)])),
  };
}

/** Names with the role of an author, then names without a role; editors, with those of the book of a chapter, and all others apart. */
function peopleOf(mods: XmlNode, host: XmlNode | undefined): Pick<Draft, 'authors' | 'editors' | 'translators' | 'contributors'> {
  const names = nodesOf(mods, 'name');
  const rolesOf = (name: XmlNode) => nodesOf(name, 'role').flatMap((role) => nodesOf(role, 'roleTerm').map(({ text }) => text.trim()));
  const authors = names.filter((name) => rolesOf(name).some(isAuthorRole));
  const statement = nodesOf(mods, 'note').find(({ attributes }) => attributes.type === 'statement of responsibility')?.text ?? '';
  const statedRole = (name: XmlNode) =>
    rolesOf(name).length > 0 || name.attributes.usage === 'primary' ? undefined : roleInStatement(statement, textOfName(nameOf(name)));
  const withoutRole = names.filter((name) => rolesOf(name).length === 0 && (statedRole(name) ?? 'authors') === 'authors');
  const selected = authors.length > 0 ? [...new Set([...authors, ...withoutRole])] : withoutRole;
  const withRole = (people: 'editors' | 'translators') =>
    names.filter(
      (name) => !selected.includes(name) && (rolesOf(name).some((role) => isRoleOf(role, people)) || statedRole(name) === people),
    );
  const editorsOfHost = nodesOf(host, 'name').filter((name) => rolesOf(name).some((role) => isRoleOf(role, 'editors')));
  const people = { authors: selected, editors: [...withRole('editors'), ...editorsOfHost], translators: withRole('translators') };
  const others = names.filter((name) => !Object.values(people).some((list) => list.includes(name)));
  // Marks the roles as read, so that the report does not list them as unused.
  for (const name of [...others, ...Object.values(people).flat()]) for (const role of nodesOf(name, 'role')) textIn(role);
  return {
    authors: people.authors.map(authorOf),
    editors: people.editors.map(authorOf),
    translators: people.translators.map(authorOf),
    contributors: others.map((name) => ({ ...authorOf(name), roles: rolesOf(name) })),
  };
}

/** The areas of an export of Madar, in both languages; catalogues classify by schemes of their own. */
function areasOf(mods: XmlNode): Draft['subjects'] {
  const nodes = nodesOf(mods, 'classification').filter(({ attributes }) => attributes.displayLabel === 'Research area');
  return nodes.flatMap((node) => ({ scheme: 'own', value: textIn(node) ?? '' }));
}

/** A name, with its form in the other script where the record has both. */
function authorOf(name: XmlNode): DraftAuthor {
  const main = nameOf(name);
  const forms = [main, ...nodesOf(name, 'alternativeName').map(nameOf)];
  const isArabic = (form: DraftAuthor) => /\p{Script=Arabic}/u.test(textOfName(form));
  const arabic = forms.find(isArabic);
  const latin = forms.find((form) => !isArabic(form) && textOfName(form));
  return arabic && latin ? { ...latin, orcid: main.orcid, affiliation: main.affiliation, arabic: textOfName(arabic) } : main;
}

const textOfName = ({ literal, name, given, family }: DraftAuthor) => literal ?? name ?? [given, family].filter(Boolean).join(' ');

function nameOf(name: XmlNode): DraftAuthor {
  const parts = (type: string | undefined) =>
    nodesOf(name, 'namePart')
      .filter(({ attributes }) => attributes.type === type)
      .map(textIn);
  const part = (type: string | undefined) => withoutIsbd(parts(type)[0] ?? '') || undefined;
  const orcid = nodesOf(name, 'nameIdentifier').find(({ attributes }) => /orcid/i.test(attributes.type ?? attributes.typeURI ?? ''));
  const [family, given, fullName] = [part('family'), parts('given').filter(Boolean).join(' ') || undefined, part(undefined)];
  const common = {
    orcid: textIn(orcid) ?? (/orcid/i.test(name.attributes.valueURI ?? '') ? name.attributes.valueURI : undefined),
    affiliation: textsOf(name, 'affiliation').join('; ') || undefined,
  };
  if (name.attributes.type === 'corporate' || name.attributes.type === 'conference')
    return { literal: joinIsbdParts(parts(undefined)) ?? family, ...common };
  // Honorifics are terms of address too.
  const suffix = parts('termsOfAddress').find((term) => /^(?:jr|sr|[ivx]+)\.?$/i.test(term ?? ''));
  return family && given
    ? { family, given, ...(suffix && { suffix }), ...common }
    : { name: fullName ?? family ?? given ?? xmlText(name, 'displayForm'), ...common };
}

function datesOf(mods: XmlNode, host: XmlNode | undefined): Pick<Draft, 'date' | 'year'> {
  const parents = [childOf(mods, 'originInfo'), nodeAt(host, 'part'), childOf(host, 'originInfo')];
  const nodes = parents.flatMap((parent) => nodesOf(parent, 'dateIssued', 'date', 'copyrightDate', 'dateCreated'));
  // Prefers machine-readable dates, and the start of a range.
  const encoded = nodes.filter(({ attributes }) => attributes.encoding && attributes.point !== 'end');
  const node = [...encoded, ...nodes].find(({ text }) => cleanDate(text)) ?? nodes[0];
  const isGuess = node?.attributes.qualifier !== undefined;
  const date = textIn(node)
    ?.replace(/^[[©c]+|[\].]+$/g, '')
    .replace(/(?<=\d)$/, isGuess ? '?' : '');
  return {
    date,
    year:
      cleanDate(date)?.hijri || isGuess ? date : (cleanDate(date)?.year ?? findText(nodesOf(mods, 'note'), (text) => inPress.test(text))),
  };
}

function venueOf(host: XmlNode | undefined, series: XmlNode | undefined, mods: XmlNode): Draft['venue'] {
  const container = host ?? series;
  const identifierOf = (type: string) => nodesOf(container, 'identifier').find(({ attributes }) => attributes.type?.toLowerCase() === type);
  const isbn = textIn(identifierOf('isbn')) ?? textIn(nodesOf(mods, 'identifier').find(({ attributes }) => attributes.type === 'isbn'));
  const kind = kindOf(host, isbn);
  const info = childOf(container, 'titleInfo');
  // Omits the subtitle of a journal, as other sources do.
  const name = kind === 'journal' ? titleIn(info, '') : titleIn(info);
  const others = nodesOf(container, 'titleInfo').filter(({ attributes }) => attributes.type === 'translated');
  const names = Object.fromEntries(
    others.flatMap((node) => {
      const text = titleIn(node);
      return text ? [[languageOf(node, text), text]] : [];
    }),
  );
  return name ? { name, names, kind, issn: textIn(identifierOf('issn')), isbn } : isbn ? { isbn } : undefined;
}

function kindOf(host: XmlNode | undefined, isbn: string | undefined): VenueKind | undefined {
  const genre = xmlText(host, 'genre') ?? '';
  if (/conference|proceeding/i.test(genre)) return 'conference';
  if (/journal|periodical/i.test(genre) || nodesOf(host, 'identifier').some(({ attributes }) => attributes.type === 'issn'))
    return 'journal';
  return isbn ? 'book' : host ? undefined : 'series';
}

/** Volume, issue and pages, from the `part` of the container. */
function partOf(container: XmlNode | undefined): Pick<Draft, 'volume' | 'issue' | 'pages'> {
  const part = childOf(container, 'part');
  const detail = (...types: string[]) =>
    xmlText(
      nodesOf(part, 'detail').find(({ attributes }) => types.includes(attributes.type ?? '')),
      'number',
    );
  const extent = nodesOf(part, 'extent').find(({ attributes }) => /^pages?$/.test(attributes.unit ?? 'pages'));
  return {
    volume: detail('volume'),
    issue: detail('issue', 'number'),
    pages: xmlText(extent, 'list') ?? pagesOf(xmlText(extent, 'start'), xmlText(extent, 'end')),
  };
}

const urlsOf = (mods: XmlNode) => nodesOf(mods, 'location').flatMap((location) => nodesOf(location, 'url'));

function linksOf(mods: XmlNode): Pick<Draft, 'url' | 'pdfUrl'> {
  const urls = urlsOf(mods);
  const pdf = urls.find(
    ({ text, attributes }) => attributes.access === 'raw object' || (attributes.usage !== 'primary' && /\.pdf$/i.test(text.trim())),
  );
  const page = urls.find((node) => node !== pdf && !/doi\.org\//.test(node.text));
  const addresses = nodesOf(mods, 'identifier').filter(({ attributes }) => ['uri', 'hdl', 'url'].includes(attributes.type ?? ''));
  return { url: textIn(page) ?? findText(addresses, (text) => /^https?:\/\/(?!(?:dx\.)?doi\.org)/.test(text)), pdfUrl: textIn(pdf) };
}

function licenceLink(mods: XmlNode): string | undefined {
  return firstLicence(nodesOf(mods, 'accessCondition').flatMap((condition) => [condition.attributes['xlink:href'], textIn(condition)]));
}
