import { useTranslations } from 'next-intl';
import { round } from '#components/home/orbit-scale.ts';
import type { Language } from '#lib/domain/language.ts';
import { type CitationDot, type CitationSide, dotsOn, spanOf, worksPerDot } from './citation-layout.ts';
import { Dot, Own } from './citation-marks.tsx';

interface DomeSide {
  readonly side: CitationSide;
  readonly name: string;
  readonly hrefOf: (dot: CitationDot) => string;
}

interface CitationDomeProps {
  /** The inner orbit, and the outer one. */
  readonly sides: readonly [DomeSide, DomeSide];
  /** The year of the record: the last of the inner orbit and the first of the outer one. */
  readonly own: number;
  readonly language: Language;
}

const [width, middle, ground, height] = [800, 400, 348, 412] as const;
const radii = [178, 274] as const;
const pitch = 11;

/** Two half circles over the record on which time runs in the direction of the page, each on a scale of its own. */
export function CitationDome({ sides, own, language }: CitationDomeProps) {
  const t = useTranslations('record.orbit');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing.
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-labelledby="orbit"
      className="mt-3 block w-full overflow-visible max-md:hidden"
    >
      {sides.map((side, place) => (
        <Orbit key={side.name} {...side} place={place as 0 | 1} own={own} language={language} />
      ))}
      <Own x={middle} y={ground - 14} />
      <text x={middle} y={ground + 22} textAnchor="middle" className="fill-ink text-[12.5px] font-semibold">
        {t('thisWork', { year: String(own) })}
      </text>
    </svg>
  );
}

function Orbit({ side, name, hrefOf, place, own, language }: DomeSide & Omit<CitationDomeProps, 'sides'> & { readonly place: 0 | 1 }) {
  const t = useTranslations('record.orbit');
  const radius = radii[place];
  const foot = ground + 22 + place * 26;
  const span = spanOf(side, own);
  const length = Math.PI * radius;
  const dots = dotsOn(side, span, { length, pitch, tall: 5, each: worksPerDot(side.total) });
  const half = Math.max(0, ...dots.map(({ across }) => Math.abs(across)));
  const x = (left: number) => round(language === 'ar' ? width - left : left);
  const point = (share: number, at: number) => {
    const angle = Math.PI * (1 - share);
    return [x(middle + at * Math.cos(angle)), round(ground - at * Math.sin(angle))] as const;
  };
  const ticks = ticksOf(span.from, span.to).map((year) => ({ year, share: (year - span.from) / (span.to + 1 - span.from) }));
  return (
    <g>
      <path
        d={`M${x(middle - radius)} ${foot}V${ground}A${radius} ${radius} 0 0 ${language === 'ar' ? 0 : 1} ${x(middle + radius)} ${ground}V${foot}`}
        className="fill-none stroke-hair"
      />
      {ticks.map(({ year, share }) => {
        const [left, top] = point(share, radius + half + 20);
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
      <text x={x(middle - radius + 8)} y={foot} className="fill-ink text-[12.5px] font-semibold">
        {name}
      </text>
      <text x={x(middle + radius - 8)} y={foot} textAnchor="end" className="fill-muted text-xs">
        {span.from === span.to ? span.to : t('years', { from: String(span.from), to: String(span.to) })}
      </text>
    </g>
  );
}

/** Round years within a span, at most six of them. */
function ticksOf(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => (to - from) / years <= 6) ?? 200;
  const first = Math.ceil((from + 1) / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, place) => first + place * step);
}
