import { useTranslations } from 'next-intl';
import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { paths } from '#lib/url/paths.ts';
import { Listed } from './institution-header.tsx';

interface CountryHeaderProps {
  readonly name: TextValue;
  readonly total: number;
  readonly areas: readonly Ref[];
  readonly language: Language;
}

/** The name of a country in both languages, and how much was signed from there. */
export function CountryHeader({ name, total, areas, language }: CountryHeaderProps) {
  const t = useTranslations('institutions');
  return (
    <header className="min-w-0">
      <h1 className="text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight)">
        <Text value={name} />
      </h1>
      {name.alt && <Text value={name.alt} as="p" className="page-start mt-1 text-lg text-muted" />}
      <p className="mt-2 text-sm" data-testid="facts">
        {t('publications', { count: total })}
      </p>
      <Listed label={t('areas')}>
        {areas.map((area) => (
          <a key={area.id} href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [area.id] })}>
            <Text value={area.name} />
          </a>
        ))}
      </Listed>
    </header>
  );
}
