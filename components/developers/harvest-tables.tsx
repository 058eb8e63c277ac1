import { useTranslations } from 'next-intl';
import { Ltr, Text } from '#components/text/text.tsx';
import type { Dump } from '#lib/domain/dump.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatBytes, formatDate } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

const cell = 'py-2 pe-4 text-start font-normal';

/** The dump files with sizes and dates, and their licence. */
export function DumpTable({ dump, language }: { readonly dump: Dump; readonly language: Language }) {
  const t = useTranslations('developers.harvest');
  const date = formatDate({ iso: dump.made.slice(0, 10), precision: 'day' }, language);
  return (
    <>
      <table className="w-full text-sm" data-testid="dumps">
        <thead className="text-muted">
          <tr className="border-b border-line">
            {(['file', 'size', 'date'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'date' ? `${cell} max-sm:hidden` : cell}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dump.files.map(({ name, bytes }) => (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className={cell}>
                <a href={`/downloads/${name}`} download className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                  <Ltr className="wrap-break-word sm:whitespace-nowrap">{name}</Ltr>
                </a>
              </th>
              <td className={`${cell} whitespace-nowrap`}>{formatBytes(bytes, language)}</td>
              <td className={`${cell} max-sm:hidden`}>{date}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a href={`/${language}/about#reuse`} className="inline-flex min-h-11 items-center text-sm">
        {t('terms')}
      </a>
    </>
  );
}

/** Example addresses, each with a description. */
export function Examples({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [what: string, href: string])[] }) {
  return (
    <details className="unfolded">
      <summary className="link min-h-11 w-fit py-2.5 text-sm">
        <h3 className="inline text-sm font-semibold">{title}</h3>
      </summary>
      <ul className="mt-1 text-sm">
        {rows.map(([what, href]) => (
          <li key={href} className="border-b border-line py-2">
            {what}
            <a href={href} className="flex items-center max-md:min-h-11">
              <Ltr className="break-all">{href}</Ltr>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function SetTable({ sets }: { readonly sets: readonly { readonly spec: string; readonly name: TextValue }[] }) {
  const t = useTranslations('developers.harvest');
  return (
    <details className="mt-2 text-sm">
      <summary className="link min-h-11 w-fit py-2.5">{t('allSets')}</summary>
      <table className="w-full" data-testid="sets">
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th scope="col" className={cell}>
              {t('set')}
            </th>
            <th scope="col" className={cell}>
              {t('name')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map(({ spec, name }) => (
            <tr key={spec} className="border-b border-line">
              <th scope="row" className={cell}>
                <a
                  href={`/oai?verb=ListRecords&metadataPrefix=oai_dc&set=${spec}`}
                  className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  <Ltr>{spec}</Ltr>
                </a>
              </th>
              <td className={cell}>
                <Text value={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
