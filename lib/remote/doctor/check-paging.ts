import { isProblem, Problem } from '#lib/base/problem.ts';
import type { PagingVerdict } from '#lib/remote/paging/judge-paging.ts';
import { observe } from '#lib/remote/paging/observe.ts';
import { probePaging } from '#lib/remote/paging/probe-paging.ts';
import { budgetSpent, type Exam, listRequestPath } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor checks D09–D11 of a remote service: number of the first page, maximum page size, and whether the order is stable. */
export async function checkPaging(exam: Exam): Promise<readonly Finding[]> {
  let verdict: PagingVerdict;
  try {
    verdict = await probe(exam);
  } catch (error) {
    const isSpent = isProblem(error) && error.kind === 'internal';
    return (['D09', 'D10', 'D11'] as const).map((check) => (isSpent ? budgetSpent(exam, check) : finding(check, 'skipped', 'not_asked')));
  }
  const { base, ignored, stableOrder, fixedSize } = verdict;
  const { finding: size, maxSize } = await findMaxSize(exam, verdict);
  exam.learn({
    paging: {
      base,
      indexParam: 'pageIndex',
      sizeParam: 'pageSize',
      stableOrder,
      ...(ignored && { ignored }),
      ...(fixedSize !== undefined && { fixedSize }),
      ...(maxSize !== undefined && { maxSize }),
    },
  });
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
  return probePaging('findResearch', exam.language, exam.profile, async (path, attempt) => {
    const answer = await exam.ask(path, { again: attempt > 1 });
    if (!answer) throw new Problem('internal', { detail: 'budget' });
    if (answer.problem) throw answer.problem;
    return answer;
  });
}

/** D10: requests a page of 1000 rows; if it is rejected, pages of 100 and 50. */
async function findMaxSize(exam: Exam, { ignored, base }: PagingVerdict): Promise<{ finding: Finding; maxSize?: number }> {
  if (ignored) return { finding: finding('D10', 'skipped', 'paging_ignored') };
  for (const size of [1000, 100, 50]) {
    const answer = await exam.ask(listRequestPath('findResearch', exam.language, { pageIndex: base, pageSize: size }));
    if (!answer) return { finding: budgetSpent(exam, 'D10') };
    if (answer.problem) continue;
    const { ids, total } = observe(answer, 'findResearch', exam.reader);
    const rows = ids.length;
    // Fewer rows than requested show a limit if the total is higher. Without a total, 10, 15, 20 … rows show a limit, because limits are
    // usually round.
    if (rows < size && (total === undefined ? rows >= 10 && rows % 5 === 0 : total > rows))
      return { finding: finding('D10', 'ok', 'largest_page', { size: rows }), maxSize: rows };
    if (size === 1000) return { finding: finding('D10', 'ok', 'largest_page_open', { size: rows }) };
    return { finding: finding('D10', 'ok', 'largest_page', { size }), maxSize: size };
  }
  return { finding: finding('D10', 'ok', 'largest_page', { size: 20 }), maxSize: 20 };
}
