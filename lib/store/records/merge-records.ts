import { isDeepStrictEqual } from 'node:util';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { distinctNotices } from '#lib/domain/notice.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { isArchiveDoi, isPreprintCode } from '#lib/store/identity/archives.ts';
import { curatedRank, rankOf } from './field-sources.ts';
import { mergeAuthors, withoutEditors } from './merge-authors.ts';
import { mergedVersions } from './merge-versions.ts';
import { isBetter, type SourcedRecord } from './weigh-sources.ts';

export interface MergedRecord {
  readonly record: ResearchRecord;
  /** Fields taken from the incoming record, by their names in reports: `title.ar`, `venue`. */
  readonly changedFields: ReadonlySet<string>;
}

/**
 * Merges two records of one work field by field. `isBetter` decides: by the kind of value (reviewed, stated, derived), publication before
 * preprint, rank of the source, date; otherwise the stored value stays.
 */
export function mergeRecords(stored: SourcedRecord, incoming: SourcedRecord, options: { readonly corrects?: boolean } = {}): MergedRecord {
  const [one, two] = [stored.record, incoming.record];
  const merging: Merging = {
    one,
    two,
    changedFields: new Set(),
    isBetter: (field) => isBetter(stored, incoming, field, options.corrects ?? false),
    isDated: (field) => [stored, incoming].some((entry) => entry.sourceOf(field).statedAt !== undefined),
  };
  const record: Record<string, unknown> = { ...one };
  for (const field of Object.keys(two) as (keyof ResearchRecord)[]) {
    if (field in strategies || unmergedFields.has(field)) continue;
    record[field] = choose(merging, field);
  }
  for (const [field, strategy] of Object.entries(strategies)) record[field] = strategy(merging);
  Object.assign(record, mergedList(stored, merging), dependentFields(merging));
  // A record with a year has been published, so it is not in press.
  if (record.year !== undefined) record.inPress = undefined;
  return { record: withoutUndefined<object>(record) as ResearchRecord, changedFields: merging.changedFields };
}

/** The stored record (`one`), the incoming record (`two`), and the rules that choose between their values. */
interface Merging {
  readonly one: ResearchRecord;
  readonly two: ResearchRecord;
  readonly changedFields: Set<string>;
  readonly isBetter: (field: string) => boolean;
  /** Whether either source gives a date for its statement. */
  readonly isDated: (field: string) => boolean;
}

/** Fields that are not merged separately: key and source stay as stored, the others depend on another field. */
const unmergedFields = new Set<keyof ResearchRecord>([
  'key',
  'source',
  'authors',
  'authorsTotal',
  'authorsIncomplete',
  'titleMarkup',
  'abstractKind',
  'language',
]);

/** Chooses between the two values of a field that has a single value. */
function choose<T>({ one, two, changedFields, isBetter: better }: Merging, field: keyof ResearchRecord): T {
  const [a, b] = [one[field], two[field]];
  if (b === undefined || JSON.stringify(a) === JSON.stringify(b)) return a as T;
  if (a !== undefined && !better(field)) return a as T;
  changedFields.add(field);
  return b as T;
}

const strategies: Partial<Record<keyof ResearchRecord, (merging: Merging) => unknown>> = {
  title: (merging) => (merging.one.language === merging.two.language ? mergeTexts(merging, 'title') : chooseTitles(merging)),
  abstract: (merging) => mergeTexts(merging, 'abstract'),
  keywords: (merging) => mergeTexts(merging, 'keywords'),
  venue: mergedVenue,
  doi: (merging) => preferOriginal(merging, 'doi', isArchiveDoi),
  bibcode: (merging) => preferOriginal(merging, 'bibcode', isPreprintCode),
  type: (merging) =>
    merging.one.type === 'other' && merging.two.type !== 'other'
      ? take(merging, 'type')
      : merging.two.type === 'other'
        ? merging.one.type
        : choose(merging, 'type'),
  areas: (merging) =>
    merging.two.areas.length === 0 ? merging.one.areas : merging.one.areas.length === 0 ? take(merging, 'areas') : choose(merging, 'areas'),
  pages: (merging) => chooseLonger(merging, 'pages', '–'),
  licence: (merging) => chooseLonger(merging, 'licence', '-'),
  date: mergedDate,
  citations: mergedCitations,
  notices: (merging) => mergedNotices(merging, 'notices'),
  noticeOf: (merging) => mergedNotices(merging, 'noticeOf'),
  versions: ({ one, two, changedFields }) => {
    const versions = mergedVersions(one, two);
    if (JSON.stringify(versions) !== JSON.stringify(one.versions)) changedFields.add('versions');
    return versions;
  },
};

function take<K extends keyof ResearchRecord>({ two, changedFields }: Merging, field: K): ResearchRecord[K] {
  changedFields.add(field);
  return two[field];
}

function mergeTexts({ one: a, two: b, changedFields, isBetter: better }: Merging, field: 'title' | 'abstract' | 'keywords'): unknown {
  const result: Record<string, unknown> = { ...a[field] };
  for (const [language, text] of Object.entries(b[field] ?? {})) {
    const name = `${field}.${language}`;
    if (text === undefined || JSON.stringify(result[language]) === JSON.stringify(text)) continue;
    if (result[language] !== undefined && !better(name)) continue;
    result[language] = text;
    changedFields.add(name);
  }
  return a[field] || b[field] ? result : undefined;
}

/** If the records differ on the language of the work, one of them mislabels a title, so all titles come from the better source. */
function chooseTitles({ one: a, two: b, changedFields, isBetter: better }: Merging): Localized {
  if (!better('language')) return a.title;
  for (const language of Object.keys(b.title)) changedFields.add(`title.${language}`);
  return b.title;
}

/** A value of a copy, such as the DOI of an archive, loses to that of the publication. */
function preferOriginal(merging: Merging, field: 'doi' | 'bibcode', isOfCopy: (value: string) => boolean): string | undefined {
  const [a, b] = [merging.one[field], merging.two[field]];
  if (a && b && isOfCopy(a) !== isOfCopy(b)) return isOfCopy(a) ? take(merging, field) : a;
  return choose(merging, field);
}

/** The longer of "882" and "882–891", or of "CC-BY" and "CC-BY-4.0", is the complete one. */
function chooseLonger(merging: Merging, field: 'pages' | 'licence', link: string): string | undefined {
  const [a, b] = [merging.one[field], merging.two[field]];
  if (a && b && a !== b && completes(b, a, link)) return take(merging, field);
  if (a && b && completes(a, b, link)) return a;
  return choose(merging, field);
}

/** Whether one value continues the other. After `-` only a number may follow: "CC-BY-NC" is a different licence from "CC-BY". */
const completes = (whole: string, part: string, link: string) =>
  whole.startsWith(`${part}${link}`) && (link !== '-' || /^\d/.test(whole.slice(part.length + 1)));

/** Of two compatible dates the more precise one wins. A date that does not fit the chosen year is dropped. */
function mergedDate(merging: Merging): string | undefined {
  const [a, b] = [merging.one.date, merging.two.date];
  const year = choose<number | undefined>({ ...merging, changedFields: new Set() }, 'year');
  const fits = (date: string | undefined) => date !== undefined && (year === undefined || date.startsWith(String(year)));
  if (!fits(b)) return fits(a) ? a : undefined;
  if (!fits(a)) return take(merging, 'date');
  if (b?.startsWith(a as string)) return b === a ? a : take(merging, 'date');
  return a?.startsWith(b as string) ? a : choose(merging, 'date');
}

/** Counts grow: of two undated counts, the larger is the later one. An undated count does not overrule a dated one. */
function mergedCitations(merging: Merging): number | undefined {
  const [a, b] = [merging.one.citations, merging.two.citations];
  if (a === undefined || b === undefined || a === b) return choose(merging, 'citations');
  return merging.isBetter('citations') || (b > a && !merging.isDated('citations')) ? take(merging, 'citations') : a;
}

/** A retraction reported by one source remains when another does not mention it. */
function mergedNotices(merging: Merging, field: 'notices' | 'noticeOf'): ResearchRecord['notices'] {
  const [a = [], b = []] = [merging.one[field], merging.two[field]];
  const notices = distinctNotices([...a, ...b]);
  if (JSON.stringify(notices) !== JSON.stringify(a)) merging.changedFields.add(field);
  return notices.length > 0 ? notices : undefined;
}

function mergedVenue(merging: Merging): ResearchRecord['venue'] {
  const [a, b] = [merging.one.venue, merging.two.venue];
  if (!a || !b) return choose(merging, 'venue');
  // The journal is the venue; an archive only holds a copy.
  const isCopy = ({ kind }: NonNullable<ResearchRecord['venue']>) => kind === 'repository';
  if (isCopy(a) !== isCopy(b)) return isCopy(a) ? take(merging, 'venue') : a;
  const usesIncoming = !isDeepStrictEqual(a, b) && merging.isBetter('venue');
  const [main, other] = usesIncoming ? [b, a] : [a, b];
  if (usesIncoming) merging.changedFields.add('venue');
  const both = main.kind && other.kind && main.kind !== other.kind ? main : { ...other, ...main, name: namesOf(main.name, other.name) };
  // A different order of the members alone is not a change.
  return isDeepStrictEqual(a, both) ? a : both;
}

/** Adds names in further languages. A name equal to an existing one is not a translation and is not added. */
function namesOf(main: Localized, other: Localized): Localized {
  const more = Object.entries(other).filter(([, name]) => !Object.values(main).includes(name));
  return { ...Object.fromEntries(more), ...main };
}

function mergedList(stored: SourcedRecord, merging: Merging): Partial<ResearchRecord> {
  const isCurated = rankOf(stored.sourceOf('authors').source) >= curatedRank;
  const { one, two } = merging;
  const base = isCurated ? one : { ...one, authors: withoutEditors(one.authors, two) };
  const isShorter = base.authors.length < one.authors.length;
  const { list, replaced } = mergeAuthors(base, two, { isBetter: merging.isBetter('authors'), isCurated });
  if (replaced || isShorter) merging.changedFields.add('authors');
  return { authorsTotal: undefined, authorsIncomplete: undefined, ...list } as Partial<ResearchRecord>;
}

/** Language and title markup come from the record whose title was chosen, the kind of abstract from the record of the abstract. */
function dependentFields({ one: a, two: b, changedFields }: Merging): Partial<ResearchRecord> {
  const language = a.language !== b.language && changedFields.has(`title.${b.language}`) ? b.language : a.language;
  if (language !== a.language) changedFields.add('language');
  const titleTaken = changedFields.has(`title.${language}`);
  const sameTitle = a.title[language] === b.title[language];
  const titleMarkup = titleTaken ? b.titleMarkup : (a.titleMarkup ?? (sameTitle ? b.titleMarkup : undefined));
  const abstractTaken = !a.abstract && b.abstract;
  return { language, titleMarkup, abstractKind: abstractTaken ? b.abstractKind : a.abstractKind } as Partial<ResearchRecord>;
}
