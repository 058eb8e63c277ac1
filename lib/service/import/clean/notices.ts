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
