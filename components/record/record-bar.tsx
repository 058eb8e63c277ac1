import { SaveButton } from '#components/list/save-button.tsx';
import type { FormattedCitation } from '#components/text/citation-text.tsx';
import { Text } from '#components/text/text.tsx';
import { ShareButton } from '#components/ui/share-button.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Research } from '#lib/domain/research.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { CitePanel } from './cite-panel.tsx';
import { ReadAction, type Reading } from './reading-options.tsx';

interface RecordBarProps {
  readonly research: Research;
  readonly reading: Reading;
  readonly language: Language;
  readonly permanentUrl: string;
  readonly citations: readonly FormattedCitation[];
}

/** The bar of actions, which stays in view: read, cite, save and share. If there is no copy to read, citing is the filled button. */
export function RecordBar({ research, reading, language, permanentUrl, citations }: RecordBarProps) {
  const t = useTranslations('record');
  const [firstWay] = reading.ways;
  return (
    <section aria-label={t('actions')} className="acts no-print">
      <Spaced>
        {firstWay && (
          <a href={firstWay.href} rel="external" className="go">
            <ReadAction way={firstWay} language={language} />
          </a>
        )}
        {citations.length > 0 && (
          <a href="#cite" data-in-place className={firstWay ? undefined : 'go'}>
            {t('citeShort')}
          </a>
        )}
        <SaveButton id={research.id} title={research.title.value} className="my-0! min-w-[5.25em]" />
        <ShareButton
          title={research.title.value}
          url={permanentUrl}
          label={t('share')}
          copy={{ label: t('copyLink'), done: t('copied') }}
        />
      </Spaced>
    </section>
  );
}

/** Citations of the work in all styles, shown after a link to `#cite` was followed: in the bar of this page, or in a row of a list. */
export function CiteSection({ research, language, citations }: Pick<RecordBarProps, 'research' | 'language' | 'citations'>) {
  const t = useTranslations('record');
  const labels = { style: t('citeStyle'), language: t('citeLanguage'), copy: t('copyCitation'), copiedLabel: t('copied') };
  if (citations.length === 0) return null;
  return (
    <section id="cite" aria-labelledby="cite-title" className="no-print mt-5 max-w-2xl text-sm not-target:hidden">
      <h2 id="cite-title" className="mb-2 text-base" data-testid="cited-title">
        {t.rich('citeTitle', { title: () => <Text value={research.title} /> })}
      </h2>
      <CitePanel citations={citations} countUrl={paths.bffCitations(language, research.id)} labels={labels} />
    </section>
  );
}
