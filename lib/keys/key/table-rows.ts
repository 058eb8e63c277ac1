import type { ColumnValue, Run } from './key-database.ts';

const columnOf = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads and writes rows of a table whose columns have the names of the members in snake case. Statements contain no other names. */
export function tableRows<Row extends object>(table: string, members: readonly (keyof Row & string)[]) {
  const fields = members.map((member) => `${columnOf(member)} AS "${member}"`).join(', ');
  const insertion = `INSERT INTO ${table} (${members.map(columnOf).join(', ')}) VALUES (${placeholders(members)})`;
  const query = (run: Run, statement: string, values: readonly ColumnValue[]) =>
    run(statement, ...values) as Promise<readonly unknown[]> as Promise<readonly Row[]>;
  return {
    /** `rest` begins with WHERE or ORDER BY. */
    select: (run: Run, rest: string, ...values: readonly ColumnValue[]) => query(run, `SELECT ${fields} FROM ${table} ${rest}`, values),
    insert: (run: Run, row: Row, conflict = '') =>
      run(`${insertion} ${conflict}`, ...members.map((member) => (row[member] ?? null) as ColumnValue)),
    /** Runs an UPDATE or DELETE and returns the rows that it changed. */
    returning: (run: Run, statement: string, ...values: readonly ColumnValue[]) => query(run, `${statement} RETURNING ${fields}`, values),
    /** The assignments of an UPDATE. */
    assignments: (change: Partial<Row>) =>
      Object.keys(change)
        .map((member) => `${columnOf(member)} = ?`)
        .join(', '),
  };
}

export const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');
