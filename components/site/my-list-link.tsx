'use client';

import { usePathname } from 'next/navigation';
import { useSaved } from '#components/list/state/saved-records.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface MyListLinkProps {
  readonly language: Language;
  readonly text: string;
  readonly className: string;
}

/** A link to the reader's list, with its count. The address contains the ids, so that it also works on other devices. */
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
      {/* Outside the layout flow, so that the count does not move other links and is not underlined. */}
      <span className="absolute start-full -ms-0.5 text-muted">{ids.length > 0 && formatInteger(ids.length, language)}</span>
    </a>
  );
}
