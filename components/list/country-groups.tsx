import { useTranslations } from 'next-intl';
import { Spaced } from '#components/ui/spaced.tsx';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { Language } from '#lib/languages/languages.ts';

interface CountryGroupsProps {
  readonly language: Language;
  /** The selected values of the filter by country. */
  readonly selected: readonly string[];
  /** The address of the page for values of the filter; none for all countries. */
  readonly hrefOf: (country: readonly string[]) => string;
}

/** Links to the same page for the publications of all countries, and of each group of countries. */
export function CountryGroups({ language, selected, hrefOf }: CountryGroupsProps) {
  const t = useTranslations('charts');
  const choices = [
    { country: [], name: t('allCountries') },
    ...countryGroupIds.map((id) => ({ country: [id], name: countryName(id, language).value })),
  ];
  return (
    <nav aria-label={t('countries')} className="no-print mt-3 flex flex-wrap gap-x-5 text-sm">
      <Spaced>
        {choices.map(({ country, name }) => (
          <a
            key={country.join()}
            href={hrefOf(country)}
            rel="nofollow"
            aria-current={country.join() === selected.join() ? 'true' : undefined}
            className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
          >
            {name}
          </a>
        ))}
      </Spaced>
    </nav>
  );
}
