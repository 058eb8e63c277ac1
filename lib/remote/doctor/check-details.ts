import { operationPath } from '#lib/remote/profile/operations.ts';
import type { LooseResearch } from '#lib/remote/reader/fields/read-research.ts';
import { budgetSpent, type Exam, listRequestPath, rowsIn, rowsOfList } from './exam.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, finding } from './finding.ts';

/**
 * Doctor checks D13, D17 and D18 of a remote service: whether records can be requested, and whether their authors, types and areas exist.
 */
export async function checkDetails(exam: Exam): Promise<readonly Finding[]> {
  const rows = rowsOfList(exam, 'findResearch')
    .map((row) => exam.reader.research(row, exam.language))
    .filter((row) => row !== undefined);
  if (rows.length === 0) return (['D13', 'D17', 'D18'] as const).map((check) => finding(check, 'skipped', 'no_rows'));
  return [await checkRecords(exam, rows), await checkAuthors(exam, rows), checkLookupIds(exam, rows)];
}

/** D13: whether records of the list can be requested by id, and whether unknown ids are reported as not found. */
async function checkRecords(exam: Exam, rows: readonly LooseResearch[]): Promise<Finding> {
  const { reader, language } = exam;
  for (const { id } of rows.slice(0, exam.options.sample)) {
    const answer = await exam.ask(operationPath('research', language, id));
    if (!answer) return budgetSpent(exam, 'D13');
    if (!reader.research(reader.single(answer.payload, 'research')?.record, language))
      return finding('D13', 'failure', 'details_fail', { id });
  }
  const unknown = await exam.ask(operationPath('research', language, '999999999'));
  const malformed = await exam.ask(operationPath('research', language, 'abc'));
  if (!unknown || !malformed) return budgetSpent(exam, 'D13');
  const kind = kindOfMissing(exam, unknown);
  if (kind !== 'not_found') return finding('D13', 'warning', 'unknown_id_answers', { kind });
  return finding('D13', 'ok', 'details_work', { unknown: kind, malformed: kindOfMissing(exam, malformed) });
}

/** How the client classifies the response to an unknown id. */
function kindOfMissing({ reader }: Exam, { problem, payload }: Exchange): string {
  if (problem) return problem.kind;
  const match = reader.single(payload, 'research');
  return match === null ? 'not_found' : match ? 'found' : 'bad_payload';
}

/** D17: whether an author of a record can be requested, and whether the filter by author returns only works of that author. */
async function checkAuthors(exam: Exam, rows: readonly LooseResearch[]): Promise<Finding> {
  const { reader, language } = exam;
  const id = rows.flatMap((row) => row.authors).find((author) => author.id !== undefined)?.id;
  if (id === undefined) return finding('D17', 'warning', 'authors_without_id');
  const author = await exam.ask(operationPath('author', language, id));
  const works = await exam.ask(listRequestPath('findResearch', language, { authorId: id }));
  if (!author || !works) return budgetSpent(exam, 'D17');
  if (!reader.author(reader.single(author.payload, 'author')?.record, language)) return finding('D17', 'warning', 'authors_break', { id });
  const candidates = rowsIn(exam, works, 'findResearch').map((candidate) => reader.research(candidate, language));
  const areByAuthor =
    candidates.length > 0 &&
    candidates.every(
      (candidate) => !candidate || candidate.authorCount > candidate.authors.length || candidate.authors.some((byline) => byline.id === id),
    );
  return areByAuthor ? finding('D17', 'ok', 'authors_resolve') : finding('D17', 'warning', 'authors_filter_breaks', { id });
}

/** D18: whether the lookups contain all types and areas of the records. */
function checkLookupIds(exam: Exam, rows: readonly LooseResearch[]): Finding {
  const lookupIds = (name: 'researchTypes' | 'researchAreas') =>
    new Set(rowsOfList(exam, name).map((row) => exam.reader.lookup(row, exam.language)?.id));
  const usedIds = {
    types: rows.flatMap((row) => row.type?.id ?? []),
    areas: rows.flatMap((row) => row.areas.flatMap((area) => area.id ?? [])),
  };
  if (usedIds.types.length + usedIds.areas.length === 0) return finding('D18', 'note', 'lookups_unused');
  const [types, areas] = [lookupIds('researchTypes'), lookupIds('researchAreas')];
  const missing = [...usedIds.types.filter((id) => !types.has(id)), ...usedIds.areas.filter((id) => !areas.has(id))];
  return missing.length === 0
    ? finding('D18', 'ok', 'lookups_cover')
    : finding('D18', 'warning', 'lookups_miss', { ids: [...new Set(missing)].join(', ') });
}
