import type { Author } from '#lib/domain/author.ts';
import type { Research } from '#lib/domain/research.ts';
import { type AuthorColumn, authorCsv } from '#lib/formats/bibliography/author-csv.ts';
import { type ResearchColumn, researchCsv } from '#lib/formats/bibliography/csv.ts';
import { readCsvTable } from '#lib/formats/bibliography/csv-syntax.ts';

/** The rows of our CSV file of publications, by column; an empty cell is an empty string. */
export function readResearchCsv(source: string): Readonly<Record<ResearchColumn, string>>[] {
  return readCsvTable<ResearchColumn, Research>(researchCsv, source);
}

/** The rows of our CSV file of authors, by column. */
export function readAuthorCsv(source: string): Readonly<Record<AuthorColumn, string>>[] {
  return readCsvTable<AuthorColumn, Author>(authorCsv, source);
}
