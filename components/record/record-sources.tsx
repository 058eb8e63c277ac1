import { Ltr } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import type { RecordSource } from '#lib/domain/collection.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Names of services and formats, the same in both languages. */
const names: Readonly<Record<string, string>> = {
  ads: 'NASA ADS',
  arxiv: 'arXiv',
  bibtex: 'BibTeX',
  crossref: 'Crossref',
  csl: 'CSL-JSON',
  csv: 'CSV',
  datacite: 'DataCite',
  endnote: 'EndNote',
  enw: 'EndNote',
  inspire: 'INSPIRE',
  jats: 'JATS',
  pubmed: 'PubMed',
  marc: 'MARC',
  mods: 'MODS',
  nbib: 'PubMed',
  oai: 'OAI-PMH',
  openalex: 'OpenAlex',
  'openalex-authors': 'OpenAlex',
  ris: 'RIS',
  zotero: 'Zotero',
};
const ownSources = ['starter', 'own', 'madar', 'operator', 'file'] as const;

/** Maximum sources; each import that adds a field is one. */
const sourcesMax = 20;

/** Sources of a record: service, kind, date, import batch and fields. Collapsed, because few readers need it. */
export function RecordSources({ sources, language }: { readonly sources: readonly RecordSource[]; readonly language: Language }) {
  const t = useTranslations('record.origin');
  if (sources.length === 0) return null;
  const nameOf = (source: string) => {
    const ownSource = ownSources.find((candidate) => candidate === source);
    return ownSource ? t(`names.${ownSource}`) : <bdi dir="ltr">{names[source] ?? source}</bdi>;
  };
  return (
    <details className="no-print mt-6 text-sm" data-testid="sources">
      <summary className="link w-fit list-none min-h-11 py-2.5">{t('heading')}</summary>
      <ul className="grid gap-2">
        <FirstFew values={sources} max={sourcesMax} isList>
          {({ source, kind, at, batch, fields }) => (
            <li key={`${source} ${kind} ${batch} ${fields.length}`}>
              {nameOf(source)}{' '}
              <span className="text-muted">
                {'· '}
                {t(`kinds.${kind}`)}
                {' · '}
                {at && formatDate({ iso: at.slice(0, 10), precision: 'day' }, language)}
              </span>{' '}
              {fields.length > 0 && ' '}
              {fields.length > 0 && (
                <span className="block text-xs text-muted">
                  {t('fields')} <Ltr>{fields.join(', ')}</Ltr>
                </span>
              )}
              <span className="block text-xs text-muted">
                {t('batch')} <Ltr>{batch}</Ltr>
              </span>
            </li>
          )}
        </FirstFew>
      </ul>
    </details>
  );
}
