import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { distinctNotices, type Notice, type NoticeKind } from '#lib/domain/notice.ts';
import { cleanDate } from '#lib/import/clean/dates.ts';
import { cleanDoi } from '#lib/import/clean/identifiers.ts';

/** A retraction, correction or replacement of a work as stated by a source. */
export interface RawNotice {
  /** A type of Crossref (`partial_retraction`, `erratum`) or DataCite (`IsObsoletedBy`). */
  readonly type: string;
  readonly doi?: string | undefined;
  readonly date?: string | undefined;
}

const kindsByType: Readonly<Record<string, NoticeKind>> = lookupTable({
  retraction: 'retraction',
  withdrawal: 'retraction',
  removal: 'retraction',
  'expression-of-concern': 'concern',
  correction: 'correction',
  corrigendum: 'correction',
  erratum: 'correction',
  addendum: 'correction',
  clarification: 'correction',
  'partial-retraction': 'correction',
  'new-version': 'replacement',
  'new-edition': 'replacement',
  'is-replaced-by': 'replacement',
  isobsoletedby: 'replacement',
});

/** Prefix that publishers add to the title of a retracted work. Sometimes nothing else in the record indicates the retraction. */
const retractedTitle = /^(?:\W*)(retracted|withdrawn)(?:\s+(?:article|paper|chapter))?\s*[:\]–—-]/i;

/** Beginnings of notice titles: "Retraction: …", "Correction to: …". The colon excludes works about retractions. */
const noticeTitles: readonly (readonly [NoticeKind, RegExp])[] = [
  [
    'concern',
    /^\W*(?:(?:editorial |publisher['’]?s? )?(?:expression|statement|notice) of concern)(?: (?:on|for|regarding|about|to))?\s*(?:[:\]–—-]|["“'‘]|$)/i,
  ],
  [
    'retraction',
    /^\W*(?:(?:retraction|withdrawal|removal)(?: (?:notice|note|statement))?(?: (?:to|of|for|on))?|(?:notice|statement) of (?:retraction|withdrawal))\s*(?:[:\]–—]|["“'‘]|$)/i,
  ],
  [
    'correction',
    /^\W*(?:(?:author|publisher|editorial)['’]?s? )?(?:correction|corrections|corrigend(?:um|a)|errat(?:um|a)|addend(?:um|a))(?: (?:notice|note|statement))?(?: (?:to|of|for|on))?\s*(?:[:\]–—]|["“'‘]|$)/i,
  ],
  ['retraction', /^\s*(?:إشعار|إعلان)?\s*(?:سحب|بسحب)(?:\s+(?:بحث|مقال|المقال|البحث))?\s*[:–—]/],
  ['concern', /^\s*(?:إشعار|إبداء|تعبير عن)\s+(?:تحفظ|القلق|قلق)\s*[:–—]/],
  ['correction', /^\s*(?:إشعار\s+)?(?:تصويب|تصحيح|استدراك|تصويبات|ملحق تصويبي)(?:\s+(?:على|ل[^:]{0,20}))?\s*[:–—]/],
];

/** The kind of notice that a title announces; undefined for other works. */
export function noticeInTitle(title: string): NoticeKind | undefined {
  return noticeTitles.find(([, pattern]) => pattern.test(title))?.[0];
}

/** What a record retracts or corrects: the notices that its source states, else one without DOI if its title announces a notice. */
export function cleanNoticeOf(raw: readonly RawNotice[], title: string): readonly Notice[] {
  const notices = cleanNotices(raw);
  const kind = notices.length > 0 ? undefined : noticeInTitle(title);
  return kind ? [{ kind }] : notices;
}

/** Distinct notices of the mapped kinds, and a retraction if the title is marked. Other relations, such as reviews, are dropped. */
export function cleanNotices(raw: readonly RawNotice[], title = ''): readonly Notice[] {
  const notices = raw.flatMap(({ type, doi, date }): Notice[] => {
    const kind = kindsByType[type.toLowerCase().replace(/[\s_]+/g, '-')];
    const cleanedDoi = cleanDoi(doi);
    const day = cleanDate(date)?.iso;
    return kind ? [{ kind, ...(cleanedDoi && { doi: cleanedDoi }), ...(day && { date: day }) }] : [];
  });
  return distinctNotices(retractedTitle.test(title) ? [...notices, { kind: 'retraction' }] : notices);
}
