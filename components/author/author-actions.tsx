import { useTranslations } from 'next-intl';
import type { OtherSiteProps } from '#components/list/other-site.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';

interface AuthorActionsProps {
  readonly frame: OtherSiteProps;
  /** The call that gives this person; absent where no API of ours is running. */
  readonly curl?: string;
  /** Of what the call gives: a person, if absent. */
  readonly apiLabel?: string;
}

/** What one takes along beside the list and its export: the list for another site, the person from the API. */
export function AuthorActions({ frame, curl, apiLabel }: AuthorActionsProps) {
  const t = useTranslations('author');
  return (
    <div className="no-print min-w-0 text-sm">
      <Embed {...frame} />
      {curl && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5">{apiLabel ?? t('api')}</summary>
          <CodeBlock code={curl} label="curl" copy={{ label: t('copyCommand'), done: t('copied') }} />
        </details>
      )}
    </div>
  );
}

function Embed({ href, code }: OtherSiteProps) {
  const t = useTranslations('embed');
  return (
    <details data-testid="embed">
      <summary className="link min-h-11 w-fit py-2.5">{t('offer')}</summary>
      <p>
        {t('note')}{' '}
        <a href={href} rel="nofollow">
          {t('preview')}
        </a>
      </p>
      <CodeBlock code={code} label={t('code')} copy={{ label: t('copy'), done: t('copied') }} />
    </details>
  );
}
