import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { readMessageUsers } from './lib/commands/process/read-message-users.ts';
import { extensionPattern } from './lib/formats/formats.ts';
import { flatMessages, messageFaults } from './lib/i18n/message-faults.ts';
import { unusedMessages } from './lib/i18n/unused-messages.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const extension = `:extension(${extensionPattern})`;

/** Rewrites the addresses of files, which resemble those of their pages, to route handlers under /bff. The first match wins. */
const files = [
  { source: `/:language(en|ar)/research.${extension}`, destination: '/bff/:language/exports/research/:extension' },
  { source: '/:language(en|ar)/research.html', destination: '/bff/:language/exports/research/html' },
  { source: '/:language(en|ar)/research.atom', destination: '/bff/:language/feeds/research' },
  { source: '/:language(en|ar)/compare.csv', destination: '/bff/:language/compare' },
  { source: '/:language(en|ar)/research/report.json', destination: '/bff/:language/report' },
  { source: '/:language(en|ar)/research/by/:kind.csv', destination: '/bff/:language/facets/:kind/csv' },
  { source: '/:language(en|ar)/research/charts/:kind.:extension(png|svg|csv)', destination: '/bff/:language/charts/:kind/:extension' },
  { source: '/:language(en|ar)/research/:id/:list(authors|references).csv', destination: '/bff/:language/research/:id/lists/:list' },
  { source: `/:language(en|ar)/research/:id.${extension}`, destination: '/bff/:language/research/:id/:extension' },
  { source: `/:language(en|ar)/authors/:id.${extension}`, destination: '/bff/:language/exports/authors/:id/:extension' },
  { source: '/:language(en|ar)/authors/:id.atom', destination: '/bff/:language/feeds/authors/:id' },
  { source: '/sitemap/:number(0|[1-9]\\d{0,5}).xml', destination: '/bff/sitemap/:number' },
  { source: '/opensearch.:language(en|ar).xml', destination: '/bff/:language/opensearch' },
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

/** Throws if a message is unused, or missing in one language (its key would be displayed). `given` is for tests. */
function stopOnFaults(given = { en, ar }) {
  const unused = unusedMessages(flatMessages(given.en).keys(), readMessageUsers(import.meta.dirname));
  const faults = [...messageFaults(given.en, given.ar), ...unused.map((key) => `${key} is used nowhere`)];
  if (faults.length > 0) throw new Error(`The site is not built, because of its messages:\n${faults.join('\n')}`);
}

/** @type {(phase: string, given?: object) => import('next').NextConfig} */
export default function nextConfig(phase, given) {
  if (phase === PHASE_PRODUCTION_BUILD) stopOnFaults(given?.en ? given : undefined);
  return withNextIntl(config);
}
