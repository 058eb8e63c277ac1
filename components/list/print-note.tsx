import { useTranslations } from 'next-intl';
import { Ltr } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import { formatDate } from '#lib/i18n/format.ts';

interface PrintNoteProps {
  readonly language: Language;
  /** Absolute address of the page. Of a page that scripts have moved on, the browser's own stands there (`site/hydrated.tsx`). */
  readonly address: string;
}

/** On paper alone: where the list is, and of which day. A page is made anew with the data, so the day it was made is one on which it was true. */
export function PrintNote({ language, address }: PrintNoteProps) {
  const t = useTranslations('exports');
  const date = formatDate({ iso: new Date().toISOString().slice(0, 10), precision: 'day' }, language);
  return (
    <p data-testid="print-note" className="hidden text-sm print:block">
      <Ltr className="break-all">
        <span data-print="address">{address}</span>
      </Ltr>
      {' · '}
      <span>{t.rich('printed', { date: () => <span data-print="date">{date}</span> })}</span>
    </p>
  );
}
