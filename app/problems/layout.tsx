import '#app/globals.css';
import type { ReactNode } from 'react';
import { Mark } from '#components/site/mark.tsx';

export const dynamic = 'force-dynamic';

/** Pages outside the two languages: each is written in both. */
export default function ProblemsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <header className="border-b border-line">
          <div className="wrap flex min-h-14 items-center">
            <a href="/" className="flex min-h-11 items-center gap-2.5 text-lg font-semibold no-underline">
              <Mark className="size-8 text-accent" />
              <span>
                Madar <span lang="ar">مدار</span>
              </span>
            </a>
          </div>
        </header>
        {children}
      </body>
    </html>
  );
}
