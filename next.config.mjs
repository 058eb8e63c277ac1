import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { readMessageUsers } from './lib/commands/process/read-message-users.ts';
import { extensionPattern } from './lib/formats/formats.ts';
import { flatMessages, messageFaults } from './lib/i18n/message-faults.ts';
import { unusedMessages } from './lib/i18n/unused-messages.ts';
import { languages } from './lib/languages/languages.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const language = `:language(${languages.join('|')})`;
const extension = `:extension(${extensionPattern})`;

/** Rewrites the addresses of files, which resemble those of their pages, to route handlers under /bff. The first match wins. */
const files = [
  { source: `/${language}/research.${extension}`, destination: '/bff/:language/exports/research/:extension' },
  { source: `/${language}/research.html`, destination: '/bff/:language/exports/research/html' },
  { source: `/${language}/research.atom`, destination: '/bff/:language/feeds/research' },
  { source: `/${language}/compare.csv`, destination: '/bff/:language/compare' },
  { source: `/${language}/research/report.json`, destination: '/bff/:language/report' },
  { source: `/${language}/research/by/:kind.csv`, destination: '/bff/:language/facets/:kind/csv' },
  { source: `/${language}/research/charts/:kind.:extension(png|svg|csv)`, destination: '/bff/:language/charts/:kind/:extension' },
  { source: `/${language}/research/:id/:list(authors|references).csv`, destination: '/bff/:language/research/:id/lists/:list' },
  { source: `/${language}/research/:id.${extension}`, destination: '/bff/:language/research/:id/:extension' },
  { source: `/${language}/authors/:id.${extension}`, destination: '/bff/:language/exports/authors/:id/:extension' },
  { source: `/${language}/authors/:id.atom`, destination: '/bff/:language/feeds/authors/:id' },
  { source: '/sitemap/:number(0|[1-9]\\d{0,5}).xml', destination: '/bff/sitemap/:number' },
  { source: `/opensearch.${language}.xml`, destination: '/bff/:language/opensearch' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Pages load on demand; `warm-up.ts` requests the most visited ones after the start.
  experimental: { preloadEntriesOnStart: false },
  reactStrictMode: true,
  // lib/server compresses finished pages once and caches the bytes.
  compress: false,
  trailingSlash: false,
  // The image optimiser is off: no page needs it, and it would fetch and store any address.
  images: { unoptimized: true },
  turbopack: { resolveAlias: { 'next/dist/compiled/process': './components/site/browser-process.ts' } },
  serverExternalPackages: ['pino', 'nodemailer', '@takumi-rs/core'],
  rewrites: async () => files,
  // `npm run check` checks the types, so a build at the first start need not.
  typescript: { ignoreBuildErrors: true },
};

const readMessages = () =>
  Object.fromEntries(languages.map((each) => [each, JSON.parse(readFileSync(`${import.meta.dirname}/messages/${each}.json`, 'utf8'))]));

/** Throws if a message is unused, or missing in one language (its key would be displayed). `given` is for tests. */
function stopOnFaults(given = readMessages()) {
  const unused = unusedMessages(flatMessages(given.en).keys(), readMessageUsers(import.meta.dirname));
  const faults = [...messageFaults(given), ...unused.map((key) => `${key} is used nowhere`)];
  if (faults.length > 0) throw new Error(`The site is not built, because of its messages:\n${faults.join('\n')}`);
}

/** @type {(phase: string, given?: object) => import('next').NextConfig} */
export default function nextConfig(phase, given) {
  if (phase === PHASE_PRODUCTION_BUILD) stopOnFaults(given?.en ? given : undefined);
  return withNextIntl(config);
}
