import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { cleanDate, inPress } from '#lib/import/clean/dates.ts';
import { joinIsbdParts, withoutIsbd } from '#lib/import/clean/isbd.ts';
import { journalName } from '#lib/import/clean/journal-names.ts';
import { languageOfThesaurus } from '#lib/import/clean/keywords.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { readPart } from '#lib/import/clean/numbers/source-line.ts';
import { isAuthorRole, isRoleOf, roleInStatement, translatorsIn } from '#lib/import/clean/people/roles.ts';
import { isLatinText } from '#lib/import/clean/title-pair.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/import/draft/draft.ts';
import { trackReads } from '#lib/import/draft/track-reads.ts';
import { thesisTypes } from '#lib/import/formats/index-types.ts';
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
    ...keywordsOf(fields),
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

/** Publication statements, those of the publisher before those of distributors, manufacturers and copyright. */
const publicationsIn = (fields: MarcFields): readonly MarcField[] =>
  [...(fields['264'] ?? []), ...(fields['260'] ?? [])].toSorted((a, b) => Number(b.ind2?.[0] === '1') - Number(a.ind2?.[0] === '1'));

/** Words of catalogues for an unknown publisher, and a date in the place of one. */
const noPublisher = /not identified|nicht ermittelbar|non identifié|no identificado|^s\.*\s?n\.?$|^د\.?\s?ن\.?$|^\d{4}-?$/i;

/** The publisher, in its original script where field 880 has it. */
function publisherOf(fields: MarcFields): string | undefined {
  const namesIn = (statements: readonly MarcField[]) =>
    statements.flatMap(
      ({ b = [] }) =>
        b
          .map(withoutIsbd)
          .filter((name) => !noPublisher.test(name))
          .join('; ') || [],
    );
  const originals = namesIn([...linkedFields(fields, '264'), ...linkedFields(fields, '260')]);
  return originals.find((name) => !isLatinText(name)) ?? namesIn(publicationsIn(fields))[0] ?? originals[0];
}

/** The language from field 041, which may concatenate codes ("araeng") or have a code for no language, else from field 008. */
function languageIn(fields: MarcFields, fixed: string): string | undefined {
  const codeOf = (field: MarcField | undefined) => /^[a-z]{2,3}/i.exec(field?.a?.[0] ?? '')?.[0];
  const [first] = fields['041'] ?? [];
  // With `$2` the codes are of another list, and often those of all languages in the work.
  const code = codeOf(fields['041']?.find((field) => !field['2']));
  return code && !/^(?:mul|und|zxx)$/i.test(code) ? code : (readFixed(fixed).language ?? codeOf(first));
}

/** Languages of subject headings by the second indicator of 650. */
const headingLanguages = lookupTable({ 0: 'en', 1: 'en', 2: 'en', 3: 'en', 5: 'en', 6: 'fr' });
/** Subject headings by the language of their thesaurus; those of no known one, and uncontrolled words, have none. */
function keywordsOf(fields: MarcFields): Pick<Draft, 'keywords' | 'keywordsIn'> {
  const keywordsIn: Record<string, string[]> = {};
  const keywords: string[] = [];
  for (const field of fields['650'] ?? []) {
    const language = languageOfThesaurus(field['2']?.[0]) ?? headingLanguages[field.ind2?.[0] ?? ''];
    if (language) keywordsIn[language] = [...(keywordsIn[language] ?? []), ...(field.a ?? [])];
    else keywords.push(...(field.a ?? []));
  }
  return { keywords: [...keywords, ...(fields['653'] ?? []).flatMap(({ a = [] }) => a)], keywordsIn };
}

/** The printed year, or the Gregorian year of 008 when the printed one is missing, Hijri, of another calendar or incomplete. */
function yearIn(fields: MarcFields, fixed: string): string | undefined {
  const { year } = readFixed(fixed);
  const candidates = [publicationsIn(fields)[0]?.c, fields['502']?.[0]?.d, year ? undefined : fields['773']?.[0]?.d].flatMap(
    (texts) => texts ?? [],
  );
  const text = candidates.find((candidate) => cleanDate(candidate)) ?? candidates[0];
  const printed = cleanDate(text);
  const isOther =
    printed && (printed.hijri || (printed.year < 1500 && Number(year) > printed.year) || Math.abs(Number(year) - printed.year) > 50);
  // Without 008, a Hijri year is converted, with a warning, in `finishDraft`.
  const note = (fields['500'] ?? []).flatMap(({ a = [] }) => a).find((words) => inPress.test(words));
  return printed && !isOther ? (printed.uncertain ? text : String(printed.year)) : (year ?? text ?? note);
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

/**
 * Main entries, and those added entries whose role, if any, is authorship, in the order of the record; editors and translators apart. The
 * statement of responsibility (245 `$c`) has the role of an added entry without one, and of a contributor of an unnamed kind (`oth`).
 */
function peopleOf(fields: MarcFields): Pick<Draft, 'authors' | 'editors' | 'translators' | 'contributors'> {
  const statement = [...(fields['245'] ?? []), ...linkedFields(fields, '245')].flatMap(({ c = [] }) => c).join(' ; ');
  const roleOf = (field: MarcField, tag: string) => {
    const roles = [...(field.e ?? []), ...(field['4'] ?? [])];
    const isUnnamed = roles.every((role) => tag.endsWith('00') && /^oth\.?$/i.test(role));
    if (roles.some(isAuthorRole) || (tag.startsWith('1') && isUnnamed)) return 'authors';
    const contributorRole = (['editors', 'translators'] as const).find((people) => roles.some((role) => isRoleOf(role, people)));
    if (contributorRole || !isUnnamed) return contributorRole ?? (tag.startsWith('1') ? 'authors' : undefined);
    const stated = roleInStatement(statement, field.a?.[0] ?? '');
    return stated === 'others' ? undefined : (stated ?? (roles.length === 0 ? 'authors' : undefined));
  };
  const people = ['100', '110', '111', '700', '710', '711']
    .flatMap((tag) =>
      (fields[tag] ?? [])
        // A field with `$t` is about another work, one with `$5` about the copy of a library.
        .filter((field) => field.t === undefined && field['5'] === undefined)
        .map((field) => ({
          role: roleOf(field, tag),
          author: { ...authorOf(fields, tag, field), roles: [...(field.e ?? []), ...(field['4'] ?? [])].map(withoutIsbd) },
          position: Number(field.position?.[0]),
        })),
    )
    .toSorted((a, b) => a.position - b.position);
  const inRole = (name: 'authors' | 'editors' | 'translators' | undefined) =>
    people.flatMap(({ role, author }) => (role === name ? author : []));
  const translators = inRole('translators');
  // Older records have no entry for the translator.
  const stated = translators.length > 0 ? [] : translatorsIn(statement).map((name) => ({ name }));
  return {
    authors: inRole('authors'),
    editors: inRole('editors'),
    translators: [...translators, ...stated],
    contributors: inRole(undefined),
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
  const latin = names.find((candidate) => candidate && isLatinText(candidate)) ?? names.find((text) => text && !hasArabicLetters(text));
  const common = {
    // Names in a third script are further spellings.
    variants: names.flatMap((text) => (text && latin && !isLatinText(text) && !hasArabicLetters(text) ? text : [])),
    arabic: latin && arabic,
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
  const thesisKinds = thesis ? [...thesisTypes(thesis), { scheme: 'own', value: 'thesis' }] : [];
  return [...thesisKinds, ...genreTypes, { scheme: 'own', value: kindOf(fields, leader, fixed) }];
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
  const linked = linkedFields(fields, '490').flatMap((field) => subfieldText(field, 'a') ?? []);
  // A romanised name is no name in any language, unlike that in the original script.
  const original = linked.find((name) => !isLatinText(name) && !hasArabicLetters(name));
  return {
    name: original ?? subfieldText(series, 'a'),
    names: original ? {} : byScript(linked),
    kind: 'series',
    issn: series?.x?.[0] ?? fields['022']?.[0]?.a?.[0],
    isbn,
  };
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

const partOfWork = /inhalt|contents|klappentext|cover|description|biograph|abstract|sommaire/i;

function volumeOfSeries(fields: MarcFields): string | undefined {
  const text = withoutIsbd(fields['490']?.[0]?.v?.[0] ?? '');
  return readPart(text).volume ?? (text || undefined);
}

/** Links to the work itself: the second indicator 2 is for related resources, such as tables of contents and notes on authors. */
function linksOf(related: readonly MarcField[]): Pick<Draft, 'url' | 'pdfUrl'> {
  const links = related.filter(({ ind2, 3: parts = [] }) => ind2?.[0] !== '2' && !parts.some((text) => partOfWork.test(text)));
  const isPdf = (field: MarcField) => /pdf/i.test(`${field.q?.[0] ?? ''} ${field.u?.[0] ?? ''}`);
  return {
    url: links
      .filter((field) => !isPdf(field))
      .map((field) => field.u?.[0])
      .find((url) => url && !/doi\.org\//.test(url)),
    pdfUrl: links.find(isPdf)?.u?.[0],
  };
}
