import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { PartialDate } from '#lib/domain/research.ts';
import { readRisNote } from '#lib/formats/bibliography/ris.ts';
import { addressUnlessDoi, type BibliographicEntry, listOrUndefined, pageRange } from '#lib/formats/cite/reference.ts';
import { kindNamed, plainKind } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/values/localized-text.ts';
import type { PersonName } from '#lib/formats/values/person-name.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';

/** Every record of an RIS file. Accepts any line ends, continuation lines and the older tags `A1`, `T1`, `JO` and `Y1`. Never throws. */
export function readRis(source: string): BibliographicEntry[] {
  const references: BibliographicEntry[] = [];
  let fields: Map<string, string[]> | undefined;
  let tag = '';
  for (const line of source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const tagLine = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/.exec(line);
    if (tagLine) {
      tag = tagLine[1] as string;
      if (tag === 'TY') fields = new Map();
      if (tag === 'ER' && fields) {
        references.push(referenceOfFields(fields));
        fields = undefined;
      }
      fields?.set(tag, [...(fields.get(tag) ?? []), plainText(tagLine[2] as string)]);
    } else if (fields && tag && line.trim()) {
      const values = fields.get(tag) as string[];
      values.push(`${values.pop()} ${plainText(line)}`);
    }
  }
  return references;
}

function referenceOfFields(fields: ReadonlyMap<string, readonly string[]>): BibliographicEntry {
  const valuesOf = (...tags: string[]) => tags.flatMap((tag) => fields.get(tag) ?? []).filter(Boolean);
  const first = (...tags: string[]) => valuesOf(...tags)[0];
  const type = first('TY') ?? 'GEN';
  const kind = kindNamed(first('M3')) ?? plainKind('ris', type);
  const fromInstitution = type === 'THES' || type === 'RPRT';
  const serials = valuesOf('SN');
  const doi = first('DO');
  const notes = valuesOf('N1').flatMap((note) => readRisNote(note) ?? []);
  const noteWith = (label: string) => notes.find((note) => note.label === label);
  const wordingOf = (label: string): Wording | undefined => {
    const note = noteWith(label);
    return note?.lang ? { value: note.value, lang: note.lang } : undefined;
  };
  const numberWith = (prefix: string) =>
    valuesOf('AN')
      .find((number) => number.startsWith(prefix))
      ?.slice(prefix.length);
  const date = dateOf(first('DA'), first('PY', 'Y1'));
  return withoutUndefined({
    key: first('ID') ?? '',
    kind,
    language: first('LA'),
    title: first('TI', 'T1') ?? '',
    translatedTitle: first('TT'),
    authors: valuesOf('AU', 'A1').map(readName),
    editors: listOrUndefined(valuesOf('ED', 'A2').map(readName)),
    translators: listOrUndefined(valuesOf('A4').map(readName)),
    authorsIncomplete: false,
    year: date && Number(date.iso.slice(0, 4)),
    date,
    venue: fromInstitution ? first('PB', 'T2') : first('T2', 'JO', 'JF', 'JA', 'BT'),
    publisher: fromInstitution ? undefined : first('PB'),
    issn: serials.find((serial) => issnShape.test(serial)),
    isbn: serials.find((serial) => !issnShape.test(serial)),
    reportNumber: noteWith('Report number')?.value ?? (fromInstitution ? first('M1') : undefined),
    arxiv: numberWith('arXiv:'),
    pmid: numberWith('PMID:'),
    bibcode: numberWith('bibcode:'),
    titlesElsewhere: listOrUndefined(notes.flatMap(({ label, lang, value }) => (label === 'Title' && lang ? [{ value, lang }] : []))),
    translatedVenue: wordingOf('Published in'),
    translatedAbstract: wordingOf('Abstract'),
    volume: first('VL'),
    issue: first('IS'),
    pages: pageRange(valuesOf('SP', 'EP').join('-')),
    doi,
    url: addressUnlessDoi(first('UR'), doi),
    pdfUrl: first('L1'),
    keywords: valuesOf('KW'),
    abstract: first('AB', 'N2'),
    retracted: valuesOf('N1').some((note) => /^retracted$/i.test(note)) || undefined,
  });
}

const issnShape = /^\d{4}-?\d{3}[\dXx]$/;

/** RIS places the suffix last. A name without a comma is not split, as in reference managers. */
function readName(written: string): PersonName {
  const [family, given, suffix] = written.split(/\s*[,،]\s*/);
  if (!family || !given) return { literal: family || written };
  return withoutUndefined({ family, given, suffix: suffix || undefined });
}

function dateOf(dateText: string | undefined, year: string | undefined): PartialDate | undefined {
  const match = /^(\d{4})(?:\/(\d{2})?(?:\/(\d{2})?)?)?/.exec(dateText ?? '') ?? /^(\d{4})(?:\/(\d{2})?(?:\/(\d{2})?)?)?/.exec(year ?? '');
  if (!match) return undefined;
  const [, y, month, day] = match as unknown as [string, string, string?, string?];
  if (!month) return { iso: y, precision: 'year' };
  return day ? { iso: `${y}-${month}-${day}`, precision: 'day' } : { iso: `${y}-${month}`, precision: 'month' };
}
