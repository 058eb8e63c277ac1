import { useTranslations } from 'next-intl';
import { Text } from '#components/text.tsx';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { YearSpan } from './institution-header.tsx';

interface CountryHeaderProps {
  readonly name: TextValue;
  readonly total: number;
  /** In their order. */
  readonly years: readonly { readonly year: number }[];
}

/** The name of a country in both languages, and how much was signed from there. */
export function CountryHeader({ name, total, years }: CountryHeaderProps) {
  const t = useTranslations('institutions');
  return (
    <header className="min-w-0">
      <h1 className="text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight)">
        <Text value={name} />
      </h1>
      {name.alt && <Text value={name.alt} as="p" className="page-start mt-1 text-lg text-muted" />}
      <p className="mt-2 flex flex-wrap gap-x-4.5 text-sm text-muted" data-testid="facts">
        <span className="text-ink">{t('publications', { count: total })}</span>
        <YearSpan first={years[0]?.year} last={years.at(-1)?.year} />
      </p>
    </header>
  );
}
