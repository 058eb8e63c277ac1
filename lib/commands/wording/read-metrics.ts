/** One value of `/metrics`. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const samplePattern = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? ([-+]?(?:Inf|NaN|[\d.]+(?:e[-+]?\d+)?))$/;
const labelPattern = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Parses Prometheus' text format, version 0.0.4, as our server writes it; ignores invalid lines. */
export function readMetrics(text: string): readonly Sample[] {
  return text.split('\n').flatMap((textLine) => {
    const [, name, labels = '', value] = textLine.startsWith('#') ? [] : (samplePattern.exec(textLine) ?? []);
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(labelPattern)].map(([, key, quoted]) => [key, unescapeLabel(quoted as string)] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

const unescapeLabel = (value: string) => value.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char));
