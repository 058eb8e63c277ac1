import { isDeepStrictEqual } from 'node:util';
import { distinctNotices } from '#lib/domain/notice.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { isArchiveDoi, isPreprintCode } from '#lib/service/store/identity/archives.ts';
import { curatedRank, rankOf } from './field-sources.ts';
import { mergeAuthors } from './merge-authors.ts';
import { mergedVersions } from './merge-versions.ts';
import { isBetter, type Told } from './weigh-sources.ts';

export interface Merged {
  readonly record: ResearchRecord;
  /** Fields that are now as the incoming record says, by the names of reports: `title.ar`, `venue`. */
  readonly taken: ReadonlySet<string>;
}

/**
 * One work told by two sources, field by field. What one leaves out the other fills. Where both say something, what a person reviewed beats what a source wrote,
 * and that what a machine worked out; then the later word, where both say of when they are; then the source of the higher rank; else what is there stays.
 * The publication of what was stored as a preprint is the better witness of everything that a publication changes.
 */
export function mergeRecords(stored: Told, incoming: Told, options: { readonly corrects?: boolean } = {}): Merged {
  const [one, two] = [stored.record, incoming.record];
  const merging: Merging = {
    one,
    two,
    taken: new Set(),
    isBetter: (field) => isBetter(stored, incoming, field, options.corrects ?? false),
    isDated: (field) => [stored, incoming].some((told) => told.saidBy(field).statedAt !== undefined),
  };
  const record: Record<string, unknown> = { ...one };
  for (const field of Object.keys(two) as (keyof ResearchRecord)[]) {
    if (field in ways || apart.has(field)) continue;
    record[field] = choose(merging, field);
  }
  for (const [field, way] of Object.entries(ways)) record[field] = way(merging);
  Object.assign(record, mergedList(stored, merging), followers(merging));
  // A year says that it was published.
  if (record.year !== undefined) record.inPress = undefined;
  return { record: withoutUndefined<object>(record) as ResearchRecord, taken: merging.taken };
}

interface Merging {
  readonly one: ResearchRecord;
  readonly two: ResearchRecord;
  readonly taken: Set<string>;
  readonly isBetter: (field: string) => boolean;
  /** Whether the source of one of the two says when. */
  readonly isDated: (field: string) => boolean;
}

/** What is never merged by itself: the key and the source of the stored record stay, the rest follows another field. */
const apart = new Set<keyof ResearchRecord>([
  'key',
  'source',
  'authors',
  'authorsTotal',
  'authorsIncomplete',
  'titleMarkup',
  'abstractKind',
  'language',
]);

/** The value of a field that is one thing. */
function choose<T>({ one, two, taken, isBetter: better }: Merging, field: keyof ResearchRecord): T {
  const [a, b] = [one[field], two[field]];
  if (b === undefined || JSON.stringify(a) === JSON.stringify(b)) return a as T;
  if (a !== undefined && !better(field)) return a as T;
  taken.add(field);
  return b as T;
}

const ways: Partial<Record<keyof ResearchRecord, (merging: Merging) => unknown>> = {
  title: (merging) => (merging.one.language === merging.two.language ? texts(merging, 'title') : keepOrTakeTitles(merging)),
  abstract: (merging) => texts(merging, 'abstract'),
  keywords: (merging) => texts(merging, 'keywords'),
  venue: mergedVenue,
  doi: (merging) => preferred(merging, 'doi', isArchiveDoi),
  bibcode: (merging) => preferred(merging, 'bibcode', isPreprintCode),
  type: (merging) =>
    merging.one.type === 'other' && merging.two.type !== 'other'
      ? take(merging, 'type')
      : merging.two.type === 'other'
        ? merging.one.type
        : choose(merging, 'type'),
  areas: (merging) =>
    merging.two.areas.length === 0 ? merging.one.areas : merging.one.areas.length === 0 ? take(merging, 'areas') : choose(merging, 'areas'),
  pages: (merging) => longer(merging, 'pages', '–'),
  licence: (merging) => longer(merging, 'licence', '-'),
  date: mergedDate,
  citations: mergedCitations,
  notices: (merging) => mergedNotices(merging, 'notices'),
  noticeOf: (merging) => mergedNotices(merging, 'noticeOf'),
  versions: ({ one, two, taken }) => {
    const versions = mergedVersions(one, two);
    if (JSON.stringify(versions) !== JSON.stringify(one.versions)) taken.add('versions');
    return versions;
  },
};

function take<K extends keyof ResearchRecord>({ two, taken }: Merging, field: K): ResearchRecord[K] {
  taken.add(field);
  return two[field];
}

function texts({ one: a, two: b, taken, isBetter: better }: Merging, field: 'title' | 'abstract' | 'keywords'): unknown {
  const result: Record<string, unknown> = { ...a[field] };
  for (const [language, text] of Object.entries(b[field] ?? {})) {
    const name = `${field}.${language}`;
    if (text === undefined || JSON.stringify(result[language]) === JSON.stringify(text)) continue;
    if (result[language] !== undefined && !better(name)) continue;
    result[language] = text;
    taken.add(name);
  }
  return a[field] || b[field] ? result : undefined;
}

/** Records that disagree on the language of the work have titles of which one is misfiled: those of the better source stand, whole. */
function keepOrTakeTitles({ one: a, two: b, taken, isBetter: better }: Merging): Localized {
  if (!better('language')) return a.title;
  for (const language of Object.keys(b.title)) taken.add(`title.${language}`);
  return b.title;
}

/** A value of the kind that is only of a copy gives way to one that is not. */
function preferred(merging: Merging, field: 'doi' | 'bibcode', isOfCopy: (value: string) => boolean): string | undefined {
  const [a, b] = [merging.one[field], merging.two[field]];
  if (a && b && isOfCopy(a) !== isOfCopy(b)) return isOfCopy(a) ? take(merging, field) : a;
  return choose(merging, field);
}

/** Of "882" and "882–891", of "CC-BY" and "CC-BY-4.0" the longer one is whole. */
function longer(merging: Merging, field: 'pages' | 'licence', link: string): string | undefined {
  const [a, b] = [merging.one[field], merging.two[field]];
  if (a && b && a !== b && completes(b, a, link)) return take(merging, field);
  if (a && b && completes(a, b, link)) return a;
  return choose(merging, field);
}

/** What follows is a number, as "CC-BY-NC" is another licence than "CC-BY". */
const completes = (whole: string, part: string, link: string) =>
  whole.startsWith(`${part}${link}`) && (link !== '-' || /^\d/.test(whole.slice(part.length + 1)));

/** A day before a month before a year, where they do not contradict; a date never stands beside the year of another one. */
function mergedDate(merging: Merging): string | undefined {
  const [a, b] = [merging.one.date, merging.two.date];
  const year = choose<number | undefined>({ ...merging, taken: new Set() }, 'year');
  const fits = (date: string | undefined) => date !== undefined && (year === undefined || date.startsWith(String(year)));
  if (!fits(b)) return fits(a) ? a : undefined;
  if (!fits(a)) return take(merging, 'date');
  if (b?.startsWith(a as string)) return b === a ? a : take(merging, 'date');
  return a?.startsWith(b as string) ? a : choose(merging, 'date');
}

/** Counts grow: of two without a date the larger is the later. One with a date is not overruled by one without. */
function mergedCitations(merging: Merging): number | undefined {
  const [a, b] = [merging.one.citations, merging.two.citations];
  if (a === undefined || b === undefined || a === b) return choose(merging, 'citations');
  return merging.isBetter('citations') || (b > a && !merging.isDated('citations')) ? take(merging, 'citations') : a;
}

/** A retraction that one source knows of is not undone by the silence of another. */
function mergedNotices(merging: Merging, field: 'notices' | 'noticeOf'): ResearchRecord['notices'] {
  const [a = [], b = []] = [merging.one[field], merging.two[field]];
  const all = distinctNotices([...a, ...b]);
  if (JSON.stringify(all) !== JSON.stringify(a)) merging.taken.add(field);
  return all.length > 0 ? all : undefined;
}

function mergedVenue(merging: Merging): ResearchRecord['venue'] {
  const [a, b] = [merging.one.venue, merging.two.venue];
  if (!a || !b) return choose(merging, 'venue');
  // The journal is the venue, the archive only where a copy lies.
  const isCopy = ({ kind }: NonNullable<ResearchRecord['venue']>) => kind === 'repository';
  if (isCopy(a) !== isCopy(b)) return isCopy(a) ? take(merging, 'venue') : a;
  const takes = !isDeepStrictEqual(a, b) && merging.isBetter('venue');
  const [main, other] = takes ? [b, a] : [a, b];
  if (takes) merging.taken.add('venue');
  const both = main.kind && other.kind && main.kind !== other.kind ? main : { ...other, ...main, name: namesOf(main.name, other.name) };
  // The same in another order is no change.
  return isDeepStrictEqual(a, both) ? a : both;
}

/** A name that stands there already is not one in another language because another source files the work under it. */
function namesOf(main: Localized, other: Localized): Localized {
  const more = Object.entries(other).filter(([, name]) => !Object.values(main).includes(name));
  return { ...Object.fromEntries(more), ...main };
}

function mergedList(stored: Told, merging: Merging): Partial<ResearchRecord> {
  const isCurated = rankOf(stored.saidBy('authors').source) >= curatedRank;
  const { list, taken } = mergeAuthors(merging.one, merging.two, { isBetter: merging.isBetter('authors'), isCurated });
  if (taken) merging.taken.add('authors');
  return { authorsTotal: undefined, authorsIncomplete: undefined, ...list } as Partial<ResearchRecord>;
}

/** The language is that of the titles that stand, the markup that of the original title, the kind of an abstract that of the abstract. */
function followers({ one: a, two: b, taken }: Merging): Partial<ResearchRecord> {
  const language = a.language !== b.language && taken.has(`title.${b.language}`) ? b.language : a.language;
  if (language !== a.language) taken.add('language');
  const titleTaken = taken.has(`title.${language}`);
  const sameTitle = a.title[language] === b.title[language];
  const titleMarkup = titleTaken ? b.titleMarkup : (a.titleMarkup ?? (sameTitle ? b.titleMarkup : undefined));
  const abstractTaken = !a.abstract && b.abstract;
  return { language, titleMarkup, abstractKind: abstractTaken ? b.abstractKind : a.abstractKind } as Partial<ResearchRecord>;
}
