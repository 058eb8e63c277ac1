import { Text } from '#components/text/text.tsx';
import type { AbstractAnswer } from '#lib/answers/abstract-answer.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';

/** The abstract of a row with its origin, or a note that there is no abstract. */
export function AbstractText({ answer: { abstract, abstractKind, note } }: { readonly answer: AbstractAnswer }) {
  const t = useTranslations('rows');
  if (!abstract) return <span role="status">{t('noAbstract')}</span>;
  return (
    <>
      <Text value={abstract} as="span" className="block text-ink [&:lang(ar)]:leading-[1.75]" />
      {note && <span className="block text-xs">{note}</span>}
      {abstractKind === 'editor' && <span className="block text-xs">{t('editorNote')}</span>}
    </>
  );
}
