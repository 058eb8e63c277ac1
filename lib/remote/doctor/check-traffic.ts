import { operationPath } from '#lib/remote/profile/operations.ts';
import { budgetSpent, type Exam } from './exam.ts';
import { type Finding, finding } from './finding.ts';

const slowMs = 4000;
const limitHeader = /^(ratelimit(-.*)?|x-rate-?limit.*)$/;

/** Doctor checks D02, D20–D23 and D26: content type, firewall pages, caching, rate limits, CORS and speed. */
export async function checkTraffic(exam: Exam): Promise<readonly Finding[]> {
  const { exchanges } = exam;
  const readable = exchanges.filter(({ payload }) => payload !== undefined);
  const pages = exchanges.filter(
    ({ text, status, problem }) => (problem?.kind === 'blocked' || /^\s*<(!doctype|html)/i.test(text)) && status < 400,
  );
  const limits = [...new Set(exchanges.flatMap(({ headers }) => [...headers.keys()]).filter((name) => limitHeader.test(name)))];
  return [
    checkContentType(readable),
    pages.length > 0 ? finding('D20', 'failure', 'firewall_seen', { count: pages.length }) : finding('D20', 'ok', 'firewall_none'),
    await checkCaching(exam),
    limits.length > 0 ? finding('D22', 'ok', 'limits_seen', { names: limits.join(', ') }) : finding('D22', 'note', 'limits_none'),
    await checkCors(exam),
    checkSpeed(exam),
  ];
}

function checkContentType(readable: Exam['exchanges']): Finding {
  const odd = readable
    .map(({ headers }) => headers.get('content-type') ?? 'nothing')
    .find((type) => !/\bjson\b/i.test(type) || (/charset/i.test(type) && !/utf-?8/i.test(type)));
  if (readable.length === 0) return finding('D02', 'skipped', 'not_asked');
  if (odd !== undefined) return finding('D02', 'warning', 'not_json', { type: odd });
  if (readable.some(({ text }) => text.startsWith('\ufeff'))) return finding('D02', 'note', 'byte_order_mark');
  return finding('D02', 'ok', 'json', { type: readable[0]?.headers.get('content-type') ?? '' });
}

async function checkCaching(exam: Exam): Promise<Finding> {
  const path = operationPath('researchTypes', exam.language);
  const first = exam.answers.get(`researchTypes/${exam.language}`);
  if (!first) return finding('D21', 'skipped', 'not_asked');
  const names = ['etag', 'last-modified', 'cache-control', 'content-encoding'].filter((name) => first.headers.has(name));
  const tag = first.headers.get('etag');
  const again = tag ? await exam.ask(path, { headers: { 'if-none-match': tag } }) : undefined;
  if (again?.status === 304) names.push('304');
  return names.length > 0 ? finding('D21', 'ok', 'caching', { names: names.join(', ') }) : finding('D21', 'note', 'caching_none');
}

async function checkCors(exam: Exam): Promise<Finding> {
  const answer = await exam.ask(operationPath('researchTypes', exam.language), {
    headers: { origin: 'https://example.org' },
  });
  if (!answer) return budgetSpent(exam, 'D23');
  const value = answer.headers.get('access-control-allow-origin');
  return value === null ? finding('D23', 'note', 'cors_none') : finding('D23', 'note', 'cors', { value });
}

function checkSpeed({ exchanges }: Exam): Finding {
  const times = exchanges.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const kilobytes = Math.ceil(Math.max(0, ...exchanges.map(({ text }) => text.length)) / 1000);
  const p95 = percentile(0.95);
  return p95 > slowMs
    ? finding('D26', 'warning', 'slow', { p95 })
    : finding('D26', 'ok', 'speed', { p50: percentile(0.5), p95, kilobytes });
}
