import { ChoiceLinks } from '#components/ui/choice-links.tsx';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
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
  const choices = [[], ...countryGroupIds.map((id) => [id])].map((country) => ({
    id: country.join(),
    name: country[0] === undefined ? t('allCountries') : countryName(country[0], language).value,
    href: hrefOf(country),
    isCurrent: country.join() === selected.join(),
  }));
  return <ChoiceLinks label={t('countries')} choices={choices} />;
}
