import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import type { AreaGroup } from '#lib/answers/area-answer.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Areas by group, folded on a phone; without groups, one list in columns. */
export function AreaIndex({ groups, language }: { readonly groups: readonly AreaGroup[]; readonly language: Language }) {
  const t = useTranslations('home');
  if (groups.every(({ key }) => key === undefined))
    return (
      <div className="mt-4 gap-x-10 sm:columns-2 md:columns-3">
        <AreaList areas={groups.flatMap(({ areas }) => areas)} language={language} />
      </div>
    );
  return (
    <div className="mt-2 gap-x-10 sm:columns-2 md:mt-4 lg:columns-3">
      {groups.map(({ key, areas }) => (
        <details key={key ?? 'other'} className="unfolded break-inside-avoid max-sm:border-b max-sm:border-line sm:mb-5">
          <summary className="min-h-11 py-2.5 font-semibold">{t(`groups.${key ?? 'other'}`)}</summary>
          <AreaList areas={areas} language={language} />
        </details>
      ))}
    </div>
  );
}

function AreaList({ areas, language }: { readonly areas: readonly ResearchArea[]; readonly language: Language }) {
  return (
    <ul className="text-sm max-sm:pb-2">
      {areas.map((area) => (
        <li key={area.id} className="break-inside-avoid">
          <a
            href={paths.area(language, area.id)}
            className="flex items-baseline justify-between gap-3 py-1 no-underline hover:underline max-md:min-h-11 max-md:items-center"
          >
            <Text value={area.name} as="span" />{' '}
            {area.researchCount !== undefined && <span className="text-xs text-muted">{formatInteger(area.researchCount, language)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
