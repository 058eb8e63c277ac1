import { useTranslations } from 'next-intl';
import type { EmbedInstructionsProps } from '#components/list/embed-instructions.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';

interface AuthorActionsProps {
  readonly frame: EmbedInstructionsProps;
  /** The API request for the person or place; absent in remote mode. */
  readonly curl?: string;
  /** The label of the API request; by default, that for a person. */
  readonly apiLabel?: string;
}

/** Embed code and API request for the list of an author or a place. */
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

function Embed({ href, code }: EmbedInstructionsProps) {
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
