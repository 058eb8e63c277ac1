import { useTranslations } from 'next-intl';
import { ticksFormId } from '#components/research/form-id.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths, selectPath } from '#lib/url/paths.ts';

interface PlainSelectProps {
  readonly language: Language;
  /** Address of the list without checkboxes. */
  readonly list: string;
  readonly isSelecting: boolean;
}

/** Row selection without scripts: a link to the list with checkboxes, then a button that opens the ticked rows. */
export function PlainSelect({ language, list, isSelecting }: PlainSelectProps) {
  const t = useTranslations('list');
  const className = 'link no-print inline-flex min-h-11 items-center text-sm [@media(scripting:enabled)]:hidden';
  if (!isSelecting)
    return (
      <a href={selectPath(list)} rel="nofollow" className={className}>
        {t('select')}
      </a>
    );
  return (
    <form id={ticksFormId} method="get" action={paths.list(language)} className={className}>
      <button type="submit">{t('showSelected')}</button>
    </form>
  );
}
