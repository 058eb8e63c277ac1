import { useTranslations } from 'next-intl';
import { ScrollArea } from '#components/ui/scroll-area.tsx';
import { countedOrigins, type OriginLine } from '#lib/domain/text-origin.ts';

interface OriginTableProps {
  readonly by: 'area' | 'year';
  readonly rows: readonly { readonly name: string; readonly href?: string; readonly counts: OriginLine['counts'] }[];
}

const stackedRowClass = 'max-sm:grid max-sm:grid-cols-[1fr_1fr_1fr_1.35fr_1fr_1fr] max-sm:gap-x-0.5';

/** Publications per origin (source, author, machine, …) of a text such as the abstract. One row per area or year, one column per origin. */
export function OriginTable({ by, rows }: OriginTableProps) {
  const t = useTranslations('coverage.origins');
  return (
    <ScrollArea labelledBy="origins-heading">
      {/* A phone is too narrow for seven columns, so the six numbers are below the name. */}
      <table className="mt-4 w-full max-w-4xl text-sm max-sm:block max-sm:text-xs" data-testid="origins">
        <thead className="max-sm:block">
          <tr className={`border-b border-line ${stackedRowClass}`}>
            <th scope="col" className="py-2 pe-6 max-sm:col-span-6 text-start font-normal text-muted">
              {t(by)}
            </th>
            {countedOrigins.map((origin) => (
              <th key={origin} scope="col" className="py-2 pe-4 text-end font-normal break-normal text-muted max-sm:pe-0">
                {t(`of.${origin}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ name, href, counts }) => (
            <tr key={name} className={`border-b border-line ${stackedRowClass}`}>
              <th scope="row" className="py-1.5 pe-6 max-sm:col-span-6 max-sm:text-sm text-start font-normal">
                {href ? (
                  <a href={href} className="link max-md:inline-flex max-md:min-h-11 max-md:items-center">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </th>
              {countedOrigins.map((origin) => (
                <td key={origin} className="py-1.5 pe-4 text-end max-sm:pe-0">
                  {counts[origin] > 0 ? t('count', { count: counts[origin] }) : <span className="text-muted">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
