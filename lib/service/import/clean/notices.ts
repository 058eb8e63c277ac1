import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { distinctNotices, type Notice, type NoticeKind } from '#lib/domain/notice.ts';
import { cleanDate } from './dates.ts';
import { cleanDoi } from './identifiers.ts';

/** A notice as a source writes it. */
export interface WrittenNotice {
  /** In the words of Crossref (`partial_retraction`, `erratum`) or DataCite (`IsObsoletedBy`). */
  readonly type: string;
  readonly doi?: string | undefined;
  readonly date?: string | undefined;
}

const kinds: Readonly<Record<string, NoticeKind>> = lookupTable({
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

/** Publishers put it before the title, where neither index nor registry say it. */
const inTitle = /^(?:\W*)(retracted|withdrawn)(?:\s+(?:article|paper|chapter))?\s*[:\]–—-]/i;

/** How the title of a notice begins, by its kind: "Retraction: …", "Correction to: …", "Expression of Concern: …". A work on retractions has no colon there. */
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

/** What kind of notice a work is by its title, where nothing else says so; undefined for other works. */
export function noticeInTitle(title: string): NoticeKind | undefined {
  return noticeTitles.find(([, begin]) => begin.test(title))?.[0];
}

/** The works that a record is a notice of: those that its source names, else one without a DOI where the title says that it is a notice. */
export function cleanNoticeOf(written: readonly WrittenNotice[], title: string): readonly Notice[] {
  const stated = cleanNotices(written);
  const kind = stated.length > 0 ? undefined : noticeInTitle(title);
  return kind ? [{ kind }] : stated;
}

/** Notices of kinds that are known, each once; what has no kind here (a review, a version) is none. */
export function cleanNotices(written: readonly WrittenNotice[], title = ''): readonly Notice[] {
  const notices = written.flatMap(({ type, doi, date }): Notice[] => {
    const kind = kinds[type.toLowerCase().replace(/[\s_]+/g, '-')];
    const bare = cleanDoi(doi);
    const day = cleanDate(date)?.iso;
    return kind ? [{ kind, ...(bare && { doi: bare }), ...(day && { date: day }) }] : [];
  });
  return distinctNotices(inTitle.test(title) ? [...notices, { kind: 'retraction' }] : notices);
}
