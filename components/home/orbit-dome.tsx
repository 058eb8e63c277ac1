import type { OrbitField } from '#lib/answers/orbit-field.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf, isRightToLeft, type Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { cutToWidth } from './cut-to-width.ts';
import { addressOf, useEraName } from './orbit-links.ts';
import { eraSpan, lineOf, markDots, type OrbitDrawing } from './orbit-marks.ts';
import { dotPath, round } from './orbit-scale.ts';

interface OrbitDomeProps {
  readonly drawing: OrbitDrawing;
  readonly language: Language;
}

const titleEms = 24;

const heightOf = ({ fields }: OrbitDrawing) => footOf(fields.length - 1) + 28;

/** Reserves the height of the drawing, which follows the search box in the HTML although CSS places it above. */
export const stageStyle = (drawing: OrbitDrawing): string =>
  `@media(width>=75rem){.stage{aspect-ratio:${dome.width}/${heightOf(drawing)}}}`;

/**
 * Draws each field as an orbit and its publications as dots; time runs in the reading direction of the page. The Tab key skips the marks,
 * because a table has the same links.
 */
export function OrbitDome({ drawing, language }: OrbitDomeProps) {
  const t = useTranslations('home');
  const { fields, firstYear, lastYear } = drawing;
  const { x } = domeShape(language);
  const outer = radiusOf(fields.length - 1);
  const height = heightOf(drawing);
  const right = dome.middle + outer;
  const left = dome.middle - outer;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing.
    <svg viewBox={`0 0 ${dome.width} ${height}`} role="group" aria-labelledby="orbits-title" className="orbits dome">
      <Decades drawing={drawing} language={language} />
      {fields.map((field, index) => (
        <g key={field.key}>
          <Orbit ringIndex={index} language={language} />
          <Marks field={field} ringIndex={index} drawing={drawing} language={language} />
          <FootName field={field} ringIndex={index} language={language} />
          <FootNewest field={field} ringIndex={index} language={language} />
        </g>
      ))}
      <text className="q" x={x(left - 10)} y={dome.ground + 4} textAnchor="end">
        {firstYear}
      </text>
      <text className="q" x={x(right + 22)} y={dome.ground + 4}>
        {lastYear}
      </text>
      <text className="q" x={x(left + 8)} y={height - 2}>
        {t('footFields')}
      </text>
      <text className="q" x={x(right - 8)} y={height - 2} textAnchor="end">
        {t('footNewest')}
      </text>
    </svg>
  );
}

function Decades({ drawing: { eras, fields, lastYear }, language }: OrbitDomeProps) {
  const { point } = domeShape(language);
  const { scale } = lineOf(lastYear, 1, dome.pitch);
  const outer = radiusOf(fields.length - 1);
  const decades = eras.slice(1).map(({ from }) => from);
  const rays = decades.map((year) => `M${point(scale.at(year), dome.inner - 17).join(' ')}L${point(scale.at(year), outer + 19).join(' ')}`);
  return (
    <>
      <path className="ln" strokeDasharray="1 4" d={rays.join('')} />
      {decades.map((year) => {
        const [left, top] = point(scale.at(year), outer + 30);
        return (
          <text key={year} className="q" x={left} y={top + 4} textAnchor="middle">
            {year}
          </text>
        );
      })}
    </>
  );
}

interface RingProps {
  readonly ringIndex: number;
  readonly language: Language;
}

function Orbit({ ringIndex, language }: RingProps) {
  const { x, arc } = domeShape(language);
  const radius = radiusOf(ringIndex);
  const line = `M${x(dome.middle - radius)} ${footOf(ringIndex)}V${dome.ground}${arc(0, 1, radius).replace('M', 'L')}V${footOf(ringIndex)}`;
  return <path className="ln" d={line} />;
}

interface FieldProps extends RingProps {
  readonly field: OrbitField;
}

function Marks({ field, ringIndex, drawing, language }: RingProps & OrbitDomeProps & { readonly field: OrbitDrawing['fields'][number] }) {
  const t = useTranslations('home');
  const eraName = useEraName();
  const { point, arc } = domeShape(language);
  const radius = radiusOf(ringIndex);
  const line = lineOf(drawing.lastYear, Math.PI * radius, dome.pitch);
  return field.marks.map((mark) => {
    const [start, end] = eraSpan(mark.era, line);
    const dots = markDots(field, mark, drawing.worksPerDot, line).map(({ along, across }) => point(along / line.length, radius + across));
    const name = t('mark', { field: t(`groups.${field.key}`), era: eraName(mark.era), count: mark.count });
    return (
      <a key={mark.era.from} href={paths.research(language, addressOf(field, mark.era))} tabIndex={-1}>
        <title>{name}</title>
        <path className="arc" d={arc(start / line.length, end / line.length, radius)} />
        <path className="dots" d={dotPath(dots)} />
      </a>
    );
  });
}

function FootName({ field, ringIndex, language }: FieldProps) {
  const t = useTranslations('home');
  const { x } = domeShape(language);
  return (
    <a href={paths.research(language, addressOf(field))}>
      <text className="b" x={x(dome.middle - radiusOf(ringIndex) + 8)} y={footOf(ringIndex)}>
        {t(`groups.${field.key}`)} <tspan className="q n">{formatInteger(field.total, language)}</tspan>
      </text>
    </a>
  );
}

/** The title of a field's newest publication, in its own direction, but always aligned to the same edge. */
function FootNewest({ field: { newest }, ringIndex, language }: FieldProps) {
  const { x, mirrored } = domeShape(language);
  if (!newest) return null;
  const direction = directionOf(newest.title.lang);
  return (
    <a href={paths.record(language, newest.id)} lang={newest.title.lang}>
      {/* biome-ignore lint/plugin: an SVG title holds plain text; the link has its language. */}
      <title>{newest.title.value}</title>
      <text
        x={x(dome.middle + radiusOf(ringIndex) - 8)}
        y={footOf(ringIndex)}
        direction={direction}
        textAnchor={(direction === 'rtl') === mirrored ? 'end' : 'start'}
      >
        {cutToWidth(newest.title.value, titleEms)}
      </text>
    </a>
  );
}

/** Measures of the dome in drawing units. */
const dome = {
  width: 1120,
  middle: 560,
  /** The y position of the base line of the orbits, and the innermost radius. */
  ground: 536,
  inner: 262,
  gap: 38,
  pitch: 5.2,
  footStep: 20,
} as const;

const radiusOf = (index: number) => dome.inner + dome.gap * index;
const footOf = (index: number) => dome.ground + 24 + dome.footStep * index;

/** Positions in the direction of the page: in Arabic, time runs from the right. */
function domeShape(language: Language) {
  const mirrored = isRightToLeft(language);
  const x = (distance: number) => round(mirrored ? dome.width - distance : distance);
  /** The point at a share (0 to 1) of the half circle. */
  const point = (share: number, radius: number): readonly [number, number] => {
    const angle = Math.PI * (1 - share);
    return [x(dome.middle + radius * Math.cos(angle)), round(dome.ground - radius * Math.sin(angle))];
  };
  const arc = (from: number, to: number, radius: number) =>
    `M${point(from, radius).join(' ')}A${radius} ${radius} 0 0 ${mirrored ? 0 : 1} ${point(to, radius).join(' ')}`;
  return { mirrored, x, point, arc };
}
