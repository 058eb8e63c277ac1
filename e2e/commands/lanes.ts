/** Tests of sources, documents and settings files, which `npm run check` runs. The lists of this file contain patterns of files. */
export const ruleTests: readonly string[] = [
  'lib/commands/lint/*.test.ts',
  'lib/testing/doi-links.test.ts',
  'lib/i18n/messages.test.ts',
  'lib/i18n/wording.test.ts',
  'lib/server/process/dashboard.test.ts',
  'components/site/font-faces.test.ts',
  'components/site/mark-shapes.test.ts',
];

/** Tests of the slow lane: they need OpenSearch or PostgreSQL, read large files or every record, or run commands and servers as processes. */
export const slowTests: readonly string[] = [
  'bench/relevance/notices.test.ts',
  'e2e/commands/import-killed.test.ts',
  'lib/api/documents/openapi-answers.test.ts',
  'lib/api/dumps/dump-writers.test.ts',
  'lib/api/operations/fuzz.test.ts',
  'lib/api/operations/samples.test.ts',
  'lib/commands/digests.test.ts',
  'lib/commands/import.test.ts',
  'lib/commands/process/publish-store.test.ts',
  'lib/commands/translate.test.ts',
  'lib/commands/usages.test.ts',
  'lib/import/counted-references.test.ts',
  'lib/import/imported-records.test.ts',
  'lib/import/real-files.test.ts',
  'lib/import/real-records.test.ts',
  'lib/import/round-trip.test.ts',
  'lib/import/slow-fields.test.ts',
  'lib/import/split/workbook.test.ts',
  'lib/import/starter/starter-references.test.ts',
  'lib/keys/several-machines.test.ts',
  'lib/keys/store/postgres-key-store.test.ts',
  'lib/server/http/bad-clients.test.ts',
  'lib/server/http/forms.test.ts',
  'lib/server/process/start-failure.test.ts',
  'lib/server/security/one-address.test.ts',
  'lib/store/opensearch/opensearch-store.test.ts',
  'lib/store/opensearch/publish/publish.test.ts',
  'lib/store/sqlite/batches/reindex.test.ts',
  'lib/store/sqlite/database/damaged-file.test.ts',
  'lib/store/sqlite/migrate/back-up.test.ts',
  'lib/testing/opensearch/start-opensearch.test.ts',
];

/** Journeys without a browser in the slow lane: they visit all pages, follow every number, or start sites of their own. */
export const slowJourneys: readonly string[] = [
  'e2e/requests/address-parameters.test.ts',
  'e2e/requests/crawl.test.ts',
  'e2e/requests/tls.test.ts',
  'e2e/requests/valid-html.test.ts',
  'e2e/content/charts.test.ts',
  'e2e/content/institutions.test.ts',
  'e2e/content/machine-texts.test.ts',
  'e2e/content/metadata.test.ts',
  'e2e/content/opensearch.test.ts',
  'e2e/content/operator.test.ts',
  'e2e/large/*.test.ts',
  'e2e/lists/exports.test.ts',
  'e2e/remote/*.test.ts',
  'e2e/security/*.test.ts',
];

/** Browser tests of the slow lane: they visit every kind of page, or start sites of their own. */
export const slowBrowserTests: readonly string[] = [
  'budgets.spec.ts',
  'hostile.spec.ts',
  'page-kinds.spec.ts',
  'targets-and-spacing.spec.ts',
  'tls.spec.ts',
  'typeface.spec.ts',
  'lists/digests.spec.ts',
  'content/no-operator.spec.ts',
  'content/operator.spec.ts',
  'remote/remote.spec.ts',
];

/** Long tests, which `npm run test:faults` runs. */
export const faultTests = '**/*.fault.test.ts';

const slowFiles = slowBrowserTests.map((file) => file.replaceAll('.', '\\.')).join('|');

/**
 * A pattern of the titles of slow browser tests, for the options `--grep` and `--grep-invert` of Playwright, which also match file names.
 * Tests that exist for both languages run in English in the fast lane: the word `ar` in a title marks their Arabic variant. Files about
 * Arabic and mirroring run completely.
 */
export const slowTitles = `(?:^|[ /])(?:${slowFiles}) |^(?!.*(?:arabic|arabic-works|mirror)\\.spec).*(?<![\\w/-])ar(?![\\w/-])`;

/** The projects of vitest.config.ts by lane; `rules` is also part of `npm run check`. */
export const vitestLanes = {
  rules: ['rules'],
  fast: ['shared', 'site', 'alone', 'journeys'],
  slow: ['slow', 'slow journeys'],
} as const;
