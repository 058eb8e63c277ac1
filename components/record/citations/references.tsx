import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { referencesFirst } from '#lib/answers/record-answer.ts';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { isDescribed, type Reference } from '#lib/domain/citations/reference.ts';
import { referenceAddress } from '#lib/domain/citations/reference-address.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface ReferenceListProps {
  readonly references: readonly Reference[];
  /** Those references that are in the collection, as rows. */
  readonly rows: readonly ResearchRowData[];
  readonly headingLevel: 2 | 3;
  readonly language: Language;
}

interface ReferencesProps extends Omit<ReferenceListProps, 'headingLevel'> {
  /** Number of references in the collection. */
  readonly insideCount: number;
  /** Id of the citing record. */
  readonly id: string;
}

/** The first references of a record that say what is cited, with a link to the list of these; the others are a number and a file. */
export function References({ references, rows, insideCount, id, language }: ReferencesProps) {
  const t = useTranslations('record');
  const described = references.filter(isDescribed);
  return (
    <section aria-labelledby="references" className="mt-12" data-testid="references">
      <h2 id="references" className="border-b border-line pb-2 text-lg">
        {t('references')}{' '}
        <span className="font-normal text-muted">
          (
          {described.length < references.length
            ? t('referencesTitled', { count: described.length, total: references.length })
            : formatInteger(references.length, language)}
          )
        </span>
      </h2>
      {insideCount > 0 && (
        <p className="mt-1 text-sm">
          <a
            href={paths.research(language, { ...defaultResearchQuery, citedBy: [id] })}
            className="link inline-flex items-center max-md:min-h-11"
          >
            {t('referencesInside', { count: insideCount })}
          </a>
        </p>
      )}
      <ReferenceList references={described.slice(0, referencesFirst)} rows={rows} headingLevel={3} language={language} />
      <p className="no-print flex flex-wrap gap-x-5 text-sm">
        <Spaced>
          {described.length > referencesFirst && (
            <a href={paths.recordList(language, id, 'references')} className="link inline-flex min-h-11 items-center">
              {t('allReferences', { count: described.length })}
            </a>
          )}{' '}
          <a href={paths.recordListCsv(language, id, 'references')} download className="link inline-flex min-h-11 items-center">
            {t('listFile')}
          </a>
        </Spaced>
      </p>
    </section>
  );
}

/** References in the order of the source: records of the collection as rows, others by text or identifier. */
export function ReferenceList({ references, rows, headingLevel, language }: ReferenceListProps) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <ol className="grid list-decimal grid-cols-1 gap-x-12 ps-9 marker:text-xs marker:text-muted sm:grid-cols-2 [&>li:has(>article)]:col-span-full">
      {references.map((reference) => {
        const row = reference.id === undefined ? undefined : byId.get(reference.id);
        return row ? (
          <ResearchRow
            key={reference.position}
            research={row}
            language={language}
            headingLevel={headingLevel}
            position={reference.position}
          />
        ) : (
          <LinkedReference key={reference.position} reference={reference} language={language} />
        );
      })}
    </ol>
  );
}

/** A reference as text and link: to its record where the collection has one, else to its identifier. One with a text spans all columns. */
function LinkedReference({ reference, language }: { readonly reference: Reference; readonly language: Language }) {
  const address = referenceAddress(reference);
  const recordPath = reference.id && paths.record(language, reference.id);
  return (
    <li value={reference.position} className={`border-b border-line py-1.5 text-sm max-md:py-0 ${reference.text ? 'col-span-full' : ''}`}>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        {reference.text && <Text value={reference.text} className="max-w-[48em] break-words max-md:py-1.5" />}{' '}
        {address && (
          <a
            href={recordPath ?? address.href}
            {...(!recordPath && { rel: 'external nofollow' })}
            className="inline-flex min-h-6 items-center max-md:min-h-11"
          >
            <Ltr className="break-all">{address.text}</Ltr>
          </a>
        )}
      </span>
    </li>
  );
}
