import { useTranslations } from 'next-intl';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';
import { HeaderLinks } from './header-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark, Orbits } from './mark.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header({ language }: { readonly language: Language }) {
  const t = useTranslations('site');
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <header className="no-print relative overflow-clip border-b border-line">
      <Orbits />
      <div className="wrap relative flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-1 md:min-h-17">
        <a href={paths.home(language)} className="flex min-h-11 items-center gap-2.5 text-lg font-semibold no-underline">
          <Mark className="size-8 text-accent" />
          <span>
            {t('name')}{' '}
            <small lang={other} className="text-base font-normal text-muted">
              {t('nameOther')}
            </small>
          </span>
        </a>
        <HeaderLinks
          language={language}
          label={t('mainNavigation')}
          myList={t('myList')}
          links={[
            { href: paths.research(language), text: t('research') },
            { href: paths.authors(language), text: t('authors') },
            { href: paths.developers(language), text: t('developers') },
          ]}
        />
        <div className="ms-auto flex items-center gap-4">
          <ThemeSwitch night={t('night')} day={t('day')} />
          <LanguageSwitch language={language} label={t('switchLanguage')} />
        </div>
      </div>
    </header>
  );
}
