import { xmlElement } from '#lib/formats/feeds/xml.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';

/** A subfield: its code and its text; left out without a text. */
export type Subfield = readonly [code: string, text: string | undefined];

/** A data field. `other`: the same field in another language or script, written as field 880. */
export interface DataField {
  readonly tag: string;
  /** Two characters, of which a blank means undefined. */
  readonly indicators: string;
  readonly subfields: readonly Subfield[];
  readonly other?: readonly Subfield[];
}

/** A control field from characters that need no escaping; blanks are kept, since positions count. */
export function controlField(tag: string, value: string | undefined): string {
  return value ? `    <controlfield tag="${tag}">${value}</controlfield>\n` : '';
}

/** Data fields as lines: those without a text are left out, the 880 fields follow, linked in both directions by `$6` (MARC 21, appendix A). */
export function dataFields(fields: readonly DataField[]): readonly string[] {
  const lines: string[] = [];
  const alternates: string[] = [];
  for (const { tag, indicators, subfields, other = [] } of fields) {
    const line = dataField(tag, indicators, subfields);
    if (!line) continue;
    if (!hasText(other)) {
      lines.push(line);
      continue;
    }
    const occurrence = String(alternates.length + 1).padStart(2, '0');
    lines.push(dataField(tag, indicators, [['6', `880-${occurrence}`], ...subfields]));
    alternates.push(dataField('880', indicators, [['6', `${tag}-${occurrence}${scriptOf(other)}`], ...other]));
  }
  return [...lines, ...alternates];
}

const hasText = (subfields: readonly Subfield[]) => subfields.some(([, text]) => text);

/** The script and direction of a field 880: Arabic from the right, or Latin. */
const scriptOf = (subfields: readonly Subfield[]) => (subfields.some(([, text]) => hasArabicLetters(text ?? '')) ? '/(3/r' : '/(B');

/** The attributes are written here, since `xmlParent` would trim a blank indicator. */
function dataField(tag: string, [first, second]: string, subfields: readonly Subfield[]): string {
  const content = subfields.map(([code, text]) => xmlElement('      ', 'subfield', text, { code })).join('');
  return content && `    <datafield tag="${tag}" ind1="${first}" ind2="${second}">\n${content}    </datafield>\n`;
}
