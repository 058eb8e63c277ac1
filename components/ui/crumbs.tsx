import { Text } from '#components/text/text.tsx';
import type { Text as TextValue } from '#lib/domain/text.ts';

/** A page above the current one. */
export interface Crumb {
  readonly href: string;
  readonly name: TextValue | string;
}

/** The pages above the current one, from the widest down, as links on one line. */
export function Crumbs({ crumbs, label }: { readonly crumbs: readonly Crumb[]; readonly label: string }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ href, name }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            <a href={href} className="touch">
              <Text value={name} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
