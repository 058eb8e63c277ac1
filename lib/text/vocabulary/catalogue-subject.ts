import { readData } from '#lib/text/data/read-data.ts';

const subjects: ReadonlyMap<string, string> = new Map(
  readData('catalogues.tsv').flatMap(([subject = '', designations = '']) => designations.split(' ').map((one) => [one, subject] as const)),
);
const designation = new RegExp(`^(${[...subjects.keys()].join('|')})\\d`);

/** The subject of the things whose designation a word is: of GW150914, gravitational waves. Takes the whole of a written word; gives the id of an area or term. */
export const catalogueSubject = (whole: string): string | undefined => subjects.get(designation.exec(whole)?.[1] ?? '');
