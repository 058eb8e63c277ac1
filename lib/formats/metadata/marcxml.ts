import { isRetracted } from '#lib/domain/notice.ts';
import type { Authorship, Contributor, Research } from '#lib/domain/research.ts';
import {
  addressText,
  addressUnlessDoi,
  dateOf,
  isIssued,
  keywordLists,
  languageOfScript,
  originalTitle,
  pageRange,
} from '#lib/formats/cite/reference.ts';
import { workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { type XmlAttributes, xmlDeclaration, xmlElement, xmlParent } from '#lib/formats/feeds/xml.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished, originalAbstract } from '#lib/formats/values/citable.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { originalFirst, otherWordings, signingLanguages, type Wording, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import { catalogueName, isGroup, naturalName, personName } from '#lib/formats/values/person-name.ts';
import type { ResearchFormat } from '#lib/formats/values/research-format.ts';
import { controlField, type DataField, dataFields, type Subfield } from './marc-syntax.ts';

export const marcNamespace = 'http://www.loc.gov/MARC21/slim';

/** MARC 21 in XML, the exchange format of libraries (loc.gov/standards/marcxml): names in the other script are in fields 880. */
export const marcxml = {
  name: 'marcxml',
  isForPrograms: true,
  extension: 'marcxml',
  mediaType: 'application/marcxml+xml',
  isMetadata: true,
  isForReader: false,
  writer: (options) => ({
    head: `${xmlDeclaration}<collection xmlns="${marcNamespace}">\n`,
    item: (research) => writeMarcxml(research, {}, options),
    tail: '</collection>\n',
  }),
} as const satisfies ResearchFormat;

/** The `record` element of one record. `declarations`: its namespace, and attributes of the XML schema. */
export function writeMarcxml(stored: Research, declarations: XmlAttributes, options: WriteOptions): string {
  const research = asPublished(stored);
  const { id, updatedAt } = research;
  return xmlParent(
    '  ',
    'record',
    [
      `    <leader>${leaderOf(research)}</leader>\n`,
      xmlElement('    ', 'controlfield', id, { tag: '001' }),
      xmlElement('    ', 'controlfield', new URL(options.siteUrl).host, { tag: '003' }),
      controlField('005', updatedAt && `${updatedAt.replace(/\D/g, '').slice(0, 14)}.0`),
      controlField('008', fixedField(research)),
      ...dataFields(fieldsOf(research, options)),
    ],
    { type: 'Bibliographic', ...declarations },
  );
}

/** Types of MARC by the types of DCMI; everything else is text. */
const recordTypes: Readonly<Record<string, string>> = { StillImage: 'k', Dataset: 'm', Software: 'm' };
const recordTypeOf = ({ type }: Research) => recordTypes[workKinds[workKindOf(type)].dcmi] ?? 'a';

/** Whether the work is part of a host: a journal, proceedings, a book. A work in a series is not. */
const isPart = (research: Research) => research.venue !== undefined && !isInSeries(research) && !isIssued(research);
const isInSeries = (research: Research) => research.venue?.kind === 'series' && !isIssued(research);

function leaderOf(research: Research): string {
  const kind = research.venue?.kind;
  const level = !isPart(research) ? 'm' : kind === 'conference' || kind === 'book' ? 'a' : 'b';
  return `00000n${recordTypeOf(research)}${level} a2200000 u 4500`;
}

/** Codes of MARC for the languages of works (loc.gov/marc/languages). Others are only in field 041. */
const marcLanguages: Readonly<Record<string, string>> = {
  ar: 'ara',
  en: 'eng',
  fr: 'fre',
  de: 'ger',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  ru: 'rus',
  nl: 'dut',
  tr: 'tur',
  fa: 'per',
  ur: 'urd',
  he: 'heb',
  zh: 'chi',
  ja: 'jpn',
  ko: 'kor',
};

/** Field 008, 40 characters: date of entry, date of publication, nature of the contents, language. `|` means that a position is not coded. */
function fixedField(research: Research): string {
  const { createdAt, language = '' } = research;
  const [year, month = '  ', day = '  '] = dateOf(research)?.iso.split('-') ?? [];
  const isDetailed = month.trim() !== '';
  const date = year ? `${isDetailed ? 'e' : 's'}${year}${isDetailed ? month + day : '    '}` : 'n        ';
  const type = workKinds[workKindOf(research.type)];
  const isComputerFile = recordTypeOf(research) === 'm';
  const contents = isComputerFile ? `||${type.dcmi === 'Software' ? 'b' : 'a'}|` : { report: 't   ', thesis: 'm   ' }[type.csl as string];
  return `${entryDate(createdAt)}${date}xx ||||||${contents ?? '||||'}|||||||${marcLanguages[language] ?? '|||'}|d`;
}

/** `yymmdd`, or `|` for each digit. */
const entryDate = (createdAt: string | undefined) => createdAt?.replace(/\D/g, '').slice(2, 8) ?? '||||||';

function fieldsOf(research: Research, options: WriteOptions): readonly DataField[] {
  const title = originalTitle(research);
  const signing = signingLanguages(research.language ?? title.lang);
  const abstracts = wordings(originalAbstract(research)).toSorted(originalFirst(title.lang));
  const [mainEntry, ...addedEntries] = research.authors.flatMap((author, index) => entryOf(author, index === 0 ? 1 : 7, 'aut', signing));
  const contributorEntries = [
    ...(research.editors ?? []).flatMap((editor) => entryOf(editor, 7, 'edt', signing)),
    ...(research.translators ?? []).flatMap((translator) => entryOf(translator, 7, 'trl', signing)),
  ];
  return [
    ...numberFields(research),
    field('041', ' 7', languageCodes(research, abstracts)),
    ...(mainEntry ? [mainEntry] : []),
    field('245', mainEntry ? '10' : '00', [pair('a', title.value), pair('c', responsibility(research, signing))]),
    ...otherWordings(wordings(research.title), title).map((other) => titleField(research, other)),
    ...publicationFields(research, signing),
    ...(isInSeries(research) ? [seriesField(research, signing)] : []),
    field('500', '  ', [pair('a', isRetracted(research) ? 'Retracted' : research.inPress && 'In press')]),
    ...thesisFields(research, signing),
    field('506', research.openAccess ? '0 ' : '1 ', accessOf(research)),
    ...abstracts.map(({ value }) => field('520', '3 ', [pair('a', value)])),
    field('540', '  ', [pair('a', research.licence), pair('u', licenceAddress(research.licence))]),
    ...subjectFields(research),
    ...addedEntries,
    ...contributorEntries,
    hostField(research, signing),
    ...linkFields(research, options),
  ];
}

const pair = (code: string, text: string | false | undefined): Subfield => [code, text || undefined];

const field = (tag: string, indicators: string, subfields: readonly Subfield[], other: readonly Subfield[] = []): DataField => ({
  tag,
  indicators,
  subfields,
  other,
});

/** Standard numbers, the bibcode under the code of its issuer, the report number. */
function numberFields(research: Research): readonly DataField[] {
  const { bibcode, reportNumber } = research;
  return [
    field('020', '  ', [pair('a', isPart(research) ? undefined : research.isbn)]),
    ...(['doi', 'arxiv', 'pmid'] as const).map((type) =>
      field('024', '7 ', research[type] ? [pair('a', research[type]), pair('2', type)] : []),
    ),
    field('035', '  ', [pair('a', bibcode && `(ADS)${bibcode}`)]),
    field('088', '  ', [pair('a', reportNumber)]),
  ];
}

/** Keywords, the kind of work and the areas; kind and areas are in both languages. */
function subjectFields(research: Research): readonly DataField[] {
  const kind = workKinds[workKindOf(research.type)];
  const term = (text: string, scheme: string) => [pair('a', text), pair('2', scheme)];
  return [
    ...keywordLists(research).flatMap(({ words }) => words.map((word) => field('653', ' 0', [pair('a', word)]))),
    field('655', ' 7', term(kind.en, 'local'), term(kind.ar, 'local')),
    ...research.areas.flatMap((area) => {
      const [name, other] = wordings(area.name);
      return name ? [field('690', ' 7', term(name.value, areaScheme), other && term(other.value, areaScheme))] : [];
    }),
  ];
}

/** The code of our research areas in `$2`. */
const areaScheme = 'madar';

/** The language of the work (`a`), and those of the abstracts (`b`) in their order, as tags of RFC 5646. */
function languageCodes({ language }: Research, abstracts: readonly Wording[]): readonly Subfield[] {
  const known = abstracts.flatMap(({ lang }): readonly Subfield[] => (lang === 'und' ? [] : [['b', lang]]));
  return language || known.length > 0 ? [['a', language], ...known, ['2', 'rfc5646']] : [];
}

/** A statement of responsibility, only when authors are missing; the others are in fields 100 and 700. */
function responsibility({ authors, authorsIncomplete, authorCount }: Research, signing: readonly string[]): string | undefined {
  const first = wordingIn(authors[0]?.name, signing);
  return first && (authorsIncomplete || authors.length < authorCount) ? `${naturalName(personName(first.value))} … [et al.]` : undefined;
}

/** A title in another language: one by editors of the collection is a translation by the cataloguer, any other is a parallel title. */
function titleField({ textOrigins = [] }: Research, { value, lang }: Wording): DataField {
  const isByEditors = textOrigins.some(({ field, language, source }) => field === 'title' && language === lang && source === 'editor');
  return isByEditors && lang !== 'und'
    ? {
        tag: '242',
        indicators: '10',
        subfields: [
          ['a', value],
          ['y', marcLanguages[lang] ?? lang],
        ],
      }
    : { tag: '246', indicators: '31', subfields: [['a', value]] };
}

/** A main (1) or added entry (7) for a person or group: name, suffix, affiliation, ORCID iD, role; in field 880 the name in the other script. */
function entryOf(
  { name, orcid, affiliation, affiliations = [] }: Contributor & Partial<Authorship>,
  entry: 1 | 7,
  role: 'aut' | 'edt' | 'trl',
  signing: readonly string[],
): readonly DataField[] {
  const signed = wordingIn(name, signing);
  if (!signed) return [];
  const [other] = otherWordings(wordings(name), signed);
  const printed = wordingIn(affiliation, signing);
  const stated = affiliations.flatMap((institution) => (institution.isDerived ? [] : (wordingIn(institution.name, signing) ?? [])));
  const place = (printed ? [printed] : stated).map(({ value }) => value).join('; ');
  const otherPlace = wordings(affiliation).find(({ lang }) => lang === other?.lang && lang !== printed?.lang);
  const parsed = personName(signed.value);
  const group = isGroup(signed.value);
  return [
    {
      tag: `${entry}${group ? '10' : '00'}`,
      indicators: group ? '2 ' : 'literal' in parsed ? '0 ' : '1 ',
      subfields: [...nameSubfields(signed.value), ['u', place], ['1', orcid && `https://orcid.org/${orcid}`], ['4', role]],
      other: other ? [...nameSubfields(other.value), ['u', otherPlace?.value]] : [],
    },
  ];
}

function nameSubfields(written: string): readonly Subfield[] {
  const name = personName(written);
  if ('literal' in name) return [['a', name.literal]];
  return [
    ['a', catalogueName({ family: name.family, given: name.given })],
    ['c', name.suffix],
  ];
}

/** Issuing body or publisher, and date; a second body has a field of its own. */
function publicationFields(research: Research, signing: readonly string[]): readonly DataField[] {
  const issuer = isIssued(research) ? wordingIn(research.venue?.name, signing)?.value : undefined;
  const [first, second] = [...new Set([issuer, research.publisher])].filter(Boolean);
  const bodies: readonly Subfield[][] = [
    [
      ['b', first],
      ['c', dateOf(research)?.iso],
    ],
    [['b', second]],
  ];
  return bodies.map((subfields) => ({ tag: '264', indicators: ' 1', subfields }));
}

function seriesField({ venue, volume }: Research, signing: readonly string[]): DataField {
  const { name, other } = namesOf(venue?.name, signing);
  return {
    tag: '490',
    indicators: '0 ',
    subfields: [
      ['a', name],
      ['x', venue?.issn],
      ['v', volume],
    ],
    other: other
      ? [
          ['a', other],
          ['v', volume],
        ]
      : [],
  };
}

const namesOf = (text: Parameters<typeof wordings>[0], signing: readonly string[]) => {
  const first = wordingIn(text, signing);
  return { name: first?.value, other: otherWordings(wordings(text), first)[0]?.value };
};

/** Degree, institution and year of a thesis. */
function thesisFields(research: Research, signing: readonly string[]): readonly DataField[] {
  const kind = workKinds[workKindOf(research.type)];
  if (kind.csl !== 'thesis') return [];
  const { name, other } = namesOf(research.venue?.name, signing);
  const year = dateOf(research)?.iso.slice(0, 4);
  return [
    {
      tag: '502',
      indicators: '  ',
      subfields: [
        ['b', kind.en],
        ['c', name],
        ['d', year],
      ],
      other: other
        ? [
            ['b', kind[languageOfScript(other)]],
            ['c', other],
            ['d', year],
          ]
        : [],
    },
  ];
}

/** Access in the terms of the list `star` (Standardized Terminology for Access Restriction). */
function accessOf({ openAccess }: Research): readonly Subfield[] {
  if (openAccess === undefined) return [];
  return [
    ['f', openAccess ? 'Unrestricted online access' : 'Online access with authorization'],
    ['2', 'star'],
  ];
}

/** Where the work appeared, with volume, issue and pages labelled as in K10plus, whose labels programs can read. */
function hostField(research: Research, signing: readonly string[]): DataField {
  const { venue, issue, pages } = research;
  const { name, other } = isPart(research) ? namesOf(venue?.name, signing) : {};
  const numbers = { volume: isInSeries(research) ? undefined : research.volume, number: issue, pages: pageRange(pages) };
  const parts = Object.entries(numbers).flatMap(([label, value]): readonly Subfield[] => (value ? [['g', `${label}:${value}`]] : []));
  return {
    tag: '773',
    indicators: '0 ',
    subfields: [
      ['t', name],
      ...parts,
      ['x', isPart(research) ? venue?.issn : undefined],
      ['z', isPart(research) ? research.isbn : undefined],
    ],
    other: [['t', other]],
  };
}

/** The address of the work, else of its page on this site, and that of its PDF. */
function linkFields({ id, doi, url, pdfUrl }: Research, options: WriteOptions): readonly DataField[] {
  const address = addressUnlessDoi(url, doi) ?? (doi ? undefined : researchPage(id, options));
  return [
    { tag: '856', indicators: '40', subfields: [['u', address]] },
    {
      tag: '856',
      indicators: '40',
      subfields: pdfUrl
        ? [
            ['u', addressText(pdfUrl)],
            ['q', 'application/pdf'],
          ]
        : [],
    },
  ];
}
