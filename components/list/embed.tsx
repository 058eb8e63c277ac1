import { CodeBlock } from '#components/ui/code-block.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';

export interface EmbedProps {
  /** Address of a page without scripts that shows the list, and the code that embeds this page. */
  readonly href: string;
  readonly code: string;
  readonly isOpen?: true;
}

/** Embedding a list in another site: description, preview and code. */
export function Embed({ href, code, isOpen }: EmbedProps) {
  const t = useTranslations('embed');
  return (
    <details id="another-site" open={isOpen} className="no-print max-w-4xl text-sm" data-testid="embed">
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
