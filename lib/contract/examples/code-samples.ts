/** A program with one request, ready to copy. The reader replaces `YOUR_KEY`. Tests run every sample. */
export interface CodeSample {
  readonly name: 'curl' | 'python' | 'javascript';
  readonly title: string;
  readonly code: string;
}

/** The placeholder for the key. */
export const keyPlaceholder = 'YOUR_KEY';

/** One request in three programming languages. `path` is percent-encoded, with its query; `baseUrl` has no trailing slash. */
export function codeSamples(path: string, baseUrl: string): readonly CodeSample[] {
  const url = baseUrl + path;
  return [
    { name: 'curl', title: 'curl', code: `curl -H "X-Api-Key: ${keyPlaceholder}" \\\n  "${url}"` },
    {
      name: 'python',
      title: 'Python',
      code: [
        'import json',
        'import urllib.request',
        '',
        'request = urllib.request.Request(',
        `    "${url}",`,
        `    headers={"X-Api-Key": "${keyPlaceholder}"},`,
        ')',
        'with urllib.request.urlopen(request) as response:',
        '    data = json.load(response)',
        'print(json.dumps(data, ensure_ascii=False, indent=2))',
      ].join('\n'),
    },
    {
      name: 'javascript',
      title: 'JavaScript',
      code: [
        'const response = await fetch(',
        `  '${url.replaceAll("'", '%27')}',`,
        `  { headers: { 'X-Api-Key': '${keyPlaceholder}' } },`,
        ');',
        'const data = await response.json();',
        'if (!response.ok) throw new Error(data.detail);',
        'console.log(JSON.stringify(data, null, 2));',
      ].join('\n'),
    },
  ];
}

/** Programs that read a complete list by cursor and print one title or name per line. `path` is a list, with or without filters. */
export function walkSamples(path: string, baseUrl: string): readonly CodeSample[] {
  const first = `${baseUrl}${path}${path.includes('?') ? '&' : '?'}cursor=*&pageSize=100`;
  return [
    {
      name: 'python',
      title: 'Python',
      code: [
        'import json',
        'import urllib.request',
        '',
        `base = "${baseUrl}"`,
        `url = "${first}"`,
        'while url:',
        `    request = urllib.request.Request(url, headers={"X-Api-Key": "${keyPlaceholder}"})`,
        '    with urllib.request.urlopen(request) as response:',
        '        page = json.load(response)',
        '    for item in page["items"]:',
        '        print(item["id"], item.get("title") or item.get("name"))',
        '    url = page["links"]["next"] and base + page["links"]["next"]',
      ].join('\n'),
    },
    {
      name: 'javascript',
      title: 'JavaScript',
      code: [
        `const base = '${baseUrl}';`,
        `let url = '${first.replaceAll("'", '%27')}';`,
        'while (url) {',
        `  const response = await fetch(url, { headers: { 'X-Api-Key': '${keyPlaceholder}' } });`,
        '  if (!response.ok) throw new Error(response.statusText);',
        '  const page = await response.json();',
        '  for (const item of page.items) console.log(item.id, item.title ?? item.name);',
        '  url = page.links.next && base + page.links.next;',
        '}',
      ].join('\n'),
    },
  ];
}

/** A conditional request: if nothing has changed, the response is a 304 without a body. */
export function conditionalSample(path: string, baseUrl: string, entityTag: string): CodeSample {
  return {
    name: 'curl',
    title: 'curl',
    code: `curl -i -H "X-Api-Key: ${keyPlaceholder}" \\\n  -H 'If-None-Match: ${entityTag}' \\\n  "${baseUrl}${path}"`,
  };
}
