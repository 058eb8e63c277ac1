import { isProblem, Problem } from '#lib/base/problem.ts';
import type { PagingVerdict } from '#lib/remote/paging/judge-paging.ts';
import { observe } from '#lib/remote/paging/observe.ts';
import { probePaging } from '#lib/remote/paging/probe-paging.ts';
import { type Exam, listRequestPath, rowsOfExchange } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor checks D09–D11 of a remote service: number of the first page, maximum page size, and whether the order is stable. */
export async function checkPaging(exam: Exam): Promise<readonly Finding[]> {
  const budgetSpent = (check: 'D09' | 'D10' | 'D11') => finding(check, 'skipped', 'budget_spent', { budget: exam.options.budget });
  let verdict: PagingVerdict;
  try {
    verdict = await probe(exam);
  } catch (error) {
    if (isProblem(error) && error.kind === 'internal') return [budgetSpent('D09'), budgetSpent('D10'), budgetSpent('D11')];
    return (['D09', 'D10', 'D11'] as const).map((check) => finding(check, 'skipped', 'not_asked'));
  }
  const { base, ignored, stableOrder, fixedSize } = verdict;
  const { finding: size, maxSize } = await findMaxSize(exam, verdict);
  exam.profile = {
    ...exam.profile,
    paging: {
      base,
      indexParam: 'pageIndex',
      sizeParam: 'pageSize',
      stableOrder,
      ...(ignored && { ignored }),
      ...(fixedSize !== undefined && { fixedSize }),
      ...(maxSize !== undefined && { maxSize }),
    },
  };
  return [baseFinding(verdict), size, stableOrder ? finding('D11', 'ok', 'order_stable') : finding('D11', 'warning', 'order_unstable')];
}

function baseFinding({ base, certain, ignored, fixedSize, because }: PagingVerdict): Finding {
  if (ignored) return finding('D09', 'warning', 'paging_ignored');
  if (!certain) return finding('D09', 'warning', 'first_page_guessed', { base });
  return fixedSize === undefined
    ? finding('D09', 'ok', 'first_page', { base, because })
    : finding('D09', 'warning', 'paging_fixed', { size: fixedSize });
}

function probe(exam: Exam): Promise<PagingVerdict> {
  const language = exam.options.languages[0] ?? 'en';
  return probePaging(async (index, size, attempt) => {
    const path = listRequestPath('findResearch', language, index === undefined ? {} : { pageIndex: index, pageSize: size });
    const answer = await exam.ask(path, { again: attempt > 1 });
    if (!answer) throw new Problem('internal', { detail: 'budget' });
    if (answer.problem) throw answer.problem;
    return observe({ payload: answer.payload, headers: answer.headers, size: answer.text.length }, 'findResearch', exam.profile);
  });
}

/** D10: requests a page of 1000 rows; if it is rejected, pages of 100 and 50. */
async function findMaxSize(exam: Exam, { ignored, base }: PagingVerdict): Promise<{ finding: Finding; maxSize?: number }> {
  if (ignored) return { finding: finding('D10', 'skipped', 'paging_ignored') };
  for (const size of [1000, 100, 50]) {
    const answer = await exam.ask(listRequestPath('findResearch', exam.options.languages[0] ?? 'en', { pageIndex: base, pageSize: size }));
    if (!answer) return { finding: finding('D10', 'skipped', 'budget_spent', { budget: exam.options.budget }) };
    if (answer.problem) continue;
    const rows = rowsOfExchange(answer, 'findResearch', exam.profile).length;
    const total =
      answer.payload === undefined
        ? 0
        : observe({ payload: answer.payload, headers: answer.headers, size: 0 }, 'findResearch', exam.profile).total;
    // Fewer rows than requested show a limit if the total is higher. Without a total, 10, 15, 20 … rows show a limit, because limits are
    // usually round.
    if (rows < size && (total === undefined ? rows >= 10 && rows % 5 === 0 : total > rows))
      return { finding: finding('D10', 'ok', 'largest_page', { size: rows }), maxSize: rows };
    if (size === 1000) return { finding: finding('D10', 'ok', 'largest_page_open', { size: rows }) };
    return { finding: finding('D10', 'ok', 'largest_page', { size }), maxSize: size };
  }
  return { finding: finding('D10', 'ok', 'largest_page', { size: 20 }), maxSize: 20 };
}
