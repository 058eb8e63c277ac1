import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { cleanDate, inPress } from '#lib/import/clean/dates.ts';
import { joinIsbdParts, withoutIsbd } from '#lib/import/clean/isbd.ts';
import { journalName } from '#lib/import/clean/journal-names.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { readPart } from '#lib/import/clean/numbers/source-line.ts';
import { isAuthorRole, isRoleOf } from '#lib/import/clean/people/roles.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/import/draft/draft.ts';
import { trackReads } from '#lib/import/draft/track-reads.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { dataFieldsOf, fixedFieldsOf, linkedFields, type MarcField, type MarcFields, readFixed, subfieldText } from './marc-fields.ts';
import { marcTitle, otherTitles } from './marc-titles.ts';

/** A MARC 21 record in XML (loc.gov/marc/bibliographic), with 880 fields in the original script. */
export function readMarc(record: XmlNode, oaiId?: string): Draft {
  const { leader, controls } = fixedFieldsOf(record);
  const { value: fields, unread } = trackReads(dataFieldsOf(record));
  const firstText = (tag: string, ...codes: string[]) => subfieldText(fields[tag]?.[0], ...codes);
  const fixed = controls['008'] ?? '';
  const id = controls['001']?.trim();
  const draft: Draft = {
    notation: 'html',
    key: oaiId ? `oai:${oaiId.replace(/^oai:/, '')}` : id && controls['003'] && `marc:${controls['003'].trim()}:${id}`,
    sourceId: oaiId ?? id,
    doi: standardNumber(fields, /^doi$/i) ?? (fields['856'] ?? []).flatMap(({ u = [] }) => u).find((url) => /doi\.org\/10\./.test(url)),
    pmid: standardNumber(fields, /^(?:pmid|pubmed)$/i),
    arxiv: standardNumber(fields, /^arxiv$/i),
    // A control number has the code of its issuer in parentheses.
    bibcode: (fields['035'] ?? []).flatMap(({ a = [] }) => a.flatMap((number) => /^\(ADS\)(.+)$/.exec(number)?.[1] ?? []))[0],
    // Time of the last change of the record: 20240131093000.0.
    statedAt: controls['005']?.trim().replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3'),
    title: marcTitle(fields, '245'),
    titles: otherTitles(fields),
    language: languageIn(fields, fixed),
    abstract: proseAt(fields['520']?.[0], 'a', 'b'),
    abstracts: byScript([...linkedFields(fields, '520'), ...(fields['520'] ?? []).slice(1)].map((field) => proseAt(field, 'a', 'b'))),
    keywords: ['650', '653'].flatMap((tag) => (fields[tag] ?? []).flatMap(({ a = [] }) => a)),
    ...peopleOf(fields),
    authorsIncomplete: /\[et al\.?\]/.test(fields['245']?.[0]?.c?.[0] ?? '') || undefined,
    types: typesOf(fields, leader, fixed),
    // The areas of an export of Madar, whose code is in `$2`.
    subjects: (fields['690'] ?? [])
      .filter((field) => field['2']?.[0] === 'madar')
      .flatMap(({ a = [] }) => a.map((value) => ({ scheme: 'own', value }))),
    date: (fields['264']?.[0]?.c ?? []).find((text) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(text)),
    year: yearIn(fields, fixed),
    venue: venueOf(fields),
    publisher: publisherOf(fields),
    ...partOf(fields),
    reportNumber: firstText('088', 'a'),
    ...linksOf(fields['856'] ?? []),
    licence: firstLicence(
      ['540', '506'].flatMap((tag) => (fields[tag] ?? []).flatMap((field) => [...(field.u ?? []), ...(field.a ?? [])])),
    ),
  };
  // `$6` (a link between fields), indicators and positions carry no content, so the report does not list them as unread.
  return { ...draft, unread: unread().filter(({ field }) => !/\.(?:6|ind2|position)$/.test(field)) };
}

/** The publisher, in its original script where field 880 has it. "[publisher not identified]" and "[s.n.]" are none. */
function publisherOf(fields: MarcFields): string | undefined {
  const names = ['264', '260'].flatMap((tag) =>
    [fields[tag]?.[0], ...linkedFields(fields, tag)].flatMap((field) => subfieldText(field, 'b') ?? []),
  );
  const stated = names.filter((name) => !/not identified|^s\.?\s?n\.?$|^د\.?\s?ن\.?$/i.test(name));
  return stated.find(hasArabicLetters) ?? stated[0];
}

/** The language from field 041, which may concatenate codes ("araeng") or have a code for no language, else from field 008. */
function languageIn(fields: MarcFields, fixed: string): string | undefined {
  const code = /^[a-z]{2,3}/i.exec(fields['041']?.[0]?.a?.[0] ?? '')?.[0];
  return code && !/^(?:mul|und|zxx)$/i.test(code) ? code : readFixed(fixed).language;
}

/** The printed year, or the Gregorian year of 008 when the printed one is Hijri or incomplete ("[195-?]"). */
function yearIn(fields: MarcFields, fixed: string): string | undefined {
  const publications = [...(fields['264'] ?? []), ...(fields['260'] ?? [])];
  const publication = publications.find(({ ind2 }) => ind2?.[0] === '1') ?? publications[0];
  const candidates = [publication?.c, fields['773']?.[0]?.d, fields['502']?.[0]?.d].flatMap((texts) => texts ?? []);
  const text = candidates.find((candidate) => cleanDate(candidate)) ?? candidates[0];
  const printedDate = cleanDate(text);
  const { year } = readFixed(fixed);
  const isHijri = printedDate && (printedDate.hijri || (printedDate.year < 1500 && Number(year) > printedDate.year));
  // Without 008, a Hijri year is converted, with a warning, in `finishDraft`.
  const note = (fields['500'] ?? []).flatMap(({ a = [] }) => a).find((words) => inPress.test(words));
  return printedDate && !isHijri ? String(printedDate.year) : (year ?? text ?? note);
}

/** Notes are sentences, so they keep their full stop. */
function proseAt(field: MarcField | undefined, ...codes: readonly string[]): string | undefined {
  return codes.flatMap((code) => field?.[code] ?? []).join(' ') || undefined;
}

/** A standard number of the given kind, from field 024. */
function standardNumber(fields: MarcFields, kind: RegExp): string | undefined {
  return (fields['024'] ?? []).map((field) => (kind.test(field['2']?.[0] ?? '') ? field.a?.[0] : undefined)).find(Boolean);
}

/** Texts by the language that their script suggests, since MARC does not state the language of a field. */
function byScript(texts: readonly (string | undefined)[]): Record<string, string> {
  const byLanguage: Record<string, string> = {};
  for (const text of texts) if (text) byLanguage[/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en'] ??= text;
  return byLanguage;
}

/** Main entries, and those added entries whose role, if any, is authorship, in the order of the record; editors and translators apart. */
function peopleOf(fields: MarcFields): Pick<Draft, 'authors' | 'editors' | 'translators'> {
  const rolesOf = (field: MarcField) => [...(field.e ?? []), ...(field['4'] ?? [])];
  const isAuthor = (field: MarcField, tag: string) => {
    const roles = rolesOf(field);
    const isOther = (['editors', 'translators'] as const).some((people) => isContributor(field, people));
    return roles.some(isAuthorRole) || (!isOther && (roles.length === 0 || tag.startsWith('1')));
  };
  const isContributor = (field: MarcField, people: 'editors' | 'translators') => {
    const roles = rolesOf(field);
    return roles.some((role) => isRoleOf(role, people)) && !roles.some(isAuthorRole);
  };
  const isTitle = (field: MarcField) => field.t !== undefined;
  const select = (isSelected: (field: MarcField, tag: string) => boolean) =>
    ['100', '110', '111', '700', '710', '711']
      .flatMap((tag) =>
        (fields[tag] ?? [])
          .filter((field) => !isTitle(field) && isSelected(field, tag))
          .map((field) => ({ author: authorOf(fields, tag, field), position: Number(field.position?.[0]) })),
      )
      .toSorted((a, b) => a.position - b.position)
      .map(({ author }) => author);
  return {
    authors: select(isAuthor),
    editors: select((field) => isContributor(field, 'editors')),
    translators: select((field) => isContributor(field, 'translators')),
  };
}

function authorOf(fields: MarcFields, tag: string, field: MarcField): DraftAuthor {
  const occurrence = /^880-(\d+)/.exec(field['6']?.[0] ?? '')?.[1];
  const isPerson = tag.endsWith('00');
  const nameOf = (nameField: MarcField | undefined) =>
    isPerson
      ? subfieldText(nameField, 'a', 'b')
      : joinIsbdParts([...(nameField?.a ?? []), ...(nameField?.[tag.endsWith('11') ? 'e' : 'b'] ?? [])]);
  const [name, other] = [nameOf(field), occurrence ? nameOf(linkedFields(fields, tag, occurrence)[0]) : undefined];
  // Most libraries put the name in its original script into field 880; some put the romanised name there.
  const names = [name, other];
  const arabic = names.find((candidate) => candidate && hasArabicLetters(candidate));
  const latin = names.find((candidate) => candidate && !hasArabicLetters(candidate));
  const common = {
    arabic: latin && arabic && (isPerson ? arabic.replace(/^([^،,]+)[،,]\s*(.+)$/, '$2 $1') : arabic),
    orcid: [...(field['1'] ?? []), ...(field['0'] ?? [])].find((id) => /orcid/i.test(id)),
    affiliation: (field.u ?? []).map(withoutIsbd).join('; ') || undefined,
  };
  if (!isPerson) return { literal: latin ?? name, ...common };
  // Honorifics and titles are in the same subfield.
  const suffix = field.c?.map((text) => withoutIsbd(text)).find((text) => /^(?:jr|sr|[ivx]+)\.?$/i.test(text));
  return { name: [latin ?? name, suffix].filter(Boolean).join(', ') || undefined, ...common };
}

/** Types by precedence: from the thesis note, the genre, then the codes of the leader for kind and level. */
function typesOf(fields: MarcFields, leader: string, fixed: string): SchemeValue[] {
  const thesis = subfieldText(fields['502']?.[0], 'b', 'a');
  const genres = (fields['655'] ?? []).flatMap((field) => (field.a ?? []).map(withoutIsbd));
  const genreTypes = genres.flatMap((value) => ['own', 'oai'].map((scheme) => ({ scheme, value: value.toLowerCase() })));
  const type = thesis ? (/master|m\.?\s?sc|m\.?a\b|ماجستير/i.test(thesis) ? 'masters-thesis' : 'doctoral-thesis') : undefined;
  return [{ scheme: 'own', value: type ?? '' }, ...genreTypes, { scheme: 'own', value: kindOf(fields, leader, fixed) }];
}

function kindOf(fields: MarcFields, leader: string, fixed: string): string {
  if (leader[6] === 'm') return fixed[26] === 'a' ? 'dataset' : fixed[26] === 'b' ? 'software' : '';
  // A book in a series has its number in a field 773 without a title.
  const hosts = fields['773']?.filter(({ t, a, s, z }) => t ?? a ?? s ?? z) ?? [];
  if (leader[7] === 'a' || leader[7] === 'b' || hosts.length > 0) return isChapter(hosts, leader) ? 'book-chapter' : 'journal-article';
  // For texts, characters 24–27 of field 008 are content codes; `t` means technical report.
  if (fields['088'] || (/[at]/.test(leader[6] ?? '') && fixed.slice(24, 28).includes('t'))) return 'technical-report';
  return leader[6] === 'a' && leader[7] === 'm' ? 'book' : '';
}

/** Whether a part is one of a book: it states an ISBN, or is part of a monograph with neither ISSN nor volume, issue or name of a journal. */
function isChapter(hosts: readonly MarcField[], leader: string): boolean {
  const numbers = hosts.flatMap(({ g = [] }) => g.map((text) => readPart(text.replace(':', ' '))));
  const isInSerial =
    numbers.some(({ volume, issue }) => volume ?? issue) ||
    hosts.some(({ x, q, t = [] }) => x ?? q ?? t.find((name) => journalName.test(name)));
  return hosts.some(({ z }) => z) || (leader[7] === 'a' && hosts.length > 0 && !isInSerial);
}

function venueOf(fields: MarcFields): Draft['venue'] {
  // A host entry may be split: the name in one field, the numbers in another; a thesis or a work in a series may have numbers only.
  const isElsewhere = fields['502']?.[0]?.c ?? fields['490'];
  const host = fields['773']?.find(({ t, a, s }) => t ?? a ?? s) ?? (isElsewhere ? undefined : fields['773']?.[0]);
  const isbn = host?.z?.[0] ?? fields['020']?.[0]?.a?.[0]?.replace(/\s.*$/, '');
  if (host) {
    const issn = host.x?.[0];
    return {
      name: subfieldText(host, 't') ?? subfieldText(host, 'a', 's'),
      names: byScript(linkedFields(fields, '773').map((field) => subfieldText(field, 't'))),
      kind: issn ? 'journal' : isbn ? 'book' : undefined,
      issn,
      isbn,
    };
  }
  const school = subfieldText(fields['502']?.[0], 'c');
  if (school) return { name: school, kind: 'institution', isbn };
  const series = fields['490']?.[0] ?? fields['830']?.[0];
  const names = byScript(linkedFields(fields, '490').map((field) => subfieldText(field, 'a')));
  return { name: subfieldText(series, 'a'), names, kind: 'series', issn: series?.x?.[0] ?? fields['022']?.[0]?.a?.[0], isbn };
}

/**
 * Position in the journal or book, from subfields like "volume:3" (K10plus), a text like "Vol. 3, no. 2 (May 2020), p. 10-22" or a code like
 * 3:2<10; else the volume of a series.
 */
function partOf(fields: MarcFields): Pick<Draft, 'volume' | 'issue' | 'pages'> {
  const hosts = fields['773'] ?? [];
  const labelled = (label: string) =>
    hosts.flatMap(({ g = [] }) => g.flatMap((text) => (text.startsWith(`${label}:`) ? text.slice(label.length + 1).trim() : [])))[0];
  const texts = hosts.map((host) => readPart((host.g ?? []).filter((text) => !/^(?:volume|number|pages):/.test(text)).join(', ')));
  const words = texts.find(({ issue, pages }) => issue ?? pages) ?? texts[0] ?? {};
  const short = /^([^:<]+)(?::([^:<]+))?(?:<(.+))?$/.exec(hosts.flatMap(({ q }) => q ?? [])[0] ?? '');
  return {
    volume: labelled('volume') ?? words.volume ?? short?.[1] ?? volumeOfSeries(fields),
    issue: labelled('number') ?? words.issue ?? short?.[2],
    pages: labelled('pages') ?? words.pages ?? short?.[3],
  };
}

function volumeOfSeries(fields: MarcFields): string | undefined {
  const text = withoutIsbd(fields['490']?.[0]?.v?.[0] ?? '');
  return readPart(text).volume ?? (text || undefined);
}

function linksOf(links: readonly MarcField[]): Pick<Draft, 'url' | 'pdfUrl'> {
  const isPdf = (field: MarcField) => /pdf/i.test(`${field.q?.[0] ?? ''} ${field.u?.[0] ?? ''}`);
  return {
    url: links
      .filter((field) => !isPdf(field))
      .map((field) => field.u?.[0])
      .find((url) => url && !/doi\.org\//.test(url)),
    pdfUrl: links.find(isPdf)?.u?.[0],
  };
}
