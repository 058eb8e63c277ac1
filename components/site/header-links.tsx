'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { MyListLink } from './my-list-link.tsx';

interface HeaderLinksProps {
  readonly language: Language;
  readonly label: string;
  readonly myList: string;
  readonly links: readonly {
    readonly href: string;
    readonly text: string;
    /** Address prefix of other pages that belong to the section. */
    readonly alsoPath?: string;
    /** Whether the link is in the menu on phones, which have room for only four links. */
    readonly isWide?: boolean;
  }[];
}

const linkClass =
  'flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-1.5 no-underline max-md:text-sm md:px-2 aria-[current]:border-accent aria-[current]:font-semibold';

/** The main navigation; the current section is marked, on its sub-pages too. */
export function HeaderLinks({ language, label, links, myList }: HeaderLinksProps) {
  const path = usePathname();
  return (
    <nav aria-label={label} className="order-last -mx-1.5 flex w-full flex-wrap gap-x-1.5 md:order-none md:mx-0 md:w-auto md:gap-4">
      <Spaced>
        {links.map(({ href, text, alsoPath, isWide }) => {
          const current =
            path === href ? 'page' : path.startsWith(`${href}/`) || (alsoPath && path.startsWith(alsoPath)) ? 'true' : undefined;
          return (
            <PageLink key={href} href={href} aria-current={current} className={isWide ? `${linkClass} max-sm:hidden` : linkClass}>
              {text}
            </PageLink>
          );
        })}
        <MyListLink language={language} text={myList} className={linkClass} />
      </Spaced>
    </nav>
  );
}
