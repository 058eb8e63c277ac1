import { useTranslations } from 'next-intl';
import { Embed, type EmbedProps } from '#components/list/embed.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';

interface AuthorActionsProps {
  readonly frame: EmbedProps;
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
