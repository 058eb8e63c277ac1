import { useTranslations } from 'next-intl';
import { CodeBlock } from '#components/ui/code-block.tsx';

export interface EmbedInstructionsProps {
  /** Address of a page without scripts that shows the list, and the code that embeds this page. */
  readonly href: string;
  readonly code: string;
}

/** Embedding a list: description, preview and code. */
export function EmbedInstructions({ href, code }: EmbedInstructionsProps) {
  const t = useTranslations('embed');
  return (
    <section aria-labelledby="another-site" className="no-print mt-6 max-w-4xl" data-testid="embed">
      <h2 id="another-site" className="text-lg">
        {t('offer')}
      </h2>
      <p className="mt-1 text-sm">
        {t('note')}{' '}
        <a href={href} rel="nofollow">
          {t('preview')}
        </a>
      </p>
      <CodeBlock code={code} label={t('code')} copy={{ label: t('copy'), done: t('copied') }} />
    </section>
  );
}
