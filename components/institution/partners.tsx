import { useTranslations } from 'next-intl';
import { PeopleCounts } from '#components/author/people-counts.tsx';
import { BarList } from '#components/collection/bar-list.tsx';
import type { CountryCount } from '#components/map/world-map.tsx';
import type { CountedRef } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';

interface PartnersProps {
  /** Institutions that signed publications together with this one; none on the page of a country. */
  readonly institutions: readonly CountedRef[];
  readonly countries: readonly CountryCount[];
  readonly note: string;
  readonly language: Language;
}

const countriesMax = 12;

/** With whom: institutions and countries that publications were signed from as well, with how many. */
export function Partners({ institutions, countries, note, language }: PartnersProps) {
  const t = useTranslations('institutions');
  const isAlone = institutions.length === 0 && countries.length === 0;
  return (
    <section aria-labelledby="partners" className="mt-8 border-t border-line pt-6" data-testid="partners">
      <h2 id="partners" className="text-lg">
        {t('partners')}
      </h2>
      <p className="text-xs text-muted">{isAlone ? t('noPartners') : note}</p>
      <div className="grid items-start gap-x-12 gap-y-4 md:grid-cols-[2fr_1fr]">
        {institutions.length > 0 && (
          <section aria-labelledby="partner-institutions" className="mt-4 min-w-0">
            <h3 id="partner-institutions" className="text-base">
              {t('partnerInstitutions')}
            </h3>
            <PeopleCounts people={institutions} language={language} counts="together" hrefOf={(id) => paths.institution(language, id)} />
          </section>
        )}
        {countries.length > 0 && (
          <section aria-labelledby="partner-countries" className="mt-4 min-w-0">
            <h3 id="partner-countries" className="text-base">
              {t('partnerCountries')}
            </h3>
            <BarList
              rows={countries.slice(0, countriesMax).map(({ code, ...country }) => ({ id: code, ...country }))}
              most={countries[0]?.count ?? 0}
              language={language}
            />
          </section>
        )}
      </div>
    </section>
  );
}
