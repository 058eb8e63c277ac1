import type { CitationDot } from './citation-layout.ts';

/** The mark of the record itself: a planet with a ring. */
export function CentralMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" className="fill-paper" />
      <circle r="7" className="fill-accent" />
      <ellipse rx="18" ry="7.5" transform="rotate(-28)" className="fill-none stroke-accent" strokeWidth="1.5" />
    </g>
  );
}

interface DotProps {
  readonly dot: CitationDot;
  readonly x: number;
  readonly y: number;
  readonly href: string;
}

/** One work as a filled dot, several as a ring. */
export function Dot({ dot: { work, year }, x, y, href }: DotProps) {
  const name = work ? `${work.title.value} (${year})` : String(year);
  return (
    <a href={href} tabIndex={-1} aria-label={name} {...(work && { lang: work.title.lang })} className="group">
      <title>{name}</title>
      <circle cx={x} cy={y} r="8" className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={work ? 4.2 : 3.4}
        className={work ? 'fill-accent group-hover:fill-ink' : 'fill-paper stroke-control group-hover:stroke-ink'}
      />
    </a>
  );
}
