import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A share of evidence for an area, or, with `~` before it, for a domain alone. */
export interface Weight {
  readonly area?: string;
  readonly domain?: string;
  readonly weight: number;
}

/** How a name counts: by itself, only beside other evidence of the domain, or not at all. */
export type Use = 'plain' | 'context' | 'none';

export interface AreaRule {
  readonly domain: string;
  readonly terms: Use;
  /** The domain that must be open before names that need a context count. */
  readonly needs: string;
  /** It gives way to any other area. */
  readonly general: boolean;
}

export interface EvidenceTables {
  readonly areas: ReadonlyMap<string, AreaRule>;
  /** By `scheme:subject`. */
  readonly subjects: ReadonlyMap<string, readonly Weight[]>;
  readonly venues: readonly { readonly name: string; readonly weights: readonly Weight[] }[];
  /** By the id of a term, or by a name in quotation marks as it is written. */
  readonly terms: ReadonlyMap<string, Use>;
}

/** What a `~domain` weighs: it opens the domain by itself. */
const domainWeight = 0.5;
let read: EvidenceTables | undefined;

/** The tables under `data/`, read at first use. */
export function evidenceTables(): EvidenceTables {
  read ??= {
    areas: new Map(
      rowsOf('areas').map(([area = '', domain = '', terms = '', needs = '', general]) => [
        area,
        { domain, terms: terms as Use, needs, general: general === 'general' },
      ]),
    ),
    subjects: new Map(rowsOf('subjects').map(([scheme, subject, weights]) => [`${scheme}:${subject}`, weightsOf(weights)])),
    venues: rowsOf('venues').map(([name = '', weights]) => ({ name, weights: weightsOf(weights) })),
    terms: new Map(rowsOf('terms').map(([term = '', use]) => [term, use as Use])),
  };
  return read;
}

function rowsOf(table: string): string[][] {
  return readFileSync(join(import.meta.dirname, 'data', `${table}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function weightsOf(written = ''): Weight[] {
  return written
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [area = '', weight] = part.split(':');
      return area.startsWith('~') ? { domain: area.slice(1), weight: domainWeight } : { area, weight: Number(weight) };
    });
}
