import { Spaced } from './spaced.tsx';

interface ChoiceLinksProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** Links to the variants of a page, of which one is the page itself. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="no-print mt-3 flex flex-wrap gap-x-5 text-sm">
      <Spaced>
        {choices.map(({ id, name, href, isCurrent }) => (
          <a
            key={id}
            href={href}
            rel="nofollow"
            aria-current={isCurrent ? 'true' : undefined}
            className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
          >
            {name}
          </a>
        ))}
      </Spaced>
    </nav>
  );
}
