import { useTranslations } from 'next-intl';
import { round } from '#components/home/orbit-scale.ts';
import type { CitationSide } from '#lib/answers/record-answer.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { isRightToLeft, type Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { CitationDome } from './citation-dome.tsx';
import { type CitationDot, dotsOn, labelsOf, type Span, spanOf, worksPerDot } from './citation-layout.ts';
import { CentralMark, Dot } from './citation-marks.tsx';

interface CitationDrawingProps {
  readonly research: Research;
  readonly cites: CitationSide;
  readonly citedBy: CitationSide;
  /** The family name of a person. */
  readonly familyOf: (name: string) => string;
  readonly language: Language;
}

/** Minimum number of dated works for a drawing, and for two half circles instead of one time line. */
const [drawingMin, domeMin] = [3, 12];

/** Whether the drawing is shown: it needs enough dated works and the year of the record, which separates cited from citing works. */
export const isDrawn = ({ year }: Research, cites: CitationSide, citedBy: CitationSide): boolean =>
  year !== undefined && datedIn(cites) + datedIn(citedBy) >= drawingMin;

const datedIn = ({ years }: CitationSide) => years.reduce((sum, { count }) => sum + count, 0);

/** Cited and citing works of a record by year. The Tab key skips the marks, because the lists have the same links. */
export function CitationDrawing({ research, cites, citedBy, familyOf, language }: CitationDrawingProps) {
  const t = useTranslations('record.orbit');
  const { id, year = 0, references = [] } = research;
  const dated = datedIn(cites) + datedIn(citedBy);
  const outside = references.filter((reference) => reference.id === undefined).length;
  const hrefOf =
    (filter: 'cites' | 'citedBy') =>
    ({ work, year: citationYear }: LinkedCitations) =>
      work
        ? paths.record(language, work.id)
        : paths.research(language, { ...defaultResearchQuery, [filter]: [id], fromYear: citationYear, toYear: citationYear });
  const domeSides = [
    { side: cites, name: t('buildsOn', { count: cites.total }), hrefOf: hrefOf('citedBy') },
    { side: citedBy, name: t('builtOnIt', { count: citedBy.total }), hrefOf: hrefOf('cites') },
  ] as const;
  const combined: CitationSide = {
    rows: [...cites.rows, ...citedBy.rows],
    years: [...cites.years, ...citedBy.years],
    total: cites.total + citedBy.total,
  };
  const isFew = dated < domeMin && combined.rows.length >= combined.total;
  return (
    <section aria-labelledby="orbit" className="no-print mt-12" data-testid="citation-drawing">
      <h2 id="orbit" className="text-lg">
        {t('heading')}
      </h2>
      {isFew ? (
        [800, 328].map((width) => (
          <CitationStrip
            key={width}
            side={combined}
            span={spanOf(combined, year)}
            width={width}
            ownYear={year}
            familyOf={familyOf}
            hrefOf={domeSides[0].hrefOf}
            language={language}
            className={width > 400 ? 'max-sm:hidden' : 'sm:hidden'}
          />
        ))
      ) : (
        <>
          <CitationDome sides={domeSides} ownYear={year} language={language} />
          <div className="md:hidden">
            {domeSides
              .filter(({ side }) => side.total > 0)
              .map(({ side, name, hrefOf: hrefHere }) => (
                <div key={name}>
                  <h3 className="mt-3 text-base">{name}</h3>
                  <CitationStrip side={side} span={spanOf(side, year)} width={328} hrefOf={hrefHere} language={language} />
                </div>
              ))}
          </div>
        </>
      )}
      <p className="mt-1 text-xs text-muted">
        {t('note')} {outside > 0 && t('outside', { count: outside })}
      </p>
      <YearTable sides={domeSides} language={language} />
    </section>
  );
}

/** One work, or (without `work`) all works of a year. */
type LinkedCitations = Pick<CitationDot, 'year' | 'work'>;

interface YearTableProps {
  readonly sides: readonly { readonly side: CitationSide; readonly name: string; readonly hrefOf: (works: LinkedCitations) => string }[];
  readonly language: Language;
}

/** The drawing as a table: the number of works per year, linked to the list of these works. */
function YearTable({ sides, language }: YearTableProps) {
  const t = useTranslations('charts');
  const years = [...new Set(sides.flatMap(({ side }) => side.years.map(({ year }) => year)))].sort((a, b) => a - b);
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">{t('table')}</summary>
      <table className="w-full max-w-md" data-testid="citation-table">
        <thead>
          <tr className="border-b border-line text-muted">
            {[t('names.year'), ...sides.map(({ name }) => name)].map((heading, index) => (
              <th key={heading} scope="col" className={`py-2 font-normal ${index === 0 ? 'text-start' : 'ps-4 text-end'}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="text-start font-normal">
                {year}
              </th>
              {sides.map(({ side, name, hrefOf }) => {
                const { count = 0 } = side.years.find((value) => value.year === year) ?? {};
                return (
                  <td key={name} className="text-end">
                    {count === 0 ? (
                      count
                    ) : (
                      <a
                        href={hrefOf({ year })}
                        rel="nofollow"
                        className="inline-flex min-h-9 min-w-9 items-center justify-end max-md:min-h-11"
                      >
                        {formatInteger(count, language)}
                      </a>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface CitationStripProps {
  readonly side: CitationSide;
  readonly span: Span;
  readonly width: number;
  /** The year of the record. Only set for a line with both cited and citing works. */
  readonly ownYear?: number;
  /** Returns the family name for labels. Only a line with both cited and citing works has labels. */
  readonly familyOf?: CitationDrawingProps['familyOf'];
  readonly hrefOf: (dot: CitationDot) => string;
  readonly language: Language;
  readonly className?: string;
}

/** Distance between dots, in drawing units. */
const pitch = 10;

/** A time line with a column of dots per year. A line with both cited and citing works also shows the record itself. */
function CitationStrip({ side, span, width, ownYear, familyOf, hrefOf, language, className = '' }: CitationStripProps) {
  const t = useTranslations('record.orbit');
  const dotSize = worksPerDot(side.total);
  const dots = dotsOn(side, span, { length: width, pitch, columnHeight: 5, dotSize });
  const labels =
    familyOf === undefined
      ? []
      : labelsOf(
          dots.filter(hasWork).map((dot) => ({ ...dot, text: `${labelOf(dot.work, familyOf)} ${dot.year}` })),
          width,
        );
  const halfHeight = Math.max(0, ...dots.map(({ across }) => Math.abs(across))) + 8;
  const labelHeight = labels.length > 0 ? 22 * (Math.max(...labels.map(({ row }) => row)) + 1) : 0;
  const base = labelHeight + halfHeight + 4;
  const x = (distance: number) => round(isRightToLeft(language) ? width - distance : distance);
  const ownDistance = ownYear === undefined ? undefined : ((ownYear + 0.5 - span.from) / (span.to + 1 - span.from)) * width;
  const height = base + halfHeight + (ownDistance === undefined ? 20 : 38);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing.
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-labelledby="orbit"
      className={`mt-3 block w-full overflow-visible ${className}`}
    >
      <path d={`M0 ${base}H${width}`} className="stroke-hair" />
      {labels.map(({ dot, row }) => (
        <path
          key={dot.along}
          d={`M${x(dot.along)} ${round(base + dot.across - 6)}V${round(base - halfHeight - row * 22)}`}
          className="stroke-control"
        />
      ))}
      {ownDistance !== undefined && <CentralMark x={x(ownDistance)} y={base} />}
      {dots.map((dot) => (
        <Dot key={`${dot.along} ${dot.across}`} dot={dot} x={x(dot.along)} y={round(base + dot.across)} href={hrefOf(dot)} />
      ))}
      {labels.map(({ dot, text, row, anchor }) => (
        <text key={dot.along} x={x(dot.along)} y={base - halfHeight - 5 - row * 22} textAnchor={anchor} className="fill-ink text-[12.5px]">
          {text}
        </text>
      ))}
      <text x={x(0)} y={base + halfHeight + 15} className="fill-muted text-xs">
        {span.from}
      </text>
      {span.to > span.from && (
        <text x={x(width)} y={base + halfHeight + 15} textAnchor="end" className="fill-muted text-xs">
          {span.to}
        </text>
      )}
      {ownDistance !== undefined && (
        <text
          x={x(ownDistance)}
          y={base + halfHeight + 33}
          textAnchor={ownDistance < 60 ? 'start' : ownDistance > width - 60 ? 'end' : 'middle'}
          className="fill-ink text-[12.5px] font-semibold"
        >
          {t('thisWork', { year: String(ownYear) })}
        </text>
      )}
    </svg>
  );
}

const hasWork = (dot: CitationDot): dot is CitationDot & { readonly work: NonNullable<CitationDot['work']> } => dot.work !== undefined;

/** The family name of the first author, as in citations; for a work without authors, the beginning of its title. */
function labelOf({ authors: [author], title }: NonNullable<CitationDot['work']>, familyOf: CitationDrawingProps['familyOf']): string {
  return author ? familyOf(author.name.value) : title.value.slice(0, 16);
}
