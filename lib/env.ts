import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { Problem } from '#lib/base/problem.ts';
import { readCertificates } from '#lib/setup/read-certificates.ts';
import { readLogo } from '#lib/setup/read-logo.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((value) => value === '1' || value === 'true')
  .default(false);
const text = z.string().trim().min(1).optional();
/** The name of a site or operator: one line without directional marks. */
const displayName = (lengthMax: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(lengthMax)
    .regex(/^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+$/u, 'must be one line without control characters')
    .optional();
const webAddress = z.url({ protocol: /^https?$/ });
/** Reads the file of a setting with `read`, whose error completes the message "NAME: …". */
const fileOf = <T>(read: (path: string) => T) =>
  text.transform((path, context) => {
    try {
      return path === undefined ? undefined : read(path);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
const isSearchAddress = (address: string) => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
};
/** The nodes of one OpenSearch cluster, separated by commas. A comma in a password is written as %2C. */
const searchAddresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim().replace(/\/+$/, '')))
  .refine((addresses) => addresses.every(isSearchAddress), {
    message: 'must be one or several addresses such as https://user:password@search1:9200, separated by commas',
  });

/** Every setting with its default. An empty value counts as unset. `.env.example` describes the same settings; a test compares them. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|sqlite:|file:)/, 'must start with postgres://, postgresql://, sqlite: or file:')
    .optional(),
  SEARCH_URL: searchAddresses.optional(),
  SEARCH_CA_FILE: fileOf(readCertificates),
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'must begin with a letter and have at most 63 letters a to z, digits, - and _')
    .default('madar'),
  TERMS_FILE: text,
  UPSTREAM_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  UPSTREAM_API_KEY: text,
  UPSTREAM_PROFILE: text,
  UPSTREAM_PAGE_BASE: z.enum(['0', '1']).transform(Number).optional(),
  UPSTREAM_DEVELOPERS_URL: webAddress.optional(),
  UPSTREAM_ALLOW_PRIVATE: flag,
  UPSTREAM_FRESH_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  UPSTREAM_PAUSE_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  KEY_ISSUE_MODE: z.enum(['instant', 'email', 'manual']).optional(),
  KEY_PEPPER: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(proxyNetworks, 'must be addresses or networks, comma-separated: 127.0.0.1, 10.0.0.0/8, ::1, or the word loopback')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKERS: z.coerce.number().int().min(1).max(256).default(1),
  PROCESSES: z.coerce.number().int().min(1).max(10_000).optional(),
  MCP: z.enum(['off', 'keyed', 'open']).default('off'),
  SHOW_USAGE: flag,
  HOME_DAY: z.iso.date('must be a day such as 2026-11-24').transform(Date.parse).optional(),
  TRANSLATE_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  TRANSLATE_KEY: text,
  TRANSLATE_KIND: z.enum(['libretranslate', 'deepl', 'openai']).optional(),
  TRANSLATE_MODEL: text,
  SITE_NAME_EN: displayName(60),
  SITE_NAME_AR: displayName(60),
  SITE_ACCENT: z
    .string()
    .trim()
    .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1d4f91: # and six hexadecimal digits')
    .optional(),
  OPERATOR_NAME_EN: displayName(120),
  OPERATOR_NAME_AR: displayName(120),
  OPERATOR_URL: webAddress.optional(),
  OPERATOR_EMAIL: z.email('must be one e-mail address such as info@example.org').optional(),
  OPERATOR_LOGO: fileOf(readLogo),
  OPENURL_BASE: webAddress.optional(),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

const schema = settings
  .refine((env) => !env.OPERATOR_LOGO || env.OPERATOR_NAME_EN || env.OPERATOR_NAME_AR, {
    path: ['OPERATOR_LOGO'],
    message: 'requires OPERATOR_NAME_EN or OPERATOR_NAME_AR as its alternative text',
  })
  .refine(({ MCP, UPSTREAM_BASE_URL }) => MCP !== 'keyed' || !UPSTREAM_BASE_URL, {
    path: ['MCP'],
    message: 'keyed requires our own API keys, which do not exist while UPSTREAM_BASE_URL is set: use off or open',
  })
  .refine(({ SEARCH_URL, UPSTREAM_BASE_URL }) => !SEARCH_URL || !UPSTREAM_BASE_URL, {
    path: ['SEARCH_URL'],
    message: 'applies only to our own records and cannot be combined with UPSTREAM_BASE_URL: set one of the two',
  })
  .refine(({ SEARCH_URL, UPSTREAM_BASE_URL, DATABASE_URL }) => SEARCH_URL || UPSTREAM_BASE_URL || !isPostgres(DATABASE_URL), {
    path: ['DATABASE_URL'],
    message: 'Records are no longer kept in PostgreSQL. Copy them to SQLite with version 1.0 (docs/scale.md), or set SEARCH_URL.',
  })
  .transform((env) => ({
    ...env,
    PROCESSES: env.PROCESSES ?? env.WORKERS,
    // Mails with new works have links to this site.
    DIGESTS: env.SITE_URL !== undefined && env.SMTP_URL !== undefined && env.UPSTREAM_BASE_URL === undefined,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    // PostgreSQL stores only keys, counters and limits; records are in the SQLite file in DATA_DIR.
    DATABASE_URL: isPostgres(env.DATABASE_URL) ? undefined : env.DATABASE_URL,
    KEYS_URL: env.DATABASE_URL,
  }));

function isPostgres(address: string | undefined): boolean {
  return /^postgres(?:ql)?:/.test(address ?? '');
}

/** The parsed settings. `DATABASE_URL` is the store of records, `KEYS_URL` that of keys and limits; if undefined, a file in `DATA_DIR`. */
export type Env = z.output<typeof schema>;

/** Reads the environment. Throws one `Problem` of kind `config` that lists every fault, so that an operator can correct all at once. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(nonEmpty);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Problem('config', { detail: `The environment has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.join('\n')}` });
}

/** The networks of a list such as `127.0.0.1, 10.0.0.0/8, ::1`; `loopback` means 127.0.0.0/8 and ::1. Undefined for an invalid entry. */
export function proxyNetworks(list: string): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === 'loopback') {
      networks.addSubnet('127.0.0.0', 8, 'ipv4');
      networks.addAddress('::1', 'ipv6');
      continue;
    }
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address);
    if (family === 0 || Number(bits ?? 0) > (family === 6 ? 128 : 32)) return undefined;
    const kind = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, kind);
    else networks.addSubnet(address, Number(bits), kind);
  }
  return networks;
}

/** Prepares the environment of this process and its tools: sets the mode, reads the `.env` file, turns off telemetry of Next.js. */
export function prepareProcess(mode?: 'production' | 'development', file = '.env'): void {
  if (existsSync(/* turbopackIgnore: true */ file)) process.loadEnvFile(/* turbopackIgnore: true */ file);
  if (mode) Object.assign(process.env, { NODE_ENV: mode });
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}

/** Sets the address for redirects after forms. Behind a proxy that terminates TLS, Next.js would otherwise assume https and fail. */
export function setOwnOrigin(origin: string): void {
  process.env.__NEXT_PRIVATE_ORIGIN = origin;
}

/** Settings of the test tools, such as the browser, the PATH of commands, and whether this run has to include every test. */
export function readToolEnv(source: Readonly<Record<string, string | undefined>> = process.env): {
  readonly browser?: string;
  readonly path: string;
  readonly ci: boolean;
  /** An OpenSearch server that tests may write to. If undefined, the tests start their own nodes. */
  readonly opensearch?: string;
  /** The folder of public files for some tests and measurements (docs/test-data.md); they are skipped without it. */
  readonly testData: string;
} {
  return {
    ...(source.CHROMIUM_PATH && { browser: source.CHROMIUM_PATH }),
    ...(source.OPENSEARCH_URL && { opensearch: source.OPENSEARCH_URL }),
    path: source.PATH ?? '',
    testData: source.TEST_DATA_DIR || '../shared/data',
    ci: Boolean(source.CI),
  };
}

/** One variable by a name from the operator, as in the doctor's `--key-env`. */
export function readVariable(name: string): string | undefined {
  return process.env[name];
}

/** Whether npm started this process, with a shell in between. */
export function isStartedByNpm(source: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return source.npm_lifecycle_event !== undefined;
}
