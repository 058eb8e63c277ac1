import { useTranslations } from 'next-intl';
import { PeopleCounts } from '#components/author/people-counts.tsx';
import { BarList } from '#components/collection/bar-list.tsx';
import type { CountryCount } from '#components/map/world-map.tsx';
import type { CountedRef } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';

interface PartnersProps {
  /** Institutions that signed publications together with those of the place. */
  readonly institutions: readonly CountedRef[];
  readonly countries: readonly CountryCount[];
  readonly note: string;
  readonly language: Language;
}

const shownMax = 12;

/** With whom: institutions and countries that publications were signed from as well, with how many. */
export function Partners({ institutions, countries, note, language }: PartnersProps) {
  const t = useTranslations('institutions');
  const rows = countries.map(({ code, ...country }) => ({ id: code, ...country }));
  const most = countries[0]?.count ?? 0;
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
            <BarList rows={rows.slice(0, shownMax)} most={most} language={language} />
            {rows.length > shownMax && (
              <details>
                <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('moreCountries', { count: rows.length - shownMax })}</summary>
                <BarList rows={rows.slice(shownMax)} most={most} language={language} />
              </details>
            )}
          </section>
        )}
      </div>
    </section>
  );
}
