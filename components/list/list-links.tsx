import { Spaced } from '#components/ui/spaced.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';

interface ListLinksProps {
  readonly query: ResearchAddress;
  readonly language: Language;
  /** Whether the list can be followed by mail. */
  readonly hasDigests: boolean;
  /** False if the page has the feed and the embed code elsewhere. */
  readonly hasFeed?: boolean;
  readonly hasPrint?: boolean;
}

/** Links to the feed, the form for mails, the embed code and the print view of a list. */
export function ListLinks({ query, language, hasDigests, hasFeed = true, hasPrint = false }: ListLinksProps) {
  const t = useTranslations('exports');
  const link = 'link no-print inline-flex min-h-11 items-center text-sm';
  return (
    <Spaced>
      {hasFeed && (
        <a href={paths.followResearch(language, query)} rel="nofollow" className={link}>
          {t('follow')}
        </a>
      )}
      {hasDigests && (
        <a href={paths.newDigest(language, query)} rel="nofollow" className={link}>
          {t('digest')}
        </a>
      )}
      {hasFeed && (
        <a href={`${paths.followResearch(language, query)}#another-site`} rel="nofollow" className={link}>
          {t('embed')}
        </a>
      )}
      {hasPrint && (
        <a href={paths.researchFile(language, 'html', query)} rel="nofollow" className={link}>
          {t('print')}
        </a>
      )}
    </Spaced>
  );
}
