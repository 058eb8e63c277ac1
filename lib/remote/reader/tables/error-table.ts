import type { ProblemKind } from '#lib/base/problem.ts';

/** HTTP status → problem kind. Other statuses by class: 4xx `bad_request`, 5xx `upstream_error`. */
export const kindOfStatus: Readonly<Record<number, ProblemKind>> = {
  400: 'bad_request',
  401: 'auth',
  403: 'forbidden',
  404: 'not_found',
  408: 'unavailable',
  410: 'gone',
  422: 'bad_request',
  425: 'unavailable',
  429: 'rate_limited',
  500: 'upstream_error',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Phrases in error messages about a missing or invalid key. */
export const keyWords =
  /\b(api|subscription|access)?[ _-]?(key|token|credentials?)\b|unauthori[sz]ed|not authenticated|authentication|مفتاح|غير مصرح|غير مخول/i;

/** Phrases in pages that a firewall sends instead of a response. */
export const firewallWords =
  /request rejected|support id|access denied|attention required|incapsula|imperva|cloudflare|web application firewall|captcha|are you a human|تم رفض الطلب/i;

/** Phrases in error messages that some services send with status 200, and the problem kind of each. */
export const kindOfWord: readonly (readonly [RegExp, ProblemKind])[] = [
  [keyWords, 'auth'],
  [/not[ _-]?found|no (such )?(record|data|result)|does not exist|غير موجود|لا يوجد|لم يتم العثور/i, 'not_found'],
  [/quota|too many|rate[ _-]?limit|throttl|تجاوز/i, 'rate_limited'],
  [/forbidden|not allowed|permission|غير مسموح/i, 'forbidden'],
  [/valid|required|must be|missing|غير صالح|غير صحيح|مطلوب/i, 'bad_request'],
];

/**
 * Phrases that indicate a limit of a day or longer. The word `quota` is not among them: AspNetCoreRateLimit sends "API calls quota
 * exceeded! maximum admitted 120 per 1m."
 */
export const dayWords = /\b(?:daily|monthly|today|tomorrow|(?:per|an?|a) (?:day|month)|per 1?d|24 ?h(?:ours)?)\b|يومي|اليوم|غد[اًا]|شهري/i;

/** Maximum wait for a rate limit, in seconds. A limit that lasts longer counts as a quota. */
export const rateLimitSecondsMax = 3600;

/** Wait in seconds for a rate limit without a reset time. */
export const defaultWaitSeconds = 60;
