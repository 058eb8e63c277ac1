import { HeaderLinks } from '#components/site/header-links.tsx';
import { LanguageSwitch } from '#components/site/language-switch.tsx';
import { Mark, Orbits } from '#components/site/mark.tsx';
import { ThemeSwitch } from '#components/site/theme-switch.tsx';
import { Text } from '#components/text/text.tsx';
import { otherSiteName, type Site } from '#lib/domain/site/site.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface HeaderProps {
  readonly language: Language;
  readonly site: Pick<Site, 'name'>;
  /** Whether institutions have pages. */
  readonly hasInstitutions: boolean;
  /** Whether areas have pages. */
  readonly hasAreas: boolean;
  readonly isRemote: boolean;
}

/** The header of every page: logo, site name, main navigation, theme and language switches. */
export function Header({ language, site, hasInstitutions, hasAreas, isRemote }: HeaderProps) {
  const t = useTranslations('site');
  const otherName = otherSiteName(site, language);
  return (
    <header className="no-print relative border-b border-line">
      <div className="pointer-events-none absolute inset-x-0 top-0 h-full contain-paint max-md:h-13">
        <Orbits />
      </div>
      <div className="wrap relative flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 max-sm:gap-x-2 py-1 md:min-h-17">
        <a href={paths.home(language)} className="flex min-h-11 items-center gap-2.5 text-lg font-semibold no-underline">
          <Mark className="size-8 text-accent" />
          <span>
            <Text value={{ value: site.name[language], lang: language }} contextLanguage={language} />{' '}
            {otherName && (
              <Text
                value={{ value: otherName, lang: otherLanguages(language)[0] }}
                as="small"
                className="inline-block text-base font-normal text-muted"
              />
            )}
          </span>
        </a>
        <HeaderLinks
          language={language}
          label={t('mainNavigation')}
          myList={t('myList')}
          links={[
            { href: paths.research(language), text: t('research') },
            ...(hasAreas ? [{ href: paths.areas(language), text: t('areas'), isWide: true }] : []),
            { href: paths.authors(language), text: t('authors') },
            ...(hasInstitutions
              ? [{ href: paths.institutions(language), text: t('institutions'), alsoPath: paths.country(language, '') }]
              : []),
            { href: paths.developers(language), text: t('developers'), isWide: hasInstitutions },
          ]}
        />
        <div className="ms-auto flex items-center gap-4 max-sm:gap-3">
          <ThemeSwitch night={t('night')} day={t('day')} />
          <LanguageSwitch language={language} label={t('switchLanguage')} />
          <HeaderMenu
            label={t('more')}
            links={[
              ...(hasAreas ? [{ href: paths.areas(language), text: t('areas') }] : []),
              { href: paths.developers(language), text: t('developers') },
              ...(isRemote ? [] : [{ href: paths.collection(language), text: t('collection') }]),
              { href: paths.terms(language), text: t('terms') },
              { href: `/${language}/about`, text: t('about') },
            ]}
          />
        </div>
      </div>
    </header>
  );
}

interface HeaderMenuProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** Items that do not fit on a phone, in a menu that opens without scripts. */
function HeaderMenu({ label, links }: HeaderMenuProps) {
  return (
    <details data-menu name="menu" data-testid="menu" className="relative sm:hidden">
      <summary className="-me-2.5 grid size-11 list-none place-items-center">
        <span className="sr-only">{label}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-current stroke-2">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </summary>
      <ul className="absolute end-0 top-full z-20 rounded border border-control bg-surface px-4 py-1">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center whitespace-nowrap no-underline hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
