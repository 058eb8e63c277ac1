import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Weight of evidence for an area, or for a domain: a group of areas such as `earth`, written as `~earth` in the tables. */
export interface Weight {
  readonly area?: string;
  readonly domain?: string;
  readonly weight: number;
}

/** How a name counts: by itself, only with other evidence (`AreaRule.needs`), or not at all. */
export type EvidenceUse = 'plain' | 'context' | 'none';

/** How the names of one research area count as evidence for it. */
export interface AreaRule {
  readonly domain: string;
  readonly terms: EvidenceUse;
  /** The domain (`any`: one of them) for which there must be enough other evidence before names with `context` count. */
  readonly needs: string;
  /** Whether the area is only assigned as the main area of a work. */
  readonly general: boolean;
}

/** The tables from which research areas are derived when a source names none. */
export interface EvidenceTables {
  readonly areas: ReadonlyMap<string, AreaRule>;
  /** Weights by `scheme:subject`. */
  readonly subjects: ReadonlyMap<string, readonly Weight[]>;
  readonly venues: readonly { readonly name: string; readonly weights: readonly Weight[] }[];
  /** How a name counts, by term id or by a literal name in quotation marks. */
  readonly terms: ReadonlyMap<string, EvidenceUse>;
}

/** Weight of a `~domain` entry: enough evidence for the domain by itself. */
const domainWeight = 0.5;
let cached: EvidenceTables | undefined;

/** The tables in `data/`, read at first use. */
export function evidenceTables(): EvidenceTables {
  cached ??= {
    areas: new Map(
      rowsOf('areas').map(([area = '', domain = '', terms = '', needs = '', general]) => [
        area,
        { domain, terms: terms as EvidenceUse, needs, general: general === 'general' },
      ]),
    ),
    subjects: new Map(rowsOf('subjects').map(([scheme, subject, weights]) => [`${scheme}:${subject}`, weightsOf(weights)])),
    venues: rowsOf('venues').map(([name = '', weights]) => ({ name, weights: weightsOf(weights) })),
    terms: new Map(rowsOf('terms').map(([term = '', use]) => [term, use as EvidenceUse])),
  };
  return cached;
}

function rowsOf(table: string): string[][] {
  return readFileSync(join(import.meta.dirname, 'data', `${table}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function weightsOf(cell = ''): Weight[] {
  return cell
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [area = '', weight] = part.split(':');
      return area.startsWith('~') ? { domain: area.slice(1), weight: domainWeight } : { area, weight: Number(weight) };
    });
}
