import { SearchHelp } from '#components/list/search-help.tsx';
import { pack } from '#components/list/state/packed.ts';
import type { ResearchBrowserProps } from '#components/research/browser-props.ts';
import { ResearchBrowser } from '#components/research/research-browser.tsx';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchAnswer } from '#lib/queries/research-answer.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import { apiSiteUrl, canExport } from './load-lists.ts';
import { loadOffers } from './load-offers.ts';

interface ServedResearchProps extends Pick<ResearchBrowserProps, 'language' | 'basePath' | 'fixed'> {
  readonly query: ResearchQuery;
  /** The answer to `query`. */
  readonly list: ResearchAnswer;
}

/** A list of publications with all that it can do on this site. */
export async function ServedResearch({ query, list, ...props }: ServedResearchProps) {
  return (
    <ResearchBrowser
      {...props}
      help={<SearchHelp />}
      initialSearch={encodeResearchQuery(query)}
      initial={pack(list)}
      apiSiteUrl={await apiSiteUrl()}
      canExport={await canExport()}
      offers={await loadOffers(props.language)}
    />
  );
}
