import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { Chapter, ManualPage, Prose } from '#components/developers/manual-page.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { tools } from '#lib/contract/tools.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { TablesPart } from './tables-part.tsx';

type Props = PageProps<'/[locale]/developers/assistants'>;

export const generateMetadata = manualMetadata('assistants', 'assistants');

/** Manual: how AI assistants use the API through the MCP server at `/mcp`, the tools of that server, and how to match tables. */
export default async function AssistantsPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers');
  const { keys, env } = await instance();
  const url = `${siteUrl()}/mcp`;
  const copy = { label: t('copy'), done: t('copied') };
  const server = { type: 'http', url, ...(env.MCP === 'keyed' && { headers: { 'X-Api-Key': 'mdr_live_…' } }) };
  const sample = JSON.stringify({ mcpServers: { madar: server } }, null, 2);
  return (
    <ManualPage
      language={language}
      section="assistants"
      title={t('assistants.title')}
      lead={t('assistants.lead')}
      hasChapters={keys !== undefined}
    >
      <Chapter
        id="connect"
        title={t('assistants.connectHeading')}
        code={env.MCP !== 'off' && <CodeBlock code={sample} label={t('assistants.sample')} copy={copy} />}
      >
        {env.MCP !== 'off' && <Prose name="assistants.connect" values={{ url }} />}
        <Prose name={`assistants.${env.MCP}`} />
      </Chapter>
      <Chapter id="tools" title={t('assistants.toolsHeading')} code={<ToolList language={language} />}>
        <p>
          {t.rich('assistants.toolsLead', {
            ...inlineCode,
            a: (chunks) => (
              <a href={paths.developers(language, 'reference')} className="link">
                {chunks}
              </a>
            ),
          })}
        </p>
      </Chapter>
      <TablesPart language={language} />
    </ManualPage>
  );
}

function ToolList({ language }: { readonly language: Language }) {
  return (
    <dl className="text-sm">
      {tools.map(({ name, title, description }) => (
        <div key={name} className="border-b border-line py-3 first:pt-0 last:border-0">
          <dt className="flex flex-wrap items-baseline gap-x-3">
            <Spaced>
              <span className="font-semibold">{title[language]}</span>
              <Code>{name}</Code>
            </Spaced>
          </dt>
          <dd className="mt-1">{description[language]}</dd>
        </div>
      ))}
    </dl>
  );
}
