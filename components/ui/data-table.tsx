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
  const cell = `py-1.5 ps-4 font-normal first:ps-0 first:text-start ${isText ? 'text-start' : 'text-end'}`;
  return (
    <table className={className} {...table}>
      {caption && <caption className="pb-1 text-start font-semibold">{caption}</caption>}
      <thead className="text-muted">
        <tr className="border-b border-line align-baseline">
          {head.map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move.
            <th key={column} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...others] }) => (
          <tr key={id} className="border-b border-line align-baseline">
            <th scope="row" className={cell}>
              {name}
            </th>
            {others.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <td key={column} className={cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
