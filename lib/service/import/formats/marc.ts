import { cleanLanguage, languageOf } from '#lib/service/import/clean/languages.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/service/import/draft/draft.ts';
import type { XmlNode } from '#lib/service/import/split/split-xml.ts';
import { trackReads } from './track-reads.ts';
import { nodesOf } from './xml-reading.ts';

/** A field with its texts by the letters of the subfields, and its second indicator under `ind2`. */
type Field = Readonly<Record<string, readonly string[]>>;
type Fields = Readonly<Record<string, readonly Field[]>>;

/** A bibliographic record of MARC 21 in XML (loc.gov/marc/bibliographic), with the originals of romanised fields in 880. */
export function readMarc(record: XmlNode, oaiId?: string): Draft {
  const controls = Object.fromEntries(nodesOf(record, 'controlfield').map(({ attributes, text }) => [attributes.tag ?? '', text]));
  const leader = nodesOf(record, 'leader')[0]?.text ?? '';
  const { value: fields, unread } = trackReads(fieldsOf(record));
  const one = (tag: string, ...codes: string[]) => textAt(fields[tag]?.[0], ...codes);
  const fixed = controls['008'] ?? '';
  const id = controls['001']?.trim();
  const year =
    /\d{4}/.exec(one('264', 'c') ?? one('260', 'c') ?? one('773', 'd') ?? one('502', 'd') ?? '')?.[0] ?? /^.{7}(\d{4})/.exec(fixed)?.[1];
  const draft: Draft = {
    notation: 'html',
    key: oaiId ? `oai:${oaiId.replace(/^oai:/, '')}` : id && controls['003'] && `marc:${controls['003'].trim()}:${id}`,
    sourceId: oaiId ?? id,
    doi: numbered(fields, /^doi$/i),
    pmid: numbered(fields, /^(?:pmid|pubmed)$/i),
    // The moment of the last change of the record: 20240131093000.0.
    statedAt: controls['005']?.trim().replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3'),
    title: titleIn(fields, '245'),
    titles: otherTitles(fields),
    language: one('041', 'a') ?? (/^.{35}([a-z]{3})/.exec(fixed)?.[1] || undefined),
    abstract: proseAt(fields['520']?.[0], 'a', 'b'),
    abstracts: inScript(linked(fields, '520').map((field) => proseAt(field, 'a', 'b'))),
    keywords: ['650', '653'].flatMap((tag) => (fields[tag] ?? []).flatMap((field) => (field.a ?? []).map(trimmed))),
    authors: authorsOf(fields),
    types: typesOf(fields, leader, fixed),
    year,
    venue: venueOf(fields),
    publisher: trimmed(one('264', 'b') ?? one('260', 'b') ?? ''),
    ...partOf(fields['773']?.[0]),
    reportNumber: one('088', 'a'),
    ...linksOf(fields['856'] ?? []),
    licence: ['540', '506']
      .flatMap((tag) => (fields[tag] ?? []).flatMap((field) => field.u ?? []))
      .find((url) => /creativecommons/.test(url)),
  };
  // Links between fields and indicators say nothing of the work.
  return { ...draft, unread: unread().filter(({ field }) => !/\.(?:6|ind2)$/.test(field)) };
}

/** A standard number by the name of its kind. */
function numbered(fields: Fields, kind: RegExp): string | undefined {
  return (fields['024'] ?? []).map((field) => (kind.test(field['2']?.[0] ?? '') ? field.a?.[0] : undefined)).find(Boolean);
}

function fieldsOf(record: XmlNode): Fields {
  const named = nodesOf(record, 'datafield').map((node) => [node.attributes.tag ?? '', fieldOf(node)] as const);
  return Object.fromEntries(grouped(named));
}

function fieldOf(node: XmlNode): Field {
  const named = nodesOf(node, 'subfield').map(({ attributes, text }) => [attributes.code ?? '', text.trim()] as const);
  return Object.fromEntries(grouped([...named, ['ind2', node.attributes.ind2?.trim() ?? ''] as const].filter(([, text]) => text !== '')));
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return groups;
}

/** Cataloguing puts the signs that follow a part into the part: "Orbits :", "Doe, Jane,". */
function trimmed(text: string): string {
  return text
    .replace(/\s*[/:;,،؛=]\s*$/, '')
    .replace(/(?<=[\p{Ll}\p{Script=Arabic}\d)\]]{2})\.$/u, '')
    .replace(/^\[(.*)\]$/, '$1')
    .trim();
}

function textAt(field: Field | undefined, ...codes: readonly string[]): string | undefined {
  const texts = codes.flatMap((code) => field?.[code] ?? []);
  return texts.length > 0 ? texts.map(trimmed).filter(Boolean).join(' ') : undefined;
}

/** A note is made of sentences; the stop at its end is its own. */
function proseAt(field: Field | undefined, ...codes: readonly string[]): string | undefined {
  return codes.flatMap((code) => field?.[code] ?? []).join(' ') || undefined;
}

function titleOf(field: Field | undefined): string | undefined {
  const main = textAt(field, 'a');
  const part = [textAt(field, 'n'), textAt(field, 'p')].filter(Boolean).join(', ');
  return [[main, textAt(field, 'b')].filter(Boolean).join(': '), part].filter(Boolean).join('. ') || undefined;
}

/** The fields in the original script that stand for a tag; `$6` names it, and which of several. */
function linked(fields: Fields, tag: string, occurrence?: string): readonly Field[] {
  return (fields['880'] ?? []).filter((field) => {
    const [named, place] = (field['6']?.[0] ?? '').split(/[-/]/);
    return named === tag && (occurrence === undefined || place === occurrence);
  });
}

/** The title that a tag gives, in its own letters: most libraries put those into 880 and the romanised ones here, some the other way about (script `(B`). */
function titleIn(fields: Fields, tag: string): string | undefined {
  const beside = linked(fields, tag).filter((field) => !field['6']?.[0]?.includes('/(B'));
  const original = beside.flatMap((field) => titleOf(field) ?? []).find((title) => !isLatin(title));
  return original ?? titleOf(fields[tag]?.[0]);
}

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}|\p{Script=Cyrillic}|\p{Script=Han}/u.test(text);

/**
 * Titles by language: translations by a library (242, with its language), parallel titles (246, whose other kinds are the same title shortened, of the spine or
 * romanised), and of a translated work the title that it was translated from (240, language in 041 $h).
 */
function otherTitles(fields: Fields): Record<string, string> {
  const titles: Record<string, string> = {};
  const add = (title: string | undefined, language = title && languageOf(title)) => {
    if (title && language) titles[language] ??= title;
  };
  for (const field of fields['242'] ?? []) add(titleOf(field), cleanLanguage(field.y?.[0]));
  const main = titleIn(fields, '245') ?? '';
  for (const field of [...(fields['246'] ?? []), ...linked(fields, '246')]) {
    const title = titleOf(field) ?? '';
    const kind = field.ind2?.[0];
    const isOther = kind === '1' || kind === '5' || (kind === undefined && isLatin(title) !== isLatin(main));
    if (isOther && title !== main && !isRomanised(title)) add(title);
  }
  const translatedFrom = cleanLanguage(fields['041']?.[0]?.h?.[0]?.slice(0, 3));
  if (translatedFrom) add(titleIn(fields, '240'), translatedFrom);
  return titles;
}

/** Letters that no language is written with, but Arabic in Latin letters is (ALA-LC). */
const isRomanised = (title: string): boolean => /[āīūḥṣḍṭẓʻ]|(?<=\p{L})ʼ/iu.test(title.normalize('NFC'));

/** Texts by what their script says of their language: the format names none for a field. */
function inScript(texts: readonly (string | undefined)[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const text of texts) if (text) found[/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en'] ??= text;
  return found;
}

/** Main and added entries; of the added ones those who wrote, where roles are named. */
function authorsOf(fields: Fields): DraftAuthor[] {
  const wrote = (field: Field) => {
    const roles = [...(field.e ?? []), ...(field['4'] ?? [])].map((role) => trimmed(role).replace(/^.*\//, ''));
    return roles.length === 0 || roles.some((role) => /^(?:aut|cre|author|joint author|creator|مؤلف|تأليف)$/i.test(role));
  };
  const isTitle = (field: Field) => field.t !== undefined;
  return ['100', '110', '111', '700', '710', '711'].flatMap((tag) =>
    (fields[tag] ?? [])
      .filter((field) => !isTitle(field) && (wrote(field) || tag.startsWith('1')))
      .map((field) => authorOf(fields, tag, field)),
  );
}

function authorOf(fields: Fields, tag: string, field: Field): DraftAuthor {
  const occurrence = /^880-(\d+)/.exec(field['6']?.[0] ?? '')?.[1];
  const original = occurrence && textAt(linked(fields, tag, occurrence)[0], 'a');
  const more = {
    arabic: original && /\p{Script=Arabic}/u.test(original) ? original.replace(/^([^،,]+)[،,]\s*(.+)$/, '$2 $1') : undefined,
    orcid: [...(field['1'] ?? []), ...(field['0'] ?? [])].find((id) => /orcid/i.test(id)),
    affiliation: textAt(field, 'u'),
  };
  if (!tag.endsWith('00')) return { literal: textAt(field, 'a', 'b'), ...more };
  return { name: textAt(field, 'a', 'b'), suffix: textAt(field, 'c'), ...more };
}

/** A thesis note says it, then the genre, then what the leader knows of the kind and the level. */
function typesOf(fields: Fields, leader: string, fixed: string): SchemeValue[] {
  const thesis = textAt(fields['502']?.[0], 'b', 'a');
  const genres = (fields['655'] ?? []).flatMap((field) => (field.a ?? []).map(trimmed));
  const named = genres.flatMap((value) => ['own', 'oai', 'crossref'].map((scheme) => ({ scheme, value: value.toLowerCase() })));
  const type = thesis ? (/master|m\.?\s?sc|m\.?a\b|ماجستير/i.test(thesis) ? 'masters-thesis' : 'doctoral-thesis') : undefined;
  return [{ scheme: 'own', value: type ?? '' }, ...named, { scheme: 'own', value: kindOf(fields, leader, fixed) }];
}

function kindOf(fields: Fields, leader: string, fixed: string): string {
  if (leader[6] === 'm') return fixed[26] === 'a' ? 'dataset' : fixed[26] === 'b' ? 'software' : '';
  if (leader[7] === 'a' || leader[7] === 'b' || fields['773']) return fields['773']?.[0]?.z ? 'book-chapter' : 'journal-article';
  if (fields['088']) return 'technical-report';
  return leader[6] === 'a' && leader[7] === 'm' ? 'book' : '';
}

function venueOf(fields: Fields): Draft['venue'] {
  const host = fields['773']?.[0];
  const isbn = host?.z?.[0] ?? fields['020']?.[0]?.a?.[0]?.replace(/\s.*$/, '');
  if (host) {
    const issn = host.x?.[0];
    return { name: textAt(host, 't') ?? textAt(host, 'a', 's'), kind: issn ? 'journal' : isbn ? 'book' : undefined, issn, isbn };
  }
  const school = textAt(fields['502']?.[0], 'c');
  if (school) return { name: school, kind: 'institution' };
  const series = fields['490']?.[0] ?? fields['830']?.[0];
  return { name: textAt(series, 'a'), kind: 'series', issn: series?.x?.[0] ?? fields['022']?.[0]?.a?.[0], isbn };
}

/** "Vol. 3, no. 2 (May 2020), p. 10-22" in words, or 3:2<10. */
function partOf(host: Field | undefined): Pick<Draft, 'volume' | 'issue' | 'pages'> {
  const words = host?.g?.[0] ?? '';
  const short = /^([^:<]+)(?::([^:<]+))?(?:<(.+))?$/.exec(host?.q?.[0] ?? '');
  return {
    volume: /(?:vol(?:ume)?\.?|مج\.?|المجلد|bd\.?)\s*([\p{L}\d]+)/iu.exec(words)?.[1] ?? short?.[1],
    issue: /(?:no\.?|issue|nr\.?|number|ع\.?|العدد)\s*([\d–-]+)/iu.exec(words)?.[1] ?? short?.[2],
    pages: /(?:pp?\.|pages?|ص\.?|s\.)\s*(\d+(?:\s*[-–]\s*\d+)?)/iu.exec(words)?.[1] ?? short?.[3],
  };
}

function linksOf(links: readonly Field[]): Pick<Draft, 'url' | 'pdfUrl'> {
  const isPdf = (field: Field) => /pdf/i.test(`${field.q?.[0] ?? ''} ${field.u?.[0] ?? ''}`);
  return {
    url: links
      .filter((field) => !isPdf(field))
      .map((field) => field.u?.[0])
      .find((url) => url && !/doi\.org\//.test(url)),
    pdfUrl: links.find(isPdf)?.u?.[0],
  };
}
