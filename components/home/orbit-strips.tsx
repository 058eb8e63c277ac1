import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { isRightToLeft, type Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { addressOf, useEraName } from './orbit-links.ts';
import { eraSpan, lineOf, markDots, type OrbitDrawing } from './orbit-marks.ts';
import { dotPath, round } from './orbit-scale.ts';

interface OrbitStripsProps {
  readonly drawing: OrbitDrawing;
  readonly language: Language;
}

const width = 328;
const dotPitch = 4.3;
/** Height of the middle of a strip above its ends. */
const sag = 10;
/** Minimum height of a strip, that of a touch target. */
const heightMin = 44;

/** The orbits for narrow windows, flat and stacked, largest first. */
export function OrbitStrips({ drawing, language }: OrbitStripsProps) {
  const t = useTranslations('home');
  const { fields, firstYear, lastYear } = drawing;
  const { scale } = lineOf(lastYear, width, dotPitch);
  const labelledYears = [1980, 2000, 2010].filter((year) => year > firstYear && year < lastYear);
  return (
    <div className="orbit-strips">
      <ol>
        {[...fields].reverse().map((field) => (
          <li key={field.key}>
            <a className="name" href={paths.research(language, addressOf(field))}>
              <b>{t(`groups.${field.key}`)}</b> <span className="text-muted">{formatInteger(field.total, language)}</span>
            </a>
            <Strip field={field} drawing={drawing} language={language} />
          </li>
        ))}
        <li aria-hidden="true">
          <svg viewBox={`0 0 ${width} 18`} aria-hidden="true" className="orbits">
            {[firstYear, ...labelledYears, lastYear].map((year, index, list) => {
              const share = index === 0 ? 0 : index === list.length - 1 ? 1 : scale.at(year);
              const anchor = index === 0 ? 'start' : index === list.length - 1 ? 'end' : 'middle';
              return (
                <text key={year} className="q" x={round((isRightToLeft(language) ? 1 - share : share) * width)} y="13" textAnchor={anchor}>
                  {year}
                </text>
              );
            })}
          </svg>
        </li>
      </ol>
    </div>
  );
}

function Strip({ field, drawing, language }: OrbitStripsProps & { readonly field: OrbitDrawing['fields'][number] }) {
  const t = useTranslations('home');
  const eraName = useEraName();
  const line = lineOf(drawing.lastYear, width, dotPitch);
  const name = t(`groups.${field.key}`);
  const x = (distance: number) => (isRightToLeft(language) ? width - distance : distance);
  const marks = field.marks.map((mark) => ({ mark, dots: markDots(field, mark, drawing.worksPerDot, line) }));
  const halfHeight = Math.max(...marks.flatMap(({ dots }) => dots.map(({ across }) => Math.abs(across)))) + 3;
  const height = Math.max(heightMin, Math.round(2 * halfHeight + sag + 2));
  const level = height - halfHeight - 1;
  const y = (distance: number) => level - 4 * sag * (distance / width) * (1 - distance / width);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing.
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={name} className="orbits">
      <path className="ln" d={`M0 ${round(level)}Q${width / 2} ${round(level - 2 * sag)} ${width} ${round(level)}`} />
      {marks.map(({ mark, dots }) => {
        const [start, end] = eraSpan(mark.era, line);
        return (
          <a
            key={mark.era.from}
            href={paths.research(language, addressOf(field, mark.era))}
            tabIndex={-1}
            aria-label={t('mark', { field: name, era: eraName(mark.era), count: mark.count })}
          >
            <rect className="hit" x={round(Math.min(x(start), x(end)))} y="0" width={round(end - start)} height={height} />
            <path className="dots" d={dotPath(dots.map(({ along, across }) => [x(along), y(along) + across]))} />
          </a>
        );
      })}
    </svg>
  );
}
