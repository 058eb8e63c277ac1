'use client';

import { useEffect, useState } from 'react';
import { directionOf, type Language, languageOrFirst, languages, otherLanguages } from '#lib/languages/languages.ts';

const texts = {
  en: { title: 'Something went wrong on our side', again: 'Load the page again', reference: 'Reference for a report:' },
  ar: { title: 'حدث خطأ من جانبنا', again: 'إعادة تحميل الصفحة', reference: 'الرقم المرجعي عند الإبلاغ:' },
} as const;

/** Shown when the root layout fails. Uses no message files and no styles. Has both languages; the language of the address is first. */
export default function GlobalError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  const [language, setLanguage] = useState<Language>(languages[0]);
  useEffect(() => setLanguage(languageOrFirst(location.pathname.split('/')[1])), []);
  return (
    <html lang={language} dir={directionOf(language)}>
      <body
        style={{ fontFamily: 'system-ui, sans-serif', maxInlineSize: '40rem', margin: '4rem auto', padding: '0 1rem', lineHeight: 1.7 }}
      >
        {[language, ...otherLanguages(language)].map((lang) => (
          <section key={lang} lang={lang} dir={directionOf(lang)}>
            <h1 style={{ fontSize: '1.5rem' }}>{texts[lang].title}</h1>
            {error.digest && (
              <p>
                {texts[lang].reference} <bdi dir="ltr">{error.digest}</bdi>
              </p>
            )}
            <button type="button" onClick={() => location.reload()} style={{ padding: '1rem', font: 'inherit' }}>
              {texts[lang].again}
            </button>
          </section>
        ))}
      </body>
    </html>
  );
}
