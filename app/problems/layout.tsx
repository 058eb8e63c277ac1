import '#app/globals.css';
import type { ReactNode } from 'react';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { AccentStyle } from '#components/site/accent-style.tsx';
import { Mark } from '#components/site/mark.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { directionOf, languages } from '#lib/languages/languages.ts';
import { site } from '#lib/setup/site.ts';

export const dynamic = 'force-dynamic';

/** Layout of pages that show both languages and have no language in their address. */
export default async function ProblemsLayout({ children }: { readonly children: ReactNode }) {
  const { name, accent } = site();
  return (
    <html lang="en" dir="ltr">
      <body>
        <AccentStyle accent={accent} nonce={await scriptNonce()} />
        <header className="border-b border-line">
          <div className="wrap flex min-h-14 items-center">
            <a href="/" className="flex min-h-11 items-center gap-2.5 text-lg font-semibold no-underline">
              <Mark className="size-8 text-accent" />
              <Spaced as="span">
                {languages.map(
                  (language) =>
                    (language === languages[0] || name[language] !== name[languages[0]]) && (
                      <bdi key={language} lang={language} dir={directionOf(language)}>
                        {name[language]}
                      </bdi>
                    ),
                )}
              </Spaced>
            </a>
          </div>
        </header>
        {children}
      </body>
    </html>
  );
}
