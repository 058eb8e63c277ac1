'use client';

import type { Page } from '#lib/domain/page.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { AsOfNote } from './as-of-note.tsx';

interface ListNoticesProps {
  readonly page: Page<unknown>;
  /** Returns the address of the same list with another keyword. */
  readonly hrefOf: (change: { keyword: string }) => string;
}

/** Notices on how the query was understood, on ignored parameters and an unstable order, and on the age of a cached response. */
export function ListNotices({ page, hrefOf }: ListNoticesProps) {
  const t = useTranslations('list');
  return (
    <>
      {page.warnings.map((warning) => (
        <p key={warning.code} className="mt-1 text-sm text-warn">
          {warning.code === 'wider_subject' && warning.suggestion ? (
            <SuggestionText text={warning.text} suggestion={warning.suggestion} href={hrefOf({ keyword: warning.suggestion })} />
          ) : (
            warning.text
          )}
        </p>
      ))}
      {page.ignored && page.ignored.length > 0 && (
        <p className="mt-1 text-sm text-warn">
          {t('ignored', { names: [...new Set(page.ignored)].map((name) => t(`part.${name}` as 'part.sort')).join(t('separator')) })}
        </p>
      )}
      {page.unstableOrder && <p className="mt-1 text-sm text-warn">{t('unstableOrder')}</p>}
      <AsOfNote asOf={page.asOf} />
    </>
  );
}

/** A notice whose last mention of the suggestion is a link. Without a mention, all of the notice is the link. */
function SuggestionText({ text, suggestion, href }: { readonly text: string; readonly suggestion: string; readonly href: string }) {
  const start = text.lastIndexOf(suggestion);
  if (start < 0) return <a href={href}>{text}</a>;
  return (
    <>
      {text.slice(0, start)}
      <a href={href}>
        <bdi>{suggestion}</bdi>
      </a>
      {text.slice(start + suggestion.length)}
    </>
  );
}
