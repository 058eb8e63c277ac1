import { markShapes } from './mark-shapes.ts';

/** The logo: a body on a tilted orbit. */
export function Mark({ className }: { readonly className?: string }) {
  const { body, orbit, moon } = markShapes;
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true" className={className}>
      <circle {...body} fill="currentColor" stroke="none" />
      <ellipse {...orbit} />
      <circle {...moon} fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The only ornament: thin orbits in the corner of the header, mirrored in Arabic. */
export function Orbits() {
  return (
    <svg
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="mirror pointer-events-none absolute -end-16 -top-24 size-64 text-hair opacity-55 md:-end-24 md:-top-36 md:size-104 print:hidden"
    >
      <circle cx="200" cy="200" r="196" />
      <circle cx="200" cy="200" r="150" />
      <circle cx="200" cy="200" r="104" />
      <ellipse cx="200" cy="200" rx="196" ry="70" transform="rotate(-24 200 200)" />
      {/* Hidden on phones, where it would look like a list bullet next to the navigation. */}
      <circle cx="61" cy="262" r="5" fill="currentColor" stroke="none" className="max-md:hidden" />
    </svg>
  );
}
