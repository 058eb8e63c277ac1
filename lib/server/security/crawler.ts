/** Programs that follow links and say so. */
const crawlers = /bot\b|crawl|spider|slurp|scrap(?:er|y)\b/i;
const lists = /^\/(?:en|ar)\/(research|authors|institutions)(\.[a-z]+)?$/;

/**
 * Whether a request is one that robots.txt asks programs not to make: a search, a combination of filters, a file of a whole result. There are more of
 * those than anybody can read, and following them has taken whole sites down. Pages that are ready are sent to everybody; this is asked before work only.
 */
export function isStray(userAgent: string | undefined, url: string): boolean {
  if (userAgent === undefined || !crawlers.test(userAgent)) return false;
  const question = url.indexOf('?');
  const [, list, file] = lists.exec(question === -1 ? url : url.slice(0, question)) ?? [];
  if (list === undefined) return /^\/(?:bff|(?:en|ar)\/research\/by)\//.test(url);
  if (file !== undefined) return true;
  if (question === -1) return false;
  const names = url
    .slice(question + 1)
    .split('&')
    .map((part) => part.split('=')[0]);
  return names.length > 1 || !(names[0] === 'pageIndex' || (list === 'authors' && names[0] === 'initial'));
}
