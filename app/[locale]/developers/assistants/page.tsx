import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { Chapter, ManualPage, ManualPart, Prose } from '#components/developers/manual-page.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type ReconciledType, reconciledTypes } from '#lib/contract/reconciled-types.ts';
import { tools } from '#lib/contract/tools.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

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
          <Spaced as="dt" className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{title[language]}</span>
            <Code>{name}</Code>
          </Spaced>
          <dd className="mt-1">{description[language]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How to match names in a table with records through the reconciliation service (`/reconcile`). */
async function TablesPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers');
  const { collection } = await instance();
  const types = reconciledTypes.filter(({ id }) => id !== 'institution' || collection.institutions !== undefined);
  const url = `${siteUrl()}/reconcile/${language}`;
  const query = { q0: { query: { en: 'Al-Otaibi, Noura', ar: 'نورة العتيبي' }[language], type: 'author' } };
  const curl = `curl "${url}" \\\n  --data-urlencode 'queries=${JSON.stringify(query)}'`;
  return (
    <ManualPart id="tables" title={t('tables.title')} lead={t('tables.lead')}>
      <Chapter
        isInPart
        id="reconcile"
        title={t('tables.connectHeading')}
        code={<CodeBlock code={curl} label="curl" copy={{ label: t('copy'), done: t('copied') }} />}
      >
        <Prose name="tables.connect" values={{ url }} />
        <Prose name="tables.matches" />
      </Chapter>
      <Chapter isInPart id="types" title={t('tables.typesHeading')} code={<TypeList types={types} language={language} />}>
        <p>{t.rich('tables.typesLead', inlineCode)}</p>
      </Chapter>
    </ManualPart>
  );
}

function TypeList({ types, language }: { readonly types: readonly ReconciledType[]; readonly language: Language }) {
  return types.map(({ id, name, properties }) => (
    <div key={id} className="border-b border-line py-3 text-sm first:pt-0 last:border-0">
      <h4 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {name[language]} <Code>{id}</Code>
      </h4>
      <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-5">
        {properties.map((property) => (
          <div key={property.id} className="contents">
            <dt>
              <Code>{property.id}</Code>
            </dt>
            <dd>{property.name[language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
