import { parseBibtex } from '#lib/formats/bibliography/bibtex-syntax.ts';

/** The keys that the field `xdata` of an entry names, in lower case. */
export function xdataOf(text: string): string[] {
  const list = /[,\s]xdata\s*=\s*(?:\{([^{}]*)\}|"([^"]*)")/i.exec(text);
  return (list?.[1] ?? list?.[2] ?? '')
    .split(',')
    .map((key) => key.trim().toLowerCase())
    .filter(Boolean);
}

/** An entry with the fields of its `@xdata` entries that it does not have itself, and the parents that are not such entries. */
export function withXdata(text: string, parents: string): { readonly text: string; readonly parents: string } {
  if (!/@xdata\b/i.test(parents)) return { text, parents };
  const entries = parents.split(/\n(?=\s*@)/);
  const own = parseBibtex(text)[0]?.fields;
  const inherited = entries
    .filter((entry) => /^\s*@xdata\b/i.test(entry))
    .flatMap((entry) => [...(parseBibtex(entry)[0]?.fields ?? [])].filter(([name]) => !own?.has(name)));
  const body = text.replace(/[,\s]*[})]\s*$/, '').replace(/,\s*xdata\s*=\s*(?:\{[^{}]*\}|"[^"]*")/i, '');
  const fields = [...new Map(inherited.toReversed())].map(([name, value]) => `,\n${name} = {${value}}`);
  return { text: `${body}${fields.join('')}\n}`, parents: entries.filter((entry) => !/^\s*@xdata\b/i.test(entry)).join('\n') };
}
