import { useTranslations } from 'next-intl';
import { round } from '#components/home/orbit-scale.ts';
import type { CitationSide } from '#lib/answers/record-answer.ts';
import { isRightToLeft, type Language } from '#lib/languages/languages.ts';
import { type CitationDot, dotsOn, spanOf, worksPerDot } from './citation-layout.ts';
import { CentralMark, Dot } from './citation-marks.tsx';

interface DomeSide {
  readonly side: CitationSide;
  readonly name: string;
  readonly hrefOf: (dot: CitationDot) => string;
}

interface CitationDomeProps {
  /** The inner half circle (cited works) and the outer one (citing works). */
  readonly sides: readonly [DomeSide, DomeSide];
  /** The year of the record, usually the end of the inner half circle and the start of the outer one. */
  readonly ownYear: number;
  readonly language: Language;
}

/** All in drawing units: size of the drawing, centre and base line of the half circles, their radii, and the distance between dots. */
const [width, middle, ground, height] = [800, 400, 348, 412] as const;
const radii = [178, 274] as const;
const pitch = 11;

/** Two half circles above the record. Time runs in the reading direction; each half circle has a separate time scale. */
export function CitationDome({ sides, ownYear, language }: CitationDomeProps) {
  const t = useTranslations('record.orbit');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing.
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-labelledby="orbit"
      className="mt-3 block w-full overflow-visible max-md:hidden"
    >
      {sides.map((side, index) => (
        <Orbit key={side.name} {...side} index={index as 0 | 1} ownYear={ownYear} language={language} />
      ))}
      <CentralMark x={middle} y={ground - 14} />
      <text x={middle} y={ground + 22} textAnchor="middle" className="fill-ink text-[12.5px] font-semibold">
        {t('thisWork', { year: String(ownYear) })}
      </text>
    </svg>
  );
}

function Orbit({ side, name, hrefOf, index, ownYear, language }: DomeSide & Omit<CitationDomeProps, 'sides'> & { readonly index: 0 | 1 }) {
  const t = useTranslations('record.orbit');
  const radius = radii[index];
  const footY = ground + 22 + index * 26;
  const span = spanOf(side, ownYear);
  const length = Math.PI * radius;
  const dots = dotsOn(side, span, { length, pitch, columnHeight: 5, dotSize: worksPerDot(side.total) });
  const halfHeight = Math.max(0, ...dots.map(({ across }) => Math.abs(across)));
  const x = (distance: number) => round(isRightToLeft(language) ? width - distance : distance);
  const point = (share: number, distance: number) => {
    const angle = Math.PI * (1 - share);
    return [x(middle + distance * Math.cos(angle)), round(ground - distance * Math.sin(angle))] as const;
  };
  const ticks = ticksOf(span.from, span.to).map((year) => ({ year, share: (year - span.from) / (span.to + 1 - span.from) }));
  return (
    <g>
      <path
        d={`M${x(middle - radius)} ${footY}V${ground}A${radius} ${radius} 0 0 ${isRightToLeft(language) ? 0 : 1} ${x(middle + radius)} ${ground}V${footY}`}
        className="fill-none stroke-hair"
      />
      {ticks.map(({ year, share }) => {
        const [left, top] = point(share, radius + halfHeight + 20);
        return (
          <text key={year} x={left} y={top + 4} textAnchor="middle" className="fill-muted text-xs">
            {year}
          </text>
        );
      })}
      {dots.map((dot) => {
        const [left, top] = point(dot.along / length, radius + dot.across);
        return <Dot key={`${dot.along} ${dot.across}`} dot={dot} x={left} y={top} href={hrefOf(dot)} />;
      })}
      <text x={x(middle - radius + 8)} y={footY} className="fill-ink text-[12.5px] font-semibold">
        {name}
      </text>
      <text x={x(middle + radius - 8)} y={footY} textAnchor="end" className="fill-muted text-xs">
        {span.from === span.to ? span.to : t('years', { from: String(span.from), to: String(span.to) })}
      </text>
    </g>
  );
}

/** Years to label, at round intervals; about six at most. */
function ticksOf(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => (to - from) / years <= 6) ?? 200;
  const firstTick = Math.ceil((from + 1) / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - firstTick) / step) + 1) }, (_, index) => firstTick + index * step);
}
