import { useTranslations } from 'next-intl';
import { SaveButton } from '#components/list/save-button.tsx';
import type { FormattedCitation } from '#components/text/citation-text.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { ShareButton } from '#components/ui/share-button.tsx';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { CitePanel } from './cite-panel.tsx';
import { ReadAction, type Reading, ReadingOptions } from './reading-options.tsx';

interface RecordBarProps {
  readonly research: Research;
  readonly reading: Reading;
  readonly language: Language;
  readonly permanentUrl: string;
  readonly citations: readonly FormattedCitation[];
}

/** Main actions: read the work at a named source; cite, save and share. If there is no copy to read, citing is the primary button. */
export function RecordBar({ research, reading, language, permanentUrl, citations }: RecordBarProps) {
  const t = useTranslations('record');
  const [firstWay] = reading.ways;
  const labels = { style: t('citeStyle'), language: t('citeLanguage'), copy: t('copyCitation'), copiedLabel: t('copied') };
  return (
    <section aria-label={t('actions')} className="record-bar no-print mt-5">
      <div className="acts">
        {firstWay && (
          <a href={firstWay.href} rel="external" className="go">
            <ReadAction way={firstWay} language={language} />
          </a>
        )}
        {citations.length > 0 && (
          <details>
            <summary className={firstWay ? undefined : 'go'}>{t('citeShort')}</summary>
            <div id="cite" className="group max-w-2xl text-sm">
              {/* Visible only if a link to `#cite` was followed (rows of lists have one), because the page title may then be out of
                  view. */}
              <h2 className="hidden text-base group-target:block group-target:mb-2" data-testid="cited-title">
                {t.rich('citeTitle', { title: () => <Text value={research.title} /> })}
              </h2>
              <CitePanel citations={citations} labels={labels} />
            </div>
          </details>
        )}
        <SaveButton id={research.id} title={research.title.value} className="min-w-[5.75em]" />
        <ShareButton
          title={research.title.value}
          url={permanentUrl}
          label={t('share')}
          copy={{ label: t('copyLink'), done: t('copied') }}
        />
      </div>
      {research.doi && (
        <p className="mt-1.5 text-xs text-muted">
          <a href={doiAddress(research.doi)} rel="external" className="inline-flex items-center max-md:min-h-11">
            <Ltr className="break-all">{`doi:${research.doi}`}</Ltr>
          </a>
        </p>
      )}
      <ReadingOptions reading={reading} language={language} />
    </section>
  );
}
