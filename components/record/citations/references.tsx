import { useTranslations } from 'next-intl';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Ltr, Text } from '#components/text.tsx';
import type { Reference } from '#lib/domain/citations/reference.ts';
import { referenceAddress } from '#lib/domain/citations/reference-address.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';
import { paths } from '#lib/url/paths.ts';

interface ReferencesProps {
  readonly references: readonly Reference[];
  /** Those references that are in the collection, as rows. */
  readonly rows: readonly ResearchRowData[];
  /** Id of the citing record. */
  readonly id: string;
  readonly language: Language;
}

/** Number of references shown; the rest are in a closed `<details>`. */
const referencesFirst = 20;

/** References in the order of the source: records of the collection as rows, others by text or identifier. */
export function References(props: ReferencesProps) {
  const { references, rows, id, language } = props;
  const t = useTranslations('record');
  const rest = references.slice(referencesFirst);
  return (
    <section aria-labelledby="references" className="mt-12" data-testid="references">
      <h2 id="references" className="border-b border-line pb-2 text-lg">
        {t('references')} <span className="font-normal text-muted">({formatInteger(references.length, language)})</span>
      </h2>
      {rows.length > 0 && (
        <p className="mt-1 text-sm">
          <a
            href={paths.research(language, { ...defaultResearchQuery, citedBy: [id] })}
            className="link inline-flex items-center max-md:min-h-11"
          >
            {t('referencesInside', { count: rows.length })}
          </a>
        </p>
      )}
      <ReferenceList {...props} references={references.slice(0, referencesFirst)} />
      {rest.length > 0 && (
        <details className="no-print">
          <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('moreReferences', { count: rest.length })}</summary>
          <ReferenceList {...props} references={rest} />
        </details>
      )}
    </section>
  );
}

function ReferenceList({ references, rows, language }: ReferencesProps) {
  const t = useTranslations('record');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <ol start={references[0]?.position} className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 [&>li:has(>article)]:col-span-full">
      {references.map((reference) => {
        const row = reference.id === undefined ? undefined : byId.get(reference.id);
        return row ? (
          <ResearchRow
            key={reference.position}
            research={row}
            language={language}
            headingLevel={3}
            note={t('referencePlace', { position: reference.position })}
          />
        ) : (
          <ExternalReference key={reference.position} reference={reference} language={language} />
        );
      })}
    </ol>
  );
}

/** A reference to a work outside the collection. A reference with a text spans all columns. */
function ExternalReference({ reference, language }: { readonly reference: Reference; readonly language: Language }) {
  const address = referenceAddress(reference);
  return (
    <li className={`flex items-baseline gap-x-2 border-b border-line py-1.5 text-sm max-md:py-0 ${reference.text ? 'col-span-full' : ''}`}>
      <span className="min-w-7 text-xs text-muted">{formatInteger(reference.position, language)}</span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        {reference.text && <Text value={reference.text} className="max-w-[48em] break-words max-md:py-1.5" />}
        {address && (
          <a href={address.href} rel="external nofollow" className="inline-flex items-center max-md:min-h-11">
            <Ltr className="break-all">{address.text}</Ltr>
          </a>
        )}
      </span>
    </li>
  );
}
