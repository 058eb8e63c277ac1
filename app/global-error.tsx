'use client';

import { useEffect, useState } from 'react';

const texts = {
  en: { title: 'Something went wrong on our side', again: 'Load the page again', reference: 'Reference for a report:' },
  ar: { title: 'حدث خطأ من جانبنا', again: 'إعادة تحميل الصفحة', reference: 'الرقم المرجعي عند الإبلاغ:' },
} as const;

/** Shown when the root layout fails. Uses no message files and no styles. Has both languages; the language of the address is first. */
export default function GlobalError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  const [language, setLanguage] = useState<'en' | 'ar'>('en');
  useEffect(() => setLanguage(location.pathname.startsWith('/ar') ? 'ar' : 'en'), []);
  const order = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <body
        style={{ fontFamily: 'system-ui, sans-serif', maxInlineSize: '40rem', margin: '4rem auto', padding: '0 1rem', lineHeight: 1.7 }}
      >
        {order.map((lang) => (
          <section key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
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
