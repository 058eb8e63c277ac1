'use client';

import { useEffect, useState } from 'react';

const texts = {
  en: {
    title: 'Something went wrong on our side',
    text: 'Please load the page again.',
    again: 'Load again',
    reference: 'Reference for a report:',
  },
  ar: { title: 'حدث خطأ من جانبنا', text: 'يُرجى إعادة تحميل الصفحة.', again: 'إعادة التحميل', reference: 'الرقم المرجعي عند الإبلاغ:' },
} as const;

/** Last resort when the root layout fails: no messages, no styles; both languages, that of the address first. */
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
            <p>{texts[lang].text}</p>
            {error.digest && (
              <p>
                {texts[lang].reference} <bdi dir="ltr">{error.digest}</bdi>
              </p>
            )}
            <p>
              <button type="button" onClick={() => location.reload()} style={{ minBlockSize: '2.75rem', paddingInline: '1rem' }}>
                {texts[lang].again}
              </button>
            </p>
          </section>
        ))}
      </body>
    </html>
  );
}
