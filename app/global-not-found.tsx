import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Page not found · الصفحة غير موجودة · Madar · مدار', robots: { index: false } };

const sections = [
  { lang: 'en', dir: 'ltr', title: 'There is nothing at this address', home: 'Home page', all: 'All research' },
  { lang: 'ar', dir: 'rtl', title: 'لا يوجد شيء في هذا العنوان', home: 'الصفحة الرئيسية', all: 'جميع الأبحاث' },
] as const;

/** The answer of every address that has no language and that nothing claims: it stands alone, without messages or styles of ours, in both languages. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body
        style={{ fontFamily: 'system-ui, sans-serif', maxInlineSize: '40rem', margin: '4rem auto', padding: '0 1rem', lineHeight: 1.7 }}
      >
        <main data-status="404">
          {sections.map(({ lang, dir, title, home, all }) => (
            <section key={lang} lang={lang} dir={dir}>
              {lang === 'en' ? <h1 style={{ fontSize: '1.5rem' }}>{title}</h1> : <h2 style={{ fontSize: '1.5rem' }}>{title}</h2>}
              <p>
                <a href={`/${lang}`}>{home}</a> · <a href={`/${lang}/research`}>{all}</a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
