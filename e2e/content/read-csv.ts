/** Rows of a CSV file by RFC 4180 alone: written for the journeys, so that our own reader cannot hide a mistake of our own writer. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let place = text.startsWith('\ufeff') ? 1 : 0; place < text.length; place += 1) {
    const character = text[place] as string;
    if (quoted && character === '"' && text[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (character === '"') quoted = !quoted;
    else if (quoted) cell += character;
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
