import { useTranslations } from 'next-intl';
import { cutToWidth } from '#components/home/cut-to-width.ts';
import type { CountedRef } from '#lib/domain/collection.ts';
import { directionOf, isRightToLeft, type Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface CoauthorGraphProps {
  readonly name: string;
  readonly people: readonly CountedRef[];
  readonly language: Language;
}

const width = 480;
const middle = width / 2;
const rowHeight = 34;
const nodesMax = 12;
const nameEms = 11;

/**
 * The most frequent co-authors on an orbit around the author. Dot size and line width show the number of shared publications. The list
 * next to the drawing has the same numbers.
 */
export function CoauthorGraph({ name, people, language }: CoauthorGraphProps) {
  const t = useTranslations('author');
  const visible = people.slice(0, nodesMax);
  if (visible.length < 2) return null;
  const rows = Math.ceil(visible.length / 2);
  const height = (rows + 1) * rowHeight;
  const [across, along] = [64, height / 2 - rowHeight / 2];
  const countMax = Math.max(...visible.map(({ count }) => count));
  const nodes = visible.map((person, index) => {
    const y = ((index >> 1) + 1) * rowHeight;
    const isStart = index % 2 === 0;
    const share = Math.min(1, Math.abs(y - height / 2) / along);
    const reach = across * Math.sqrt(Math.max(0, 1 - share * share)) + 14;
    const isLeft = isStart !== isRightToLeft(language);
    return { person, y, isLeft, x: middle + (isLeft ? -reach : reach), size: 3 + 4 * Math.sqrt(person.count / countMax) };
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing.
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('graph', { name })} className="mt-2 block w-full max-w-120 text-xs">
      <ellipse cx={middle} cy={height / 2} rx={across + 14} ry={along + 4} className="fill-none stroke-hair" />
      {nodes.map(({ person, x, y }) => (
        <path
          key={person.id}
          d={`M${middle} ${height / 2}L${x} ${y}`}
          className="stroke-hair"
          strokeWidth={0.75 + (2.25 * person.count) / countMax}
        />
      ))}
      <circle cx={middle} cy={height / 2} r="9" className="fill-accent" />
      {nodes.map(({ person, x, y, isLeft, size }) => (
        <a
          key={person.id}
          className="no-underline"
          href={paths.author(language, person.id)}
          lang={person.name.lang}
          aria-label={`${person.name.value}: ${t('together', { count: person.count })}`}
        >
          <rect
            x={isLeft ? 0 : x - 10}
            y={y - rowHeight / 2}
            width={isLeft ? x + 10 : width - x + 10}
            height={rowHeight}
            className="fill-transparent"
          />
          <circle cx={x} cy={y} r={size} className="fill-accent" />
          <text
            x={isLeft ? x - 13 : x + 13}
            y={y + 4}
            direction={directionOf(person.name.lang)}
            textAnchor={isLeft === (directionOf(person.name.lang) === 'ltr') ? 'end' : 'start'}
            className="fill-ink text-[12.5px] hover:underline"
          >
            {cutToWidth(person.name.value, nameEms)}
          </text>
        </a>
      ))}
    </svg>
  );
}
