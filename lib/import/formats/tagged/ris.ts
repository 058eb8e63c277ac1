import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Localized } from '#lib/domain/text.ts';
import { readRisNote } from '#lib/formats/bibliography/ris.ts';
import { inPress } from '#lib/import/clean/dates.ts';
import { cleanArxiv, cleanPmid, doiInUrl } from '#lib/import/clean/identifiers.ts';
import { isShortFor } from '#lib/import/clean/journal-names.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import { splitList } from '#lib/import/clean/split-list.ts';
import { titleByLanguage } from '#lib/import/clean/title-pair.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import { withoutPaddedDay } from '#lib/import/formats/ads.ts';
import { authorsWithAffiliations, isLettered } from '#lib/import/formats/affiliation-addresses.ts';
import { indexTypes, thesisTypes } from '#lib/import/formats/index-types.ts';
import { readTags, type Tags } from './read-tags.ts';

/** Reads one RIS record, also with unusual spacing and values over several lines. Undefined without any tag. */
export function readRisRecord(text: string): Draft | undefined {
  // `A1` is merged with `AU`, so that all authors stay in the order of the file. Some programs omit the hyphen of ER.
  const record = text.replace(/^ER\s*(?:-|$)[\s\S]*/m, '').replace(/^A1(?= {0,2}-)/gm, 'AU');
  // EndNote writes further keywords as lines without a tag; a list with semicolons is wrapped.
  const tags = readTags(record, /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/, (tag, words) => tag === 'KW' && !/[;؛]/.test(words));
  if (!tags) return undefined;
  const type = tags.first('TY') ?? 'GEN';
  const work: Draft = { notation: 'html', ...workOf(type, tags), ...publicationOf(type, tags) };
  // ADS writes 2018/01/1, our own export 2018/01/01.
  const draft = /\/1$/.test(String(work.date)) ? withoutPaddedDay(work) : work;
  return { ...draft, unread: tags.unread() };
}

/** Identifiers, texts, authors, types and date of the work. */
function workOf(type: string, tags: Tags): Partial<Draft> {
  const { first, valuesOf, find } = tags;
  const title = first('TI', 'T1', 'CT') ?? (type === 'BOOK' ? first('BT', 'T2') : undefined);
  return {
    sourceId: first('ID', 'AN') ?? first('DO') ?? title,
    bibcode: find((value) => /^bibcode:/i.test(value), 'AN')?.slice('bibcode:'.length),
    doi: first('DO', 'DI') ?? doiInUrl(find((value) => doiInUrl(value) !== undefined, 'UR', 'LK', 'M3', 'N1', 'L2', 'L1')),
    arxiv: find((value) => /arxiv/i.test(value) && cleanArxiv(value) !== undefined, 'UR', 'M1', 'AN'),
    pmid: first('PM') ?? find((value) => /pmid|pubmed/i.test(value) && cleanPmid(value) !== undefined, 'AN', 'UR', 'N1'),
    title,
    titles: textsFromNotes('Title', tags) ?? titleByLanguage(first('TT')),
    language: first('LA'),
    abstract: first('AB', 'N2'),
    abstracts: textsFromNotes('Abstract', tags),
    keywords: valuesOf('KW').flatMap((words) => splitList(words)),
    ...peopleOf(type, tags),
    types: [
      ...(type === 'THES' ? thesisTypes(first('M3'), first('VL'), first('M1')) : []),
      ...indexTypes(find((value) => !/^10\.\d{4,}\//.test(value), 'M3')),
      { scheme: 'ris', value: type },
    ],
    year: /\p{Nd}{4}/u.exec(first('PY', 'Y1', 'DA', 'Y2') ?? '')?.[0] ?? find((value) => inPress.test(value), 'PY'),
    date: first('DA', 'Y1', 'PY'),
  };
}

/** Types of parts of a book, whose secondary authors `A2` are the editors of the book. Of other types they are series editors and others. */
const partTypes: ReadonlySet<string> = new Set(['CHAP', 'ECHAP', 'CONF', 'CPAPER', 'ENCYC', 'DICT', 'SER']);

/** The authors of an edited book are its editors; `ED` are editors of any work, `A4` translators. */
function peopleOf(type: string, { valuesOf, find }: Tags): Pick<Draft, 'authors' | 'editors' | 'translators'> {
  const names = valuesOf('AU');
  // Only with one author it is certain whose addresses these are, unless they have letters.
  const authors = authorsWithAffiliations(names, names.length === 1 ? valuesOf('AD').join('; ') : find(isLettered, 'AD'));
  const secondary = partTypes.has(type) ? valuesOf('A2') : [];
  const editors = [...new Set([...valuesOf('ED'), ...secondary])].map((name) => ({ name }));
  const translators = valuesOf('A4').map((name) => ({ name }));
  return type === 'EDBOOK' ? { editors: [...authors, ...editors], translators } : { authors, editors, translators };
}

/** Venue, numbers, links and citation count of the work. */
function publicationOf(type: string, tags: Tags): Partial<Draft> {
  const { first, valuesOf, find } = tags;
  const fromInstitution = type === 'THES' || type === 'RPRT';
  const [from, to] = [first('SP'), first('EP')];
  return {
    venue: {
      name: fromInstitution ? first('PB', 'T2') : (fullName(first('JO'), first('JF'), first('T2')) ?? first('JA', 'J2', 'BT', 'T3')),
      names: textsFromNotes('Published in', tags) ?? {},
      kind: fromInstitution ? 'institution' : venueKinds[type],
      issn: valuesOf('SN').filter(isIssn).join('; '),
      isbn: find(isIsbn, 'SN'),
    },
    reportNumber: reportNumberOf(type, tags),
    publisher: fromInstitution ? undefined : first('PB'),
    volume: first('VL'),
    issue: first('IS'),
    pages: pagesOf(from, to) ?? first('C7', 'AR'),
    ...linksOf(valuesOf('UR').length > 0 ? valuesOf('UR') : valuesOf('LK')),
    pdfUrl: first('L1'),
    // Scopus states the citation count in a note.
    citations: citedBy(find((value) => citedBy(value) !== undefined, 'N1')),
  };
}

/** The longest form of a journal's name: programs disagree on which tag holds the abbreviation. */
function fullName(...names: readonly (string | undefined)[]): string | undefined {
  const candidates = names.filter((name): name is string => name !== undefined);
  return candidates.reduce<string | undefined>((best, name) => (best === undefined || isShortFor(best, name) ? name : best), undefined);
}

/** The report number: from a note of our exports, else from `SN` (reports) or `M1` (reports and theses). */
function reportNumberOf(type: string, { first, find }: Tags): string | undefined {
  const note = find((value) => readRisNote(value)?.label === 'Report number', 'N1');
  if (note) return readRisNote(note)?.value;
  if (type !== 'RPRT') return type === 'THES' ? first('M1') : undefined;
  return find((serial) => serial !== '' && !isIssn(serial) && !isIsbn(serial), 'SN') ?? first('M1');
}

/** Texts in further languages from labelled notes of our own exports. */
function textsFromNotes(label: string, { valuesOf, find }: Tags): Localized | undefined {
  // Notes not written by Madar stay unread.
  if (!find((note) => readRisNote(note)?.label === label, 'N1')) return undefined;
  const notes = valuesOf('N1').flatMap((note) => readRisNote(note) ?? []);
  const texts = notes.flatMap((note) => (note.label === label && note.lang ? [[note.lang, note.value]] : []));
  return texts.length > 0 ? (Object.fromEntries(texts) as Localized) : undefined;
}

/** Whether a field of serial numbers has an ISSN, alone or next to the ISBN of the volume. */
const isIssn = (serial: string) => /(?<![\d-])\d{4}-?\d{3}[\dXx](?!\w|-\d)/.test(serial);
const isIsbn = (serial: string) => /(?<![\d-])(?:97[89]-?)?\d(?:-?\d){8}-?[\dXx](?![\w-])/.test(serial);

const venueKinds: Readonly<Record<string, VenueKind>> = lookupTable({
  JOUR: 'journal',
  EJOUR: 'journal',
  CONF: 'conference',
  CPAPER: 'conference',
  CHAP: 'book',
  ECHAP: 'book',
  ENCYC: 'book',
});

function citedBy(note: string | undefined): number | undefined {
  const count = /\bcited by\s*:\s*(\d{1,6})\b/i.exec(note ?? '')?.[1];
  return count === undefined ? undefined : Number(count);
}

/** The first link that is not the DOI's. */
function linksOf(urls: readonly string[]): Pick<Draft, 'url'> {
  return { url: urls.find((url) => !/doi\.org\//i.test(url)) };
}
