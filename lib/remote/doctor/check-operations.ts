import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import { findList } from '#lib/remote/reader/envelopes/find-list.ts';
import { findSingle } from '#lib/remote/reader/envelopes/find-single.ts';
import { readPageFigures } from '#lib/remote/reader/envelopes/read-page-figures.ts';
import { readAuthorRow } from '#lib/remote/reader/fields/read-author.ts';
import { contextOf } from '#lib/remote/reader/fields/read-context.ts';
import { readLookupRow } from '#lib/remote/reader/fields/read-lookup.ts';
import { readResearchRow } from '#lib/remote/reader/fields/read-research.ts';
import { type Exam, rowsOfExchange } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor checks of a remote service: do the operations work in each language (D05); path, total and page numbers of a list (D06–D08). */
export async function checkOperations(exam: Exam): Promise<readonly Finding[]> {
  const failing: string[] = [];
  for (const language of exam.options.languages) failing.push(...(await failingIn(exam, language)));
  const languages = exam.options.languages.join(', ');
  const overall =
    failing.length === 0
      ? finding('D05', 'ok', 'operations_answer', { languages })
      : finding('D05', 'failure', 'operations_fail', { operations: failing.join(', ') });
  return [overall, ...listFindings(exam)];
}

async function failingIn(exam: Exam, language: Language): Promise<string[]> {
  const failing: string[] = [];
  const ask = async (name: string, path: string, isReadable: (payload: unknown) => boolean) => {
    const answer = await exam.ask(path);
    if (!answer) return;
    exam.answers.set(`${name}/${language}`, answer);
    if (answer.payload === undefined || !isReadable(answer.payload))
      failing.push(`${name}/${language} (${answer.problem?.kind ?? (answer.payload === undefined ? 'empty' : 'bad_payload')})`);
  };
  for (const name of ['researchTypes', 'researchAreas'] as const) {
    await ask(name, operationPath(name, language), (payload) =>
      hasRows(payload, name, (row) => readLookupRow(row, contextOf(exam.profile, language, 'lookup')) !== undefined),
    );
  }
  const context = { research: contextOf(exam.profile, language, 'research'), author: contextOf(exam.profile, language, 'author') };
  await ask('findResearch', operationPath('findResearch', language), (payload) =>
    hasRows(payload, 'findResearch', (row) => readResearchRow(row, context.research) !== undefined),
  );
  await ask('findAuthors', operationPath('findAuthors', language), (payload) =>
    hasRows(payload, 'findAuthors', (row) => readAuthorRow(row, context.author) !== undefined),
  );
  const research = firstId(exam, 'findResearch', language);
  if (research !== undefined) {
    await ask(
      'research',
      operationPath('research', language, research),
      (payload) => readResearchRow(findSingle(payload, 'research')?.record, context.research) !== undefined,
    );
  }
  const author = firstId(exam, 'findAuthors', language);
  if (author !== undefined) {
    await ask(
      'author',
      operationPath('author', language, author),
      (payload) => readAuthorRow(findSingle(payload, 'author')?.record, context.author) !== undefined,
    );
  }
  return failing;
}

/** Whether a response contains a list that is empty or has a readable row. */
function hasRows(
  payload: unknown,
  operation: 'researchTypes' | 'researchAreas' | 'findResearch' | 'findAuthors',
  isReadable: (row: unknown) => boolean,
): boolean {
  const list = findList(payload, operation);
  return list !== undefined && (list.rows.length === 0 || list.rows.some(isReadable));
}

/** The id of the first readable record of a list. */
export function firstId(exam: Exam, operation: 'findResearch' | 'findAuthors', language: Language): string | undefined {
  const rows = rowsOfExchange(exam.answers.get(`${operation}/${language}`), operation, exam.profile);
  const readRow = operation === 'findResearch' ? readResearchRow : readAuthorRow;
  const context = contextOf(exam.profile, language, operation === 'findResearch' ? 'research' : 'author');
  return rows.map((row) => readRow(row, context)?.id).find((id) => id !== undefined);
}

function listFindings(exam: Exam): Finding[] {
  const answer = exam.answers.get(`findResearch/${exam.options.languages[0] ?? 'en'}`);
  const list = answer && answer.payload !== undefined ? findList(answer.payload, 'findResearch') : undefined;
  if (!answer || !list)
    return [finding('D06', 'failure', 'list_missing'), finding('D07', 'skipped', 'not_asked'), finding('D08', 'skipped', 'not_asked')];
  const { total, ...figures } = readPageFigures(answer.payload, list, answer.headers);
  const names = Object.keys(figures);
  exam.profile = { ...exam.profile, list: { path: list.path } };
  const detail = exam.answers.get(`research/${exam.options.languages[0] ?? 'en'}`);
  const single = detail && detail.payload !== undefined ? findSingle(detail.payload, 'research') : undefined;
  if (single) exam.profile = { ...exam.profile, single: { path: single.path } };
  return [
    finding('D06', 'ok', 'list_found', { path: list.path === '' ? '(root)' : list.path }),
    total === undefined ? finding('D07', 'warning', 'total_missing') : finding('D07', 'ok', 'total_found', { total }),
    names.length > 0 ? finding('D08', 'ok', 'page_figures', { names: names.join(', ') }) : finding('D08', 'note', 'page_figures_none'),
  ];
}
