import { useTranslations } from 'next-intl';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Operator, Site } from '#lib/domain/site/site.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { OperatorLogo, OperatorName } from './operator.tsx';

interface FooterProps {
  readonly language: Language;
  readonly site: Site;
  readonly isRemote: boolean;
  readonly hasInstitutions: boolean;
}

/** The footer of every page: a note on the data, the operator, and links to secondary pages. */
export function Footer({ language, site, isRemote, hasInstitutions }: FooterProps) {
  const t = useTranslations('site');
  const values = { site: site.name[language] };
  return (
    <footer className="no-print mt-auto border-t border-line text-sm text-muted">
      <div className="wrap grid gap-y-2 py-8">
        <p className="max-w-[41em]">{isRemote ? t('remoteFooterNote', values) : t('footerNote', values)}</p>
        <OperatorLine operator={site.operator} language={language} />
        <nav
          aria-label={t('footerNavigation')}
          className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center max-md:[&_a]:min-h-11"
        >
          <Spaced>
            {hasInstitutions && <a href={paths.countries(language)}>{t('countries')}</a>}
            {!isRemote && <a href={paths.venues(language)}>{t('venues')}</a>}
            {!isRemote && <a href={paths.missions(language)}>{t('missions')}</a>}
            {!isRemote && <a href={paths.collection(language)}>{t('collection')}</a>}
            <a href={paths.terms(language)}>{t('terms')}</a>
            <a href={paths.developers(language)}>{t('developers')}</a>
            {!isRemote && <a href={paths.developers(language, 'harvest')}>{t('harvest')}</a>}
            <a href={`/${language}/about`}>{t('about')}</a>
            <a href={`/${language}/about#reuse`}>{t('licences')}</a>
            <a href={`/${language}/accessibility`}>{t('accessibility')}</a>
            <a href={`/${language}/privacy`}>{t('privacy')}</a>
            <a href={paths.imprint(language)}>{t('imprint')}</a>
          </Spaced>
        </nav>
      </div>
    </footer>
  );
}

/** The operator with logo; nothing when not configured. */
function OperatorLine({ operator, language }: { readonly operator: Operator; readonly language: Language }) {
  const t = useTranslations('site');
  if (!operator.name) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1">
      <Spaced>
        <OperatorLogo operator={operator} className="h-10" />
        <span>{t.rich('operator', { o: () => <OperatorName operator={operator} language={language} /> })}</span>
      </Spaced>
    </p>
  );
}
