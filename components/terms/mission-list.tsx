import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface MissionListProps {
  readonly missions: readonly { readonly term: DictionaryTerm; readonly count: number }[];
  readonly language: Language;
}

/** Missions with their numbers of publications, in columns, and a link to the whole dictionary. */
export function MissionList({ missions, language }: MissionListProps) {
  const t = useTranslations('terms');
  return (
    <>
      <ul className="mt-4 gap-x-12 border-t border-line text-sm sm:columns-2 lg:columns-3" data-testid="missions">
        {missions.map(({ term, count }) => (
          <li key={term.id} className="break-inside-avoid border-b border-line">
            <a href={paths.mission(language, term.id)} className="flex min-h-11 items-center gap-3 no-underline hover:underline">
              <Text value={termName(term, language)} as="span" />{' '}
              <span className="ms-auto text-muted">{formatInteger(count, language)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.terms(language)} className="link inline-flex min-h-11 items-center text-sm">
          {t('title')}
        </a>
      </p>
    </>
  );
}
