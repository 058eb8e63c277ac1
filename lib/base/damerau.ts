/** Number of typos between words (optimal string alignment), at most `limit + 1`. Uses no table, since nearly all candidates fail early. */
export function damerau(a: string, b: string, limit: number): number {
  for (let typos = Math.abs(a.length - b.length); typos <= limit; typos++) if (isWithin(a, 0, b, 0, typos)) return typos;
  return limit + 1;
}

function isWithin(a: string, fromA: number, b: string, fromB: number, typos: number): boolean {
  let i = fromA;
  let j = fromB;
  while (i < a.length && j < b.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i++;
    j++;
  }
  const restA = a.length - i;
  const restB = b.length - j;
  if (restA === 0 || restB === 0) return restA + restB <= typos;
  if (typos === 0 || Math.abs(restA - restB) > typos) return false;
  if (isWithin(a, i + 1, b, j + 1, typos - 1) || isWithin(a, i + 1, b, j, typos - 1) || isWithin(a, i, b, j + 1, typos - 1)) return true;
  const swapped = restA > 1 && restB > 1 && a.charCodeAt(i) === b.charCodeAt(j + 1) && a.charCodeAt(i + 1) === b.charCodeAt(j);
  return swapped && isWithin(a, i + 2, b, j + 2, typos - 1);
}
