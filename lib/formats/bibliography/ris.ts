import { type BibliographicEntry, entryAddress, referenceOf } from '#lib/formats/cite/reference.ts';
import { plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/values/localized-text.ts';
import type { PersonName } from '#lib/formats/values/person-name.ts';
import type { ResearchFormat } from '#lib/formats/values/research-format.ts';

/** RIS, the tagged format of reference managers. */
export const ris = {
  name: 'ris',
  extension: 'ris',
  mediaType: 'application/x-research-info-systems',
  isMetadata: true,
  isUnlinkedInApi: true,
  isForReader: false,
  writer: (options) => ({ head: '', item: (research) => writeRis(referenceOf(research, options)), tail: '' }),
} as const satisfies ResearchFormat;

/**
 * One RIS record with CRLF. RIS cannot express that a list of authors is incomplete, nor commas in group names, nor the publisher of a
 * thesis or report, whose `PB` is the institution.
 */
export function writeRis(reference: BibliographicEntry): string {
  const { kind } = reference;
  const type = workKinds[kind].ris;
  const fromInstitution = type === 'THES' || type === 'RPRT';
  const [first, last] = splitPages(reference.pages);
  const lines: [string, string | undefined][] = [
    ['TY', type],
    ['ID', reference.key],
    ...reference.authors.map((name): [string, string] => ['AU', writeName(name)]),
    // The editors of a book that contains the work are secondary authors.
    ...(reference.editors ?? []).map((name): [string, string] => [type === 'CHAP' || type === 'CONF' ? 'A2' : 'ED', writeName(name)]),
    ...(reference.translators ?? []).map((name): [string, string] => ['A4', writeName(name)]),
    ['TI', reference.title],
    ['TT', reference.translatedTitle],
    ['T2', fromInstitution ? undefined : reference.venue],
    ['PB', fromInstitution ? (reference.venue ?? reference.publisher) : reference.publisher],
    ['M3', plainKind('ris', type) === kind ? undefined : workKinds[kind].en],
    ['PY', reference.year?.toString() ?? (reference.inPress && 'in press')],
    ['DA', reference.date?.precision === 'year' ? undefined : reference.date?.iso.replaceAll('-', '/')],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['M1', fromInstitution ? reference.reportNumber : undefined],
    ['SP', first],
    ['EP', last],
    ['SN', reference.issn],
    ['SN', reference.isbn],
    ['DO', reference.doi],
    ['AN', reference.arxiv && `arXiv:${reference.arxiv}`],
    ['AN', reference.pmid && `PMID:${reference.pmid}`],
    ['AN', reference.bibcode && `bibcode:${reference.bibcode}`],
    ['UR', entryAddress(reference)],
    ['L1', reference.pdfUrl],
    ['LA', reference.language],
    ...reference.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ['AB', reference.abstract],
    ['N1', reference.retracted && 'Retracted'],
    ['N1', fromInstitution || !reference.reportNumber ? undefined : `Report number: ${reference.reportNumber}`],
    ...(reference.titlesElsewhere ?? []).map((title): [string, string] => ['N1', noteIn('Title', title)]),
    ['N1', reference.translatedVenue && noteIn('Published in', reference.translatedVenue)],
    ['N1', reference.translatedAbstract && noteIn('Abstract', reference.translatedAbstract)],
  ];
  const tagLines = lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}\r\n`] : []));
  return `${tagLines.join('')}ER  - \r\n\r\n`;
}

const noteIn = (label: string, { value, lang }: Wording) => `${label} (${lang}): ${value}`;

/** The content of one of our labelled notes; undefined for any other note. */
export function readRisNote(note: string): { readonly label: string; readonly lang?: string; readonly value: string } | undefined {
  const [, label, lang, value] = /^(Report number|Title|Published in|Abstract)(?: \(([a-z]{2,3})\))?: (.+)$/.exec(note) ?? [];
  return label && value ? { label, value, ...(lang && { lang }) } : undefined;
}

function writeName(name: PersonName): string {
  if ('literal' in name) return name.literal.replace(/\s*[,،]\s*/g, ' ');
  return [name.family, name.given, name.suffix].filter(Boolean).join(', ');
}

/** Splits a page range at its middle hyphen (`A-1-A-9`). */
export function splitPages(pages: string | undefined): [string?, string?] {
  if (!pages) return [];
  const parts = pages.split('-');
  if (parts.length % 2 === 1) return [pages];
  const middle = parts.length / 2;
  return [parts.slice(0, middle).join('-'), parts.slice(middle).join('-')];
}
