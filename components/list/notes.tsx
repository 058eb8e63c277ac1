'use client';

import { useTranslations } from 'next-intl';
import type { Page } from '#lib/domain/page.ts';
import { AsOfNote } from './as-of-note.tsx';
import { isOffered, type Offers } from './offers.ts';

interface NotesProps {
  readonly page: Page<unknown>;
  readonly offers?: Offers | undefined;
  /** The same list with other words. */
  readonly hrefOf: (change: { keyword: string }) => string;
}

/** Notices that lead on to other words. */
const leading: ReadonlySet<string> = new Set(['wider_subject']);

/** How the query was understood, what the service ignored, and how old the answer is when the service cannot be asked. */
export function Notes({ page, offers, hrefOf }: NotesProps) {
  const t = useTranslations('list');
  const ignored = [...new Set(page.ignored)];
  // A filter that is offered was left out because it has several values.
  const isSeveral = (name: string) => offers !== undefined && name !== 'cursor' && isOffered(offers, name);
  const notes = [
    { key: 'ignored', names: ignored.filter((name) => !isSeveral(name)) },
    { key: 'ignoredSeveral', names: ignored.filter(isSeveral) },
  ] as const;
  return (
    <>
      {page.warnings.map((warning) => (
        <p key={warning.code} className="mt-1 text-sm text-warn">
          {leading.has(warning.code) && warning.suggestion ? (
            <Leading text={warning.text} suggestion={warning.suggestion} href={hrefOf({ keyword: warning.suggestion })} />
          ) : (
            warning.text
          )}
        </p>
      ))}
      {notes.map(
        ({ key, names }) =>
          names.length > 0 && (
            <p key={key} className="mt-1 text-sm text-warn">
              {t(key, { names: names.map((name) => t(`part.${name}` as 'part.sort')).join(t('separator')) })}
            </p>
          ),
      )}
      {page.unstableOrder && <p className="mt-1 text-sm text-warn">{t('unstableOrder')}</p>}
      <AsOfNote asOf={page.asOf} />
    </>
  );
}

interface LeadingProps {
  readonly text: string;
  readonly suggestion: string;
  readonly href: string;
}

/** A notice whose last mention of other words leads to them; the whole notice does where it does not show them. */
function Leading({ text, suggestion, href }: LeadingProps) {
  const at = text.lastIndexOf(suggestion);
  if (at < 0) return <a href={href}>{text}</a>;
  return (
    <>
      {text.slice(0, at)}
      <a href={href}>
        <bdi>{suggestion}</bdi>
      </a>
      {text.slice(at + suggestion.length)}
    </>
  );
}
