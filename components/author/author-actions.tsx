import { Embed, type EmbedProps } from '#components/list/embed.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface AuthorActionsProps {
  readonly frame: EmbedProps;
  /** The API request for the person; absent in remote mode. */
  readonly curl?: string;
}

/** Embed code and API request for the list of an author. */
export function AuthorActions({ frame, curl }: AuthorActionsProps) {
  const t = useTranslations('author');
  return (
    <div className="no-print min-w-0 text-sm">
      <Embed {...frame} />
      {curl && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5">{t('api')}</summary>
          <CodeBlock code={curl} label="curl" copy={{ label: t('copyCommand'), done: t('copied') }} />
        </details>
      )}
    </div>
  );
}
