import { useTranslations } from 'next-intl';
import { ScrollArea } from '#components/ui/scroll-area.tsx';
import { countedOrigins, type OriginLine } from '#lib/domain/text-origin.ts';

interface OriginTableProps {
  readonly by: 'area' | 'year';
  readonly rows: readonly { readonly name: string; readonly href?: string; readonly counts: OriginLine['counts'] }[];
}

/** Who made a text: a row for each area or year, a column for each maker. */
export function OriginTable({ by, rows }: OriginTableProps) {
  const t = useTranslations('coverage.origins');
  return (
    <ScrollArea labelledBy="origins-heading">
      <table className="mt-4 w-full max-w-4xl text-sm" data-testid="origins">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-6 text-start font-normal text-muted">
              {t(by)}
            </th>
            {countedOrigins.map((origin) => (
              <th key={origin} scope="col" className="py-2 pe-4 text-end font-normal text-muted">
                {t(`of.${origin}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, counts }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 pe-6 text-start font-normal">
                {href ? (
                  <a href={href} className="link max-md:inline-flex max-md:min-h-11 max-md:items-center">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </th>
              {countedOrigins.map((origin) => (
                <td key={origin} className="py-1.5 pe-4 text-end">
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
