/** Elements that begin a new line, or are marked by brackets, in a text browser. */
const separate =
  /^(?:address|article|aside|blockquote|body|br|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|img|input|label|legend|li|main|nav|ol|option|p|pre|search|section|select|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Elements within a word. */
const withinWord = /^(?:sub|sup|i|em|mark|wbr)$/;
const hidden = /<(script|style|svg|math|template|textarea|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const [letterAtEnd, letterAtStart] = [/[\p{L}\p{N}]$/u, /^[\p{L}\p{N}]/u];

/**
 * Pairs of texts in adjacent inline elements without a blank, which text browsers and copied text join: "Journalvol. 171". Styles that
 * keep such elements apart do not exist there.
 */
export function findGluedParts(html: string): string[] {
  const body = html.replace(/^[\s\S]*?<body\b/, '<body').replaceAll(hidden, '');
  const faults: string[] = [];
  let previous = '';
  let crossed: string[] = [];
  for (const [token, tag] of body.matchAll(/<\/?([a-z][a-z0-9]*)\b[^>]*>|[^<]+/g)) {
    if (tag !== undefined) {
      if (separate.test(tag)) previous = '';
      else crossed.push(tag);
      continue;
    }
    const isJoined = crossed.length > 0 && letterAtEnd.test(previous) && letterAtStart.test(token);
    if (isJoined && !crossed.every((name) => withinWord.test(name)) && !isPrefixed(previous, token, crossed))
      faults.push(`${previous.slice(-25)}|${token.slice(0, 25)}`);
    previous = token;
    crossed = [];
  }
  return [...new Set(faults)];
}

/** Whether an Arabic prefix precedes a Latin name or code, which is isolated: «بـ» before `GNSS`. */
function isPrefixed(before: string, after: string, [tag, ...others]: readonly string[]): boolean {
  return (
    (tag === 'bdi' || tag === 'code') && others.length === 0 && /\p{Script=Arabic}$/u.test(before) !== /^\p{Script=Arabic}/u.test(after)
  );
}
