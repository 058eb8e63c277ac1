/** One API request with curl, in Python and in JavaScript, for readers who want a page as data. `path` is `/api/…` with its query. */
export function apiSamples(siteUrl: string, path: string): { readonly curl: string; readonly python: string; readonly javascript: string } {
  const url = siteUrl + path;
  return {
    curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${url}"`,
    python: `import json, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"X-Api-Key": "YOUR_KEY"},
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["totalCount"])`,
    javascript: `const answer = await fetch("${url}", {
  headers: { "X-Api-Key": "YOUR_KEY" },
});
console.log((await answer.json()).totalCount);`,
  };
}
