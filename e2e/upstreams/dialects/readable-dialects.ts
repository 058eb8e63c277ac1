import type { Dialect } from '#e2e/upstreams/start-upstream.ts';
import { abp } from './abp.ts';
import { bareArray, noTotals } from './bare-array.ts';
import { cleanArchitecture } from './clean-architecture.ts';
import { eshop } from './eshop.ts';
import { ignoredFilters, ignoredPaging, unstableOrder } from './odd-servers.ts';
import { pascalNested } from './pascal-nested.ts';
import { references } from './references.ts';
import { softFail } from './soft-fail.ts';
import { suffixPairs } from './suffix-pairs.ts';

/** Dialects that the client must read without a profile. */
export const readableDialects: readonly Dialect[] = [
  abp,
  cleanArchitecture,
  eshop,
  bareArray,
  noTotals,
  softFail,
  pascalNested,
  references,
  suffixPairs,
  ignoredPaging,
  unstableOrder,
  ignoredFilters,
];
