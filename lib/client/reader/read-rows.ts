/**
 * The rows of a list that can be read. One that its reader fails at costs itself and not the list; where that goes for every row, the fault is not
 * with the rows, and the first error is thrown.
 */
export function readRows<T>(rows: readonly unknown[], read: (row: unknown) => T | undefined): T[] {
  const found: T[] = [];
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      const one = read(row);
      if (one !== undefined) found.push(one);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0 && errors.length === rows.length) throw errors[0];
  return found;
}
