import { getTranslations } from 'next-intl/server';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { Chapter, ManualPart, Prose } from '#components/developers/manual-page.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { type ReconciledType, reconciledTypes } from '#lib/contract/reconciled-types.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';

/** How to match names in a table with records through the reconciliation service (`/reconcile`). */
export async function TablesPart({ language }: { readonly language: Language }) {
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
