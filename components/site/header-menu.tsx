interface HeaderMenuProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** Items that do not fit on a phone, in a menu that opens without scripts. */
export function HeaderMenu({ label, links }: HeaderMenuProps) {
  return (
    <details data-menu name="menu" data-testid="menu" className="relative sm:hidden">
      <summary className="-me-2.5 grid size-11 list-none place-items-center">
        <span className="sr-only">{label}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-current stroke-2">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </summary>
      <ul className="absolute end-0 top-full z-20 rounded border border-control bg-surface px-4 py-1">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center whitespace-nowrap no-underline hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
