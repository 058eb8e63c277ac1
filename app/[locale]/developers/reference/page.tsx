import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { inlineCode } from '#components/developers/inline-code.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import { TryKeyProvider } from '#components/developers/try-form.tsx';
import { operationReferences } from '#lib/contract/reference.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { ErrorsPart } from './errors-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { OperationSection } from './operation-section.tsx';
import { PagingPart } from './paging-part.tsx';

type Props = PageProps<'/[locale]/developers/reference'>;

export const generateMetadata = manualMetadata('reference', 'reference');

/** Manual: all operations of the API, generated from the registry in `lib/contract`, with paging, errors and limits. */
export default async function ReferencePage({ params }: Props) {
  const language = await languageOf(params);
  const [t, parts] = [await getTranslations('developers.reference'), await getTranslations('developers')];
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'reference', title: t('title') });
  const operations = operationReferences(language, siteUrl());
  const sharedProblems = new Set(
    operations[0]?.problems
      .map(({ code }) => code)
      .filter((code) => operations.every(({ problems }) => problems.some((problem) => problem.code === code))),
  );
  return (
    <ManualPage language={language} section="reference" title={t('title')} lead={t.rich('lead', inlineCode)}>
      <nav aria-label={t('contents')} className="mt-6">
        <ul className="gap-x-12 sm:columns-2">
          {operations.map((operation) => (
            <li key={operation.id}>
              <a href={`#${operation.id}`} className="inline-flex items-center py-1 max-md:min-h-11">
                {operation.summary}
              </a>
            </li>
          ))}
          {(['paging', 'errors', 'limits'] as const).map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="inline-flex items-center py-1 max-md:min-h-11">
                {parts(`${part}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 text-sm text-muted">{t.rich('extensionNote', { x: () => <strong>{t('extension')}</strong> })}</p>
      <TryKeyProvider>
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} language={language} sharedProblems={sharedProblems} />
        ))}
      </TryKeyProvider>
      <PagingPart language={language} />
      <ErrorsPart language={language} />
      <LimitsPart language={language} />
    </ManualPage>
  );
}
