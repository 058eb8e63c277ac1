import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type CountryCount, WorldMap } from '#components/map/world-map.tsx';
import { Ltr } from '#components/text.tsx';
import type { DumpFile } from '#lib/domain/dump.ts';
import type { CoverageLine } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { formatBytes, formatDate, formatInteger, formatPercent } from '#lib/i18n/format.ts';
import type { ChartKind } from '#lib/url/chart-address.ts';
import { paths } from '#lib/url/paths.ts';
import { Bar, BarList, type BarRow } from './bar-list.tsx';

export interface CollectionFigures {
  readonly research: number;
  readonly authors: number;
  readonly years: readonly BarRow[];
  /** Areas by group; the heading counts publications in any area of the group. */
  readonly areas: readonly { readonly heading: BarRow; readonly rows: readonly BarRow[] }[];
  readonly types: readonly BarRow[];
  readonly languages: readonly BarRow[];
  readonly access: readonly BarRow[];
  /** Only the most frequent venues. */
  readonly venues: readonly BarRow[];
  /** Countries of the authors' institutions; empty without institutions. */
  readonly countries: readonly CountryCount[];
  readonly coverage: readonly CoverageLine[];
  /** Absent until the files are written. */
  readonly dump?: { readonly made: string; readonly files: readonly DumpFile[] };
}

/** Class of a link that is not part of a sentence: 44 px high on a phone, the minimum of a touch target. */
const inlineLink = 'max-md:inline-flex max-md:min-h-11 max-md:items-center';

const countMax = (rows: readonly BarRow[]) => Math.max(0, ...rows.map(({ count }) => count));

interface CollectionViewProps {
  readonly figures: CollectionFigures;
  readonly language: Language;
  /** Content at the end of the page. */
  readonly foot: ReactNode;
}

/** Statistics of the collection for librarians. A row links to the publications that it counts; a note lists what is unknown. */
export function CollectionView({ figures, language, foot }: CollectionViewProps) {
  const t = useTranslations('collection');
  const { research, authors, years, areas, types, languages, access, venues } = figures;
  const list = (rows: readonly BarRow[], longest = countMax(rows)) => <BarList rows={rows} countMax={longest} language={language} />;
  const longestArea = countMax(areas.flatMap(({ rows }) => rows));
  return (
    <main id="content" className="wrap pb-16">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t('title')}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{t('lead', { research, authors })}</p>
      <div className="grid gap-x-12 md:grid-cols-2">
        <Section id="years" title={t('years')} note={<ChartLink kind="year" language={language} />}>
          {list(years)}
        </Section>
        <Section
          id="texts"
          title={t('texts')}
          note={
            <a href={`/${language}/coverage`} className={inlineLink}>
              {t('coverage')}
            </a>
          }
        >
          <Coverage lines={figures.coverage} language={language} />
        </Section>
      </div>
      {figures.countries.length > 0 && (
        <Section
          id="countries"
          title={t('countries')}
          note={
            <>
              <a href={paths.institutions(language)} className={`me-6 ${inlineLink}`}>
                {t('institutions')}
              </a>
              <ChartLink kind="country" language={language} />
            </>
          }
        >
          <WorldMap countries={figures.countries} language={language} headingId="countries" />
        </Section>
      )}
      <Section
        id="areas"
        title={t('areas')}
        note={
          <>
            {t('areasNote')} <ChartLink kind="area" language={language} />
          </>
        }
      >
        <div className="gap-x-12 md:columns-2 lg:columns-3">
          {areas.map(({ heading, rows }) => (
            <div key={heading.id} className="break-inside-avoid pt-2 pb-3">
              <h3>
                {heading.href ? <a href={heading.href}>{String(heading.name)}</a> : String(heading.name)}{' '}
                <span className="font-normal text-muted">{formatInteger(heading.count, language)}</span>
              </h3>
              {list(rows, longestArea)}
            </div>
          ))}
        </div>
      </Section>
      <div className="grid gap-x-12 md:grid-cols-3">
        <Section id="types" title={t('types')}>
          {list(types)}
        </Section>
        <Section id="languages" title={t('languages')}>
          {list(languages)}
        </Section>
        <Section id="access" title={t('access')} note={t('accessNote')}>
          {list(access)}
        </Section>
      </div>
      {venues.length > 0 && (
        <Section
          id="venues"
          title={t('venues')}
          note={
            <a href={paths.venues(language)} className={inlineLink}>
              {t('allVenues')}
            </a>
          }
        >
          <div className="mt-2 gap-x-12 md:columns-2 [&>ul]:mt-0">{list(venues)}</div>
        </Section>
      )}
      <Downloads {...figures} language={language} />
      <p className="mt-6 text-sm text-muted">{t('unknown')}</p>
      {foot}
    </main>
  );
}

/** A link to the same figures as a chart. */
function ChartLink({ kind, language }: { readonly kind: ChartKind; readonly language: Language }) {
  const t = useTranslations('charts');
  return (
    <a href={`${paths.charts(language)}#${kind}`} rel="nofollow" className={inlineLink}>
      {t('take')}
    </a>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8 min-w-0">
      <h2 id={id} className="border-b border-line pb-2 text-lg">
        {title}
      </h2>
      {children}
      {note && <p className="mt-2 text-xs text-muted">{note}</p>}
    </section>
  );
}

/** For each kind of text, a bar per language. */
function Coverage({ lines, language }: { readonly lines: readonly CoverageLine[]; readonly language: Language }) {
  const t = useTranslations('coverage');
  return (
    <table className="mt-2 w-full text-sm">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-1 text-start font-normal">
            {t('what')}
          </th>
          <th scope="col" colSpan={2} className="py-1 text-start font-normal">
            {t('inEnglish')}
          </th>
          <th scope="col" colSpan={2} className="py-1 text-start font-normal">
            {t('inArabic')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...new Set(lines.map(({ what: textName }) => textName))].map((what) => (
          <tr key={what}>
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              {t(`texts.${what}`)}
            </th>
            {(['en', 'ar'] as const).map((textLanguage) => (
              <Share
                key={textLanguage}
                line={lines.find((line) => line.what === what && line.language === textLanguage)}
                language={language}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ line, language }: { readonly line: CoverageLine | undefined; readonly language: Language }) {
  const share = line && line.of > 0 ? line.have / line.of : 0;
  return (
    <>
      <td className="w-14 py-1 pe-2 text-xs text-muted">
        <Ltr>{formatPercent(share, language)}</Ltr>
      </td>
      <td className="w-20 py-1 pe-4">
        <Bar share={share} />
      </td>
    </>
  );
}

function Downloads({ dump, language }: Pick<CollectionFigures, 'dump'> & { readonly language: Language }) {
  const t = useTranslations('collection');
  return (
    <Section id="downloads" title={t('downloads')}>
      {dump && (
        <>
          <p className="mt-2 text-sm text-muted">
            {t('made', { date: formatDate({ iso: dump.made.slice(0, 10), precision: 'day' }, language) })}
          </p>
          <ul className="mt-1 text-sm" data-testid="dump-files">
            {dump.files.map(({ name, bytes, sha256 }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-5 border-b border-line">
                <a href={`/downloads/${name}`} download className="inline-flex min-h-11 items-center">
                  <Ltr className="break-all">{name}</Ltr>
                </a>
                <span className="text-muted">{formatBytes(bytes, language)}</span>
                <Ltr className="break-all text-xs text-muted">{`SHA-256 ${sha256}`}</Ltr>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 max-w-[41em] text-sm">
        {t.rich('licences', { a: (chunks) => <a href={`/${language}/about#reuse`}>{chunks}</a> })}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <a href="/downloads/index.json">{t('fileList')}</a>
        <a href="/downloads/LICENCE.txt">{t('licence')}</a>
        <a href="/oai?verb=Identify">OAI-PMH</a>
        <a href={paths.researchFile(language, 'atom')}>{t('feed')}</a>
        <a href={paths.developers(language)}>{t('api')}</a>
      </p>
    </Section>
  );
}
