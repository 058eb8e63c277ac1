import { Problem } from '#lib/domain/problem.ts';
import { readRows } from './sheet-rows.ts';
import { readWholeXml } from './sheet-xml.ts';
import type { RowEntry } from './split-csv.ts';
import { BoundExceeded, openZip, type ZipParts } from './zip-parts.ts';

/** Letters of the texts that cells share, which are held in memory. */
const sharedMax = 1 << 26;

export interface Workbook {
  /** The rows of the sheet, with what broke off as the fault of the last; the archive is closed at their end. */
  readonly rows: AsyncIterable<RowEntry>;
}

/**
 * The rows of one sheet of an Excel workbook (ECMA-376): the first, or the one that `sheet` names or counts from 1. Dates are written as ISO dates, formulas as
 * their last result. `no_workbook` for an archive of something else, `damaged` where it cannot be read, `too_large` where its texts take more memory than an import has. Throws a `Problem` that names the
 * sheets where it has no such one.
 */
export async function openWorkbook(path: string, sheet?: string): Promise<Workbook | 'no_workbook' | 'damaged' | 'too_large'> {
  let zip: ZipParts | undefined;
  try {
    zip = await openZip(path);
    if (!zip.names.includes('xl/workbook.xml')) {
      zip.close();
      return 'no_workbook';
    }
    const place = await sheetOf(zip, sheet);
    if (!place) {
      zip.close();
      return 'damaged';
    }
    const [shared, isDate] = [await sharedStrings(zip), await dateStyles(zip)];
    return { rows: closing(zip, readRows(zip.read(place.part), { shared, isDate, from1904: place.from1904 })) };
  } catch (error) {
    zip?.close();
    if (error instanceof Problem) throw error;
    return error instanceof BoundExceeded ? 'too_large' : 'damaged';
  }
}

async function* closing(zip: ZipParts, rows: AsyncIterable<RowEntry>): AsyncGenerator<RowEntry> {
  try {
    yield* rows;
  } finally {
    zip.close();
  }
}

/** Where the sheet is in the archive. */
async function sheetOf(
  zip: ZipParts,
  wanted: string | undefined,
): Promise<{ readonly part: string; readonly from1904: boolean } | undefined> {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let from1904 = false;
  await readWholeXml(zip.read('xl/workbook.xml'), {
    open(name, { name: title = '', id = '', date1904 }) {
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
      if (name === 'sheet') sheets.push({ name: title, id });
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(zip.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  if (wanted !== undefined && sheets.length > 0 && !sheets.some(({ name }, place) => name === wanted || String(place + 1) === wanted)) {
    const names = sheets.map(({ name }) => `"${name}"`).join(', ');
    throw new Problem('bad_request', { detail: `The workbook has no sheet "${wanted}"; it has ${names}.` });
  }
  const chosen = sheets.find(({ name }) => name === wanted) ?? sheets[wanted === undefined ? 0 : Number(wanted) - 1];
  const part = chosen && targets.get(chosen.id);
  return part && zip.names.includes(part) ? { part, from1904 } : undefined;
}

/** Texts that cells refer to by their number, without the readings that Japanese Excel puts next to them. */
async function sharedStrings(zip: ZipParts): Promise<readonly string[]> {
  const texts: string[] = [];
  let letters = 0;
  let text = '';
  let inText = false;
  let readings = 0;
  await readWholeXml(zip.read('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') readings += 1;
      inText = name === 't' && readings === 0;
    },
    text(part) {
      if (!inText) return;
      text += part;
      letters += part.length;
      if (letters > sharedMax) throw new BoundExceeded();
    },
    close(name) {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') readings -= 1;
      inText = false;
    },
  });
  return texts;
}

/** Whether a style of cells is one of dates: by its number (ECMA-376, 18.8.30), or by the letters of its format. */
async function dateStyles(zip: ZipParts): Promise<(style: number) => boolean> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let inCells = false;
  await readWholeXml(zip.read('xl/styles.xml'), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return (style) => {
    const format = styles[style] ?? 0;
    const pattern = formats.get(format)?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    return (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 31) || /[yd]/i.test(pattern ?? '');
  };
}
