import { Ltr } from '#components/text/text.tsx';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

interface PrintNoteProps {
  readonly language: Language;
  /** Absolute address of the page. A script replaces it with the current one before printing (`site/hydrated.tsx`). */
  readonly address: string;
}

/** Print only: address and date of the list. A script updates both before printing. */
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
