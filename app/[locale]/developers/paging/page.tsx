import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Chapter, ManualPage, Prose } from '#components/developers/manual-page.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { conditionalSample, walkSamples } from '#lib/contract/examples/code-samples.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { requestLimits } from '#lib/contract/service-limits.ts';
import { limits } from '#lib/domain/query.ts';
import { siteUrl } from '#lib/setup/compose.ts';

type Props = PageProps<'/[locale]/developers/paging'>;

export const generateMetadata = manualMetadata('paging', 'paging');

/** Manual: how to read a list by pages, by cursor, or only what changed. */
export default async function PagingPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'paging', title: t('paging.title') });
  const copy = { label: t('copy'), done: t('copied') };
  const walks = walkSamples(apiPaths.researchList(language), siteUrl());
  const conditional = conditionalSample(apiPaths.research(language, 1), siteUrl(), 'W/"42-5d8c72a5edd"');
  return (
    <ManualPage language={language} section="paging" title={t('paging.title')} lead={t('paging.lead')}>
      <Chapter id="pages" title={t('paging.pagesHeading')}>
        <Prose name="paging.pages" values={{ sizeMax: limits.pageSizeMax, window: limits.pageWindow }} />
      </Chapter>
      <Chapter id="links" title={t('paging.linksHeading')}>
        <Prose name="paging.links" />
      </Chapter>
      <Chapter
        id="cursor"
        title={t('paging.cursorHeading')}
        code={walks.map(({ name, title, code }) => (
          <CodeBlock key={name} code={code} label={`${t('paging.sample')} (${title})`} copy={copy} />
        ))}
      >
        <Prose name="paging.cursor" values={{ hours: requestLimits.cursorHours }} />
      </Chapter>
      <Chapter id="since" title={t('paging.sinceHeading')}>
        <Prose name="paging.since" />
      </Chapter>
      <Chapter
        id="etag"
        title={t('paging.etagHeading')}
        code={<CodeBlock code={conditional.code} label={t('paging.etagSample')} copy={copy} />}
      >
        <Prose name="paging.etag" />
      </Chapter>
    </ManualPage>
  );
}
