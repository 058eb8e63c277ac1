/** Rows of a CSV file by RFC 4180. Independent of our CSV reader, which could have the same error as our CSV writer. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = text.startsWith('\ufeff') ? 1 : 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += character;
  }
  return cell || row.length > 0 ? [...rows, [...row, cell]] : rows;
}
