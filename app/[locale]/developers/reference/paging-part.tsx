import { getTranslations } from 'next-intl/server';
import { Chapter, ManualPart, Prose } from '#components/developers/manual-page.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { conditionalSample, walkSamples } from '#lib/contract/examples/code-samples.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { requestLimits } from '#lib/contract/service-limits.ts';
import { limits } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';

/** How to read a list by pages, by cursor, or only what changed. */
export async function PagingPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers');
  const copy = { label: t('copy'), done: t('copied') };
  const walks = walkSamples(apiPaths.researchList(language), siteUrl());
  const conditional = conditionalSample(apiPaths.research(language, 1), siteUrl(), 'W/"42-5d8c72a5edd"');
  return (
    <ManualPart id="paging" title={t('paging.title')} lead={t('paging.lead')}>
      <Chapter isInPart id="pages" title={t('paging.pagesHeading')}>
        <Prose name="paging.pages" values={{ sizeMax: limits.pageSizeMax, window: limits.pageWindow }} />
      </Chapter>
      <Chapter isInPart id="links" title={t('paging.linksHeading')}>
        <Prose name="paging.links" />
      </Chapter>
      <Chapter
        isInPart
        id="cursor"
        title={t('paging.cursorHeading')}
        code={walks.map(({ name, title, code }) => (
          <CodeBlock key={name} code={code} label={`${t('paging.sample')} (${title})`} copy={copy} />
        ))}
      >
        <Prose name="paging.cursor" values={{ hours: requestLimits.cursorHours }} />
      </Chapter>
      <Chapter isInPart id="since" title={t('paging.sinceHeading')}>
        <Prose name="paging.since" />
      </Chapter>
      <Chapter
        isInPart
        id="etag"
        title={t('paging.etagHeading')}
        code={<CodeBlock code={conditional.code} label={t('paging.etagSample')} copy={copy} />}
      >
        <Prose name="paging.etag" />
      </Chapter>
    </ManualPart>
  );
}
