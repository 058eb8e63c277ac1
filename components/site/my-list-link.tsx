'use client';

import { usePathname } from 'next/navigation';
import { useSaved } from '#components/list/state/saved.ts';
import type { Language } from '#lib/domain/language.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

interface MyListLinkProps {
  readonly language: Language;
  readonly text: string;
  readonly className: string;
}

/** The reader's own list with the number of what is in it. The address holds the ids, so that the page is the same wherever it is opened. */
export function MyListLink({ language, text, className }: MyListLinkProps) {
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
      {/* Beside the last link, out of the flow: nothing moves when the number comes, and the line under the link is as long as its words. */}
      <span className="absolute start-full -ms-0.5 text-muted">{ids.length > 0 && formatInteger(ids.length, language)}</span>
    </a>
  );
}
