import { Ltr } from '#components/text/text.tsx';
import type { Research } from '#lib/domain/research.ts';
import { machineOrigin } from '#lib/domain/text-origin.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';

interface MachineNoteProps {
  readonly research: Pick<Research, 'textOrigins'>;
  readonly field: 'title' | 'abstract';
  /** Language of the displayed text. */
  readonly fieldLanguage: string | undefined;
  readonly language: Language;
}

/** Notes that a text is machine-translated: engine, date, and review date if any. Nothing for other texts. */
export function MachineNote({ research, field, fieldLanguage, language }: MachineNoteProps) {
  const t = useTranslations('record.machine');
  const origin = machineOrigin(research.textOrigins, field, fieldLanguage);
  if (!origin) return null;
  const day = (iso: string) => formatDate({ iso, precision: 'day' }, language);
  const { engine, date, reviewed } = origin;
  return (
    <span lang={language} dir={directionOf(language)} data-testid="machine">
      {t(field)}
      {engine && (
        <>
          {' ('}
          <Ltr>{engine}</Ltr>
          {date && t('on', { date: day(date) })})
        </>
      )}
      .{reviewed && ` ${t('reviewed', { date: day(reviewed) })}`}
    </span>
  );
}
