import '#app/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { AccentStyle } from '#components/site/accent-style.tsx';
import { ClientTexts } from '#components/site/client-texts.tsx';
import { ConnectionNotice } from '#components/site/connection-notice.tsx';
import { facesUrl } from '#components/site/font-faces.ts';
import { Footer } from '#components/site/footer.tsx';
import { Header } from '#components/site/header.tsx';
import { Hydrated } from '#components/site/hydrated.tsx';
import { SearchShortcut } from '#components/site/search-shortcut.tsx';
import { SiteMessage } from '#components/site/site-message.tsx';
import { themeScript } from '#components/site/theme-script.ts';
import { clientMessages } from '#lib/i18n/client-messages.ts';
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
