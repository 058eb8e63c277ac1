import '#app/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { AccentStyle } from '#components/site/accent-style.tsx';
import { ClientTexts } from '#components/site/client-texts.tsx';
import { ConnectionNotice } from '#components/site/connection-notice.tsx';
import { facesUrl } from '#components/site/font-faces.ts';
import { Header } from '#components/site/header.tsx';
import { Hydrated } from '#components/site/hydrated.tsx';
import { OperatorLogo, OperatorName } from '#components/site/operator.tsx';
import { SearchShortcut } from '#components/site/search-shortcut.tsx';
import { SiteMessage } from '#components/site/site-message.tsx';
import { themeScript } from '#components/site/theme-script.ts';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Operator, Site } from '#lib/domain/site/site.ts';
import { clientMessages } from '#lib/i18n/client-messages.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf, isLanguage, type Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';
// lib/server caches rendered pages by address; the caches of Next.js stay off.
export const dynamic = 'force-dynamic';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f4' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1220' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  const name = site().name[(await getLocale()) as Language];
  return { title: { default: t('title', { site: name }), template: `%s · ${name}` }, description: t('description') };
}

/** The frame of every page in a language: theme, fonts, header, footer and the texts of client components. */
export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  const t = await getTranslations('site');
  // An invalid configuration does not fail the layout, so that the page inside can report the error.
  const running = await instance().catch(() => undefined);
  const message = await running?.siteMessage();
  const nonce = await scriptNonce();
  const settings = site();
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        {/* Before the script, which lets the browser decode the fonts. lib/server writes the sheet in place of the import. */}
        <style
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
          dangerouslySetInnerHTML={{ __html: `@import "${facesUrl(locale)}";` }}
        />
        <AccentStyle accent={settings.accent} nonce={nonce} />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint.
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
      </head>
      <body>
        <link rel="search" type="application/opensearchdescription+xml" href={paths.openSearch(locale)} title={settings.name[locale]} />
        <ClientTexts language={locale} messages={clientMessages(await getMessages())}>
          <a href="#content" className="skip">
            {t('skipToContent')}
          </a>
          {message && <SiteMessage language={locale} message={message} />}
          <Header
            language={locale}
            site={settings}
            hasInstitutions={running?.collection.institutions !== undefined}
            hasAreas={running !== undefined && !running.collection.ignored.includes('focusedAreaId')}
            isRemote={running !== undefined && !running.service}
          />
          {children}
          <Footer
            language={locale}
            site={settings}
            isRemote={running !== undefined && !running.service}
            hasInstitutions={running?.collection.institutions !== undefined}
          />
          <ConnectionNotice />
          <SearchShortcut />
          <Hydrated />
        </ClientTexts>
      </body>
    </html>
  );
}

interface FooterProps {
  readonly language: Language;
  readonly site: Site;
  readonly isRemote: boolean;
  readonly hasInstitutions: boolean;
}

/** The footer of every page: a note on the data, the operator, and links to secondary pages. */
function Footer({ language, site, isRemote, hasInstitutions }: FooterProps) {
  const t = useTranslations('site');
  const values = { site: site.name[language] };
  return (
    <footer className="no-print md:mt-auto border-t border-line text-sm text-muted">
      <div className="wrap grid gap-y-2 py-8">
        <p className="max-w-[41em]">{isRemote ? t('remoteFooterNote', values) : t('footerNote', values)}</p>
        <OperatorLine operator={site.operator} language={language} />
        <Spaced
          as="nav"
          aria-label={t('footerNavigation')}
          className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center max-md:[&_a]:min-h-11"
        >
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
      </div>
    </footer>
  );
}

/** The operator with logo; nothing when not configured. */
function OperatorLine({ operator, language }: { readonly operator: Operator; readonly language: Language }) {
  const t = useTranslations('site');
  if (!operator.name) return null;
  return (
    <Spaced as="p" className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1">
      <OperatorLogo operator={operator} className="h-10" />
      <span>{t.rich('operator', { o: () => <OperatorName operator={operator} language={language} /> })}</span>
    </Spaced>
  );
}
