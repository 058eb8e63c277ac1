import { readData } from '#lib/text/data/read-data.ts';

const subjects: ReadonlyMap<string, string> = new Map(
  readData('catalogues.tsv').flatMap(([subject = '', designations = '']) =>
    designations.split(' ').map((prefix) => [prefix, subject] as const),
  ),
);
const designation = new RegExp(`^(${[...subjects.keys()].join('|')})\\d`);

/** The id of the area or term that a designation belongs to: that of gravitational waves for `gw150914`, a word with its parts joined. */
export const catalogueSubject = (whole: string): string | undefined => subjects.get(designation.exec(whole)?.[1] ?? '');
