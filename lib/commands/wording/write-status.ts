import type { Sample } from '#lib/commands/process/read-metrics.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ProblemKind } from '#lib/domain/problem.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';
import type { SearchNotice } from '#lib/service/store/opensearch/publish/search-state.ts';
import type { DiskState } from '#lib/service/upkeep/disk-state.ts';
import { publishTexts } from './publish-texts.ts';

/** What `npm run status` gets from a running server. */
export interface ServerStatus {
  readonly url: string;
  /** The response of `/readyz`. */
  readonly ready: { readonly status: string; readonly detail?: string | undefined };
  readonly metrics: readonly Sample[];
  readonly nowMs: number;
}

/** The figures of a running server, as `--json` prints them. */
export interface Status {
  readonly url: string;
  readonly status: string;
  readonly detail?: string | undefined;
  readonly uptimeSeconds?: number | undefined;
  readonly node?: string | undefined;
  readonly dataVersion?: string | undefined;
  readonly memoryBytes?: number | undefined;
  readonly research?: number | undefined;
  readonly authors?: number | undefined;
  readonly storeBytes?: number | undefined;
  readonly lastImport?: string | undefined;
  readonly keys?: number | undefined;
  readonly keysUsedToday?: number | undefined;
  readonly requests: number;
  /** Requests that took longer than a second, by class of route. */
  readonly slow: Readonly<Record<string, number>>;
  /** Share of page requests served from the cache, 0 to 1; absent before the first page. */
  readonly cacheShare?: number | undefined;
  /** Responses from 400 on, by status. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Label of the histogram bucket up to which a request is not slow. */
const slowSeconds = '1';

export function readStatus({ url, ready, metrics, nowMs }: ServerStatus): Status {
  const samplesOf = (name: string) => metrics.filter((sample) => sample.name === name);
  const value = (name: string) => samplesOf(name)[0]?.value;
  // With several processes, prom-client adds up their memory but reports no start time.
  const startSeconds = value('process_start_time_seconds');
  const lastImport = value('madar_last_import_timestamp_seconds');
  return {
    url,
    ...ready,
    uptimeSeconds: startSeconds && Math.max(0, Math.round(nowMs / 1000 - startSeconds)),
    node: samplesOf('nodejs_version_info')[0]?.labels.version,
    dataVersion: samplesOf('madar_data_version')[0]?.labels.version,
    memoryBytes: value('process_resident_memory_bytes'),
    research: value('madar_research'),
    authors: value('madar_authors'),
    storeBytes: value('madar_store_bytes'),
    lastImport: lastImport === undefined ? undefined : new Date(lastImport * 1000).toISOString(),
    keys: value('madar_api_keys'),
    keysUsedToday: value('madar_api_keys_used_today'),
    requests: sum(samplesOf('madar_http_request_seconds_count')),
    slow: slowByRoute(samplesOf('madar_http_request_seconds_count'), samplesOf('madar_http_request_seconds_bucket')),
    cacheShare: cacheShare(samplesOf('madar_page_cache_total')),
    errors: sumBy(samplesOf('madar_http_errors_total'), 'code'),
  };
}

const sum = (samples: readonly Sample[]) => samples.reduce((total, { value }) => total + value, 0);

function sumBy(samples: readonly Sample[], label: string): Readonly<Record<string, number>> {
  const totals = new Map<string, number>();
  for (const { labels, value } of samples) totals.set(labels[label] ?? '', (totals.get(labels[label] ?? '') ?? 0) + value);
  return Object.fromEntries([...totals].filter(([, total]) => total > 0).sort());
}

function slowByRoute(counts: readonly Sample[], buckets: readonly Sample[]): Readonly<Record<string, number>> {
  const quickRequests = buckets.filter(({ labels }) => labels.le === slowSeconds).map((sample) => ({ ...sample, value: -sample.value }));
  return sumBy([...counts, ...quickRequests], 'route');
}

/** Share of cacheable page requests served from the cache. Personalised pages and refused requests are not counted. */
function cacheShare(results: readonly Sample[]): number | undefined {
  const { hit = 0, stale = 0, miss = 0 } = sumBy(results, 'result');
  return hit + stale + miss === 0 ? undefined : (hit + stale) / (hit + stale + miss);
}

/** The values of `detail` in `/readyz`: states of the process, its files, the search index and the data. */
type Reason = 'shutting down' | 'not ready' | 'database_closed' | 'database_damaged' | DiskState | SearchNotice | ProblemKind;

interface Texts {
  readonly state: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly routes: Readonly<Record<RouteClass, string>>;
  readonly rows: Readonly<
    Record<'up' | 'versions' | 'memory' | 'records' | 'store' | 'lastImport' | 'keys' | 'requests' | 'slow' | 'cache' | 'errors', string>
  >;
  readonly records: (research: string, authors: string) => string;
  readonly keys: (keys: string, used: string) => string;
  readonly versions: (node: string, data: string) => string;
  readonly duration: (days: number, hours: number, minutes: number) => string;
  readonly size: (megabytes: string) => string;
  readonly none: string;
  readonly unreachable: (url: string, why: string) => string;
  readonly hidden: (url: string) => string;
}

/** Messages of the command `status`. */
export const statusTexts: Readonly<Record<Language, Texts>> = {
  en: {
    state: { ready: 'ready', degraded: 'degraded', unready: 'not ready' },
    reasons: {
      ...publishTexts.en.notice,
      index_older:
        'The search index was made by an older version of this program: some words are not found. Run npm run -s reindex, or with OpenSearch, on the writer, npm run publish -- --all',
      disk_full: 'The disk is full.',
      disk_read_only: 'The data folder is read-only.',
      database_missing: 'The database file was deleted.',
      database_replaced: 'The database file was replaced.',
      database_damaged: 'The database file is damaged.',
      database_closed: 'The database cannot be opened; the log names the cause.',
      'shutting down': 'The process is ending.',
      'not ready': 'An internal error.',
      unavailable: 'The data cannot be read.',
      upstream_error: 'The data service does not answer correctly.',
      bad_request: 'The data service does not accept the requests.',
      not_found: 'The address of the data service is wrong.',
      gone: 'The data service no longer exists.',
      bad_payload: 'The answers of the data service cannot be read.',
      blocked: 'A firewall in front of the data service refuses the requests.',
      auth: 'The data service does not accept the key.',
      forbidden: 'The key has no access to the data service.',
      rate_limited: 'The data service receives more requests than its limit allows.',
      quota: 'The daily quota of the key is used up.',
      config: 'A setting is wrong; the log names it.',
      internal: 'An internal error.',
    },
    routes: {
      page: 'pages',
      payload: 'page data',
      api: 'API',
      bff: 'requests by pages',
      file: 'files',
      process: 'health',
      other: 'others',
    },
    rows: {
      up: 'Up for',
      versions: 'Versions',
      memory: 'Memory',
      records: 'Records',
      store: 'Database file',
      lastImport: 'Last import',
      keys: 'API keys',
      requests: 'Requests',
      slow: 'Slower than 1 s',
      cache: 'From the page cache',
      errors: 'Errors by code',
    },
    records: (research, authors) => `${research} publications, ${authors} people`,
    keys: (keys, used) => `${keys} active, ${used} used today`,
    versions: (node, data) => `Node.js ${node}, data ${data}`,
    duration: (days, hours, minutes) => `${days > 0 ? `${days} d ` : ''}${hours} h ${minutes} min`,
    size: (megabytes) => `${megabytes} MB`,
    none: 'none',
    unreachable: (url, why) => `No server answers at ${url} (${why}). Start it with npm start, or give another address with --url.`,
    hidden: (url) => `${url}/metrics is not accessible from here: use the machine itself or its private network, not the proxy.`,
  },
  ar: {
    state: { ready: 'جاهز', degraded: 'يعمل بخلل', unready: 'غير جاهز' },
    reasons: {
      ...publishTexts.ar.notice,
      index_older:
        'بُني فهرس البحث بإصدار أقدم من هذا البرنامج، فلا يُعثر على بعض الكلمات. شغّل npm run -s reindex، ومع OpenSearch شغّل على الكاتب npm run publish -- --all',
      disk_full: 'القرص ممتلئ.',
      disk_read_only: 'مجلد البيانات للقراءة فقط.',
      database_missing: 'حُذف ملف قاعدة البيانات.',
      database_replaced: 'استُبدل ملف قاعدة البيانات.',
      database_damaged: 'ملف قاعدة البيانات تالف.',
      database_closed: 'يتعذر فتح قاعدة البيانات، والسبب في السجل.',
      'shutting down': 'العملية في طور الإيقاف.',
      'not ready': 'خطأ داخلي.',
      unavailable: 'تتعذر قراءة البيانات.',
      upstream_error: 'لا تستجيب خدمة البيانات كما ينبغي.',
      bad_request: 'لا تقبل خدمة البيانات الطلبات.',
      not_found: 'عنوان خدمة البيانات خاطئ.',
      gone: 'لم تعد خدمة البيانات قائمة.',
      bad_payload: 'تتعذر قراءة ردود خدمة البيانات.',
      blocked: 'يرفض الطلبات جدار حماية أمام خدمة البيانات.',
      auth: 'لا تقبل خدمة البيانات المفتاح.',
      forbidden: 'لا يملك المفتاح صلاحية الوصول إلى خدمة البيانات.',
      rate_limited: 'تتجاوز الطلبات الحد الذي تسمح به خدمة البيانات.',
      quota: 'استُنفدت الحصة اليومية للمفتاح.',
      config: 'أحد الإعدادات خاطئ، واسمه في السجل.',
      internal: 'خطأ داخلي.',
    },
    routes: {
      page: 'الصفحات',
      payload: 'بيانات الصفحات',
      api: 'الواجهة البرمجية',
      bff: 'طلبات الصفحات',
      file: 'الملفات',
      process: 'فحص الحالة',
      other: 'غيرها',
    },
    rows: {
      up: 'مدة التشغيل',
      versions: 'الإصدارات',
      memory: 'الذاكرة',
      records: 'السجلات',
      store: 'ملف قاعدة البيانات',
      lastImport: 'آخر استيراد',
      keys: 'مفاتيح الواجهة البرمجية',
      requests: 'الطلبات',
      slow: 'ما تجاوز ثانية',
      cache: 'من ذاكرة الصفحات',
      errors: 'الأخطاء حسب الرمز',
    },
    records: (research, authors) => `الأبحاث: ${research}، الأشخاص: ${authors}`,
    keys: (keys, used) => `النشطة: ${keys}، المستخدمة اليوم: ${used}`,
    versions: (node, data) => `Node.js ${node}، البيانات ${data}`,
    duration: (days, hours, minutes) => `${days > 0 ? `${days} ي ` : ''}${hours} س ${minutes} د`,
    size: (megabytes) => `${megabytes} ميغابايت`,
    none: 'لا شيء',
    unreachable: (url, why) => `لا يستجيب خادم على ${url} (${why}). شغّله بالأمر npm start أو حدد عنوانًا آخر بالخيار ‎--url.`,
    hidden: (url) => `لا يُعرض ${url}/metrics من هنا، فاطلبه من الجهاز نفسه أو من شبكته الخاصة لا عبر الوسيط.`,
  },
};

/** The figures as lines for a terminal; unknown ones have no line. Ends with a line break. */
export function writeStatus(status: Status, language: Language): string {
  const { rows, state, reasons, routes, ...texts } = statusTexts[language];
  const list = (counts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>> = {}) =>
    Object.entries(counts)
      .map(([name, count]) => `${names[name] ?? name} × ${number(count)}`)
      .join(language === 'ar' ? '، ' : ', ') || texts.none;
  const lines: readonly (readonly [label: string, value: string | undefined | 0])[] = [
    [status.url, `${state[status.status] ?? status.status}${status.detail ? ` (${status.detail})` : ''}`],
    ['', status.detail && reasons[status.detail as Reason]],
    [rows.up, status.uptimeSeconds === undefined ? undefined : duration(status.uptimeSeconds, texts.duration)],
    [rows.versions, status.node && texts.versions(status.node, status.dataVersion ?? '–')],
    [rows.memory, status.memoryBytes && texts.size(toMegabytes(status.memoryBytes))],
    [rows.records, status.research === undefined ? undefined : texts.records(number(status.research), number(status.authors ?? 0))],
    [rows.store, status.storeBytes && texts.size(toMegabytes(status.storeBytes))],
    [rows.lastImport, status.lastImport],
    [rows.keys, status.keys === undefined ? undefined : texts.keys(number(status.keys), number(status.keysUsedToday ?? 0))],
    [rows.requests, number(status.requests)],
    [rows.slow, list(status.slow, routes)],
    [rows.cache, status.cacheShare === undefined ? undefined : `${(status.cacheShare * 100).toFixed(1)}%`],
    [rows.errors, list(status.errors)],
  ];
  const rowsWithValue = lines.filter(([, value]) => value !== undefined && value !== '');
  const width = Math.max(...rowsWithValue.map(([label]) => label.length));
  return rowsWithValue.map(([label, value]) => `${label.padEnd(width)}  ${value}\n`).join('');
}

/** Both languages use Latin digits in groups of three. */
const number = (value: number) => value.toLocaleString('en');

const toMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function duration(seconds: number, write: Texts['duration']): string {
  return write(Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60);
}
