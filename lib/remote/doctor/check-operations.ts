import type { Language } from '#lib/languages/languages.ts';
import { type OperationName, operationPath } from '#lib/remote/profile/operations.ts';
import { applyProfile } from '#lib/remote/reader/apply-profile.ts';
import { type Exam, rowsOfList } from './exam.ts';
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

/** Requests the six operations; returns those that fail or whose responses cannot be read. An empty list can be read. */
async function failingIn(exam: Exam, language: Language): Promise<string[]> {
  const failing: string[] = [];
  const { reader } = exam;
  const ask = async (name: OperationName, path: string, isReadable: (payload: unknown) => boolean) => {
    const answer = await exam.ask(path);
    if (!answer) return;
    exam.answers.set(`${name}/${language}`, answer);
    if (answer.payload === undefined || !isReadable(answer.payload))
      failing.push(`${name}/${language} (${answer.problem?.kind ?? (answer.payload === undefined ? 'empty' : 'bad_payload')})`);
  };
  const lists = { researchTypes: 'lookup', researchAreas: 'lookup', findResearch: 'research', findAuthors: 'author' } as const;
  for (const name of ['researchTypes', 'researchAreas', 'findResearch', 'findAuthors'] as const) {
    await ask(name, operationPath(name, language), (payload) => {
      const rows = reader.list(payload, name)?.rows;
      return rows !== undefined && (rows.length === 0 || rows.some((row) => reader[lists[name]](row, language) !== undefined));
    });
  }
  for (const [list, name] of [
    ['findResearch', 'research'],
    ['findAuthors', 'author'],
  ] as const) {
    const id = rowsOfList(exam, list, language)
      .map((row) => reader[name](row, language)?.id)
      .find((each) => each !== undefined);
    if (id === undefined) continue;
    const isReadable = (payload: unknown) => reader[name](reader.single(payload, name)?.record, language) !== undefined;
    await ask(name, operationPath(name, language, id), isReadable);
  }
  return failing;
}

function listFindings(exam: Exam): Finding[] {
  const answer = exam.answers.get(`findResearch/${exam.language}`);
  const list = answer && exam.reader.list(answer.payload, 'findResearch');
  if (!answer || !list)
    return [finding('D06', 'failure', 'list_missing'), finding('D07', 'skipped', 'not_asked'), finding('D08', 'skipped', 'not_asked')];
  const { total, ...figures } = exam.reader.figures(answer, list);
  const names = Object.keys(figures);
  learnPaths(exam, list.path, exam.reader.single(exam.answers.get(`research/${exam.language}`)?.payload, 'research')?.path);
  return [
    finding('D06', 'ok', 'list_found', { path: list.path === '' ? '(root)' : list.path }),
    total === undefined ? finding('D07', 'warning', 'total_missing') : finding('D07', 'ok', 'total_found', { total }),
    names.length > 0 ? finding('D08', 'ok', 'page_figures', { names: names.join(', ') }) : finding('D08', 'note', 'page_figures_none'),
  ];
}

/** Adds the paths of publications to the profile, unless another operation would then be read from another place. */
function learnPaths(exam: Exam, list: string, single: string | undefined): void {
  const paths = { list: { path: list }, ...(single !== undefined && { single: { path: single } }) };
  const [before, after] = [exam.reader, applyProfile({ ...exam.profile, ...paths })];
  const payloadOf = (name: OperationName) => exam.answers.get(`${name}/${exam.language}`)?.payload;
  const areListsSame = (['researchTypes', 'researchAreas', 'findAuthors'] as const).every(
    (name) => before.list(payloadOf(name), name)?.path === after.list(payloadOf(name), name)?.path,
  );
  const author = payloadOf('author');
  const areSinglesSame = before.single(author, 'author')?.path === after.single(author, 'author')?.path;
  exam.learn({ ...(areListsSame && { list: paths.list }), ...(paths.single && areSinglesSame && { single: paths.single }) });
}
