import { Spaced } from './spaced.tsx';

interface ChoiceLinksProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** Links to the variants of a page, of which one is the page itself. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <Spaced as="nav" aria-label={label} className="no-print mt-3 flex flex-wrap gap-x-5 text-sm">
      {choices.map(({ id, name, href, isCurrent }) => (
        <a
          key={id}
          href={href}
          rel="nofollow"
          aria-current={isCurrent ? 'true' : undefined}
          className="tap no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
        >
          {name}
        </a>
      ))}
    </Spaced>
  );
}
