import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BarList } from '#components/ui/bar-list.tsx';
import type { BarRow } from '#lib/answers/bar-row.ts';
import type { Language } from '#lib/languages/languages.ts';
import { Collapsible } from './collapsible.tsx';

interface CollapsibleCountsProps {
  readonly id: string;
  readonly title: string;
  /** Total; the number of `rows` by default. */
  readonly total?: number;
  /** Most frequent first. */
  readonly rows: readonly BarRow[];
  /** Text below the rows. */
  readonly note?: string;
  /** What is counted, for screen readers: publications `together` with the subject of the page, or all publications (`alone`). */
  readonly counts: 'together' | 'alone';
  readonly language: Language;
  /** A link to all rows, shown below them. */
  readonly foot?: ReactNode;
}

/** Number of visible rows; the rest is folded. */
const rowsFirst = 6;

/** Message key of the link to the collapsed rows, by id of the section. Other sections list people. */
const restMessages: Readonly<Record<string, 'moreInstitutions' | 'moreCountries'>> = {
  institutions: 'moreInstitutions',
  partners: 'moreInstitutions',
  countries: 'moreCountries',
  partnerCountries: 'moreCountries',
};

/** Names with publication counts: people, partners, countries. */
export function CollapsibleCounts({ id, title, total, rows, note, counts, language, foot }: CollapsibleCountsProps) {
  const t = useTranslations('author');
  if (rows.length === 0) return null;
  const list = (visible: readonly BarRow[]) => (
    <BarList rows={visible} countMax={rows[0]?.count ?? 0} language={language} countName={(count) => t(counts, { count })} />
  );
  const rest = rows.slice(rowsFirst);
  return (
    <Collapsible id={id} title={title} hint={note} count={total ?? rows.length} leading={rows} language={language} isOpenWide>
      {list(rows.slice(0, rowsFirst))}
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5 text-sm">{t(restMessages[id] ?? 'more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
      {foot}
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </Collapsible>
  );
}
