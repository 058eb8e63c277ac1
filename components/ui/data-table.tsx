import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface TableRow {
  readonly id: string | number;
  /** The first cell is the heading of the row. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'rows'> {
  readonly caption?: ReactNode;
  /** Headings of the columns. */
  readonly head: readonly ReactNode[];
  readonly rows: readonly TableRow[];
  /** Whether the cells after the first are text; by default they are numbers, at the end of their columns. */
  readonly isText?: true;
}

/** A table of facts: headings on a line, and a line below each row. */
export function DataTable({ caption, head, rows, isText, className = 'w-full text-sm', ...table }: DataTableProps) {
  const first = 'py-1.5 text-start font-normal';
  const others = `py-1.5 ps-4 font-normal ${isText ? 'text-start' : 'text-end'}`;
  return (
    <table className={className} {...table}>
      {caption && <caption className="pb-1 text-start font-semibold">{caption}</caption>}
      <thead className="text-muted">
        <tr className="border-b border-line">
          {head.map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move.
            <th key={column} scope="col" className={column === 0 ? first : others}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...values] }) => (
          <tr key={id} className="border-b border-line align-baseline">
            <th scope="row" className={first}>
              {name}
            </th>
            {values.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <td key={column} className={others}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
