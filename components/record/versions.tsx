import { Ltr, Text } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Maximum versions; a deposit of data may have any number. */
const versionsMax = 20;

/** Preprint, paper and other versions of the record, with their identifiers. */
export function Versions({ versions, language }: { readonly versions: readonly WorkVersion[]; readonly language: Language }) {
  const t = useTranslations('record.versions');
  return (
    <section aria-labelledby="versions" className="mt-8">
      <h2 id="versions" className="text-base">
        {t('heading')}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-sm" data-testid="versions">
        <FirstFew values={versions} max={versionsMax} isList>
          {(version) => (
            <VersionLine
              key={`${version.kind} ${version.doi} ${version.arxiv}`}
              version={version}
              name={t(version.kind)}
              language={language}
            />
          )}
        </FirstFew>
      </ul>
    </section>
  );
}

function VersionLine({ version, name, language }: { readonly version: WorkVersion; readonly name: string; readonly language: Language }) {
  const { doi, arxiv, place, date } = version;
  const precision = date && (date.length > 7 ? 'day' : date.length > 4 ? 'month' : 'year');
  const parts = [
    <span key="name" className="text-muted">
      {name}
    </span>,
    place && <Text key="place" value={place} />,
    date && precision && <span key="date">{formatDate({ iso: date, precision }, language)}</span>,
    doi && <Identifier key="doi" href={doiAddress(doi)} text={`doi:${doi}`} />,
    arxiv && <Identifier key="arxiv" href={arxivAddress(arxiv)} text={`arXiv:${arxiv}`} />,
  ].filter((part) => typeof part === 'object');
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <FirstFew values={parts} max={parts.length}>
        {(part) => part}
      </FirstFew>
    </li>
  );
}

function Identifier({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} rel="external" className="inline-flex items-center max-md:min-h-11">
      <Ltr className="break-all">{text}</Ltr>
    </a>
  );
}
