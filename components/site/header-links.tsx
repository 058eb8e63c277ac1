'use client';

import { usePathname } from 'next/navigation';
import { useSaved } from '#components/list/state/saved-records.ts';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

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
    <Spaced
      as="nav"
      aria-label={label}
      className="order-last -mx-1.5 flex w-full flex-wrap gap-x-1.5 md:order-none md:mx-0 md:w-auto md:gap-4"
    >
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
  );
}

/** A link to the reader's list, with its count. The address contains the ids, so that it also works on other devices. */
function MyListLink({ language, text, className }: { readonly language: Language; readonly text: string; readonly className: string }) {
  const ids = useSaved();
  const isCurrent = usePathname() === paths.list(language);
  return (
    <a
      href={paths.list(language, ids)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${className} relative [@media(scripting:none)]:hidden`}
      data-testid="my-list"
    >
      {text}
      {/* Outside the layout flow, so that the count does not move other links and is not underlined. */}
      <span className="absolute start-full -ms-0.5 text-muted">{ids.length > 0 && formatInteger(ids.length, language)}</span>
    </a>
  );
}
