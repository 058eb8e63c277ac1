import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { InstitutionRef } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Links from an affiliation to the institution, its partners and its country. */
export function AffiliationLinks({ place, language }: { readonly place: InstitutionRef; readonly language: Language }) {
  const t = useTranslations('institutions');
  const record = useTranslations('record');
  const { id, name, country } = place;
  const path = paths.institution(language, id);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3" data-testid="affiliation">
      <a href={path} className={`text-ink ${touchable}`}>
        <Text value={name} />
      </a>{' '}
      {country && (
        <a href={paths.country(language, country)} className={`text-xs ${touchable}`}>
          <Text value={countryName(country, language)} contextLanguage={language} />
        </a>
      )}{' '}
      {place.isDerived && <span className="text-xs">({record('derivedAffiliation')})</span>}{' '}
      <a href={`${path}#partners`} aria-label={t('partnersOf', { name: name.value })} className={`no-print text-xs ${touchable}`}>
        {t('partnersShort')}
      </a>
    </span>
  );
}

const touchable = 'inline-flex min-h-6 items-center max-md:min-h-11';
