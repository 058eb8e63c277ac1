import { writeFault } from '#lib/contract/problems/faults.ts';
import { invalidParametersDetail } from '#lib/contract/problems/problem-details.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import { tierLimits } from '#lib/contract/service-limits.ts';
import type { Language } from '#lib/languages/languages.ts';

const requestId = '0199d6d0-7b1e-7c5e-9a51-3f0b6f1f7a10';

/** Sample of an error: a request with two invalid parameters and its raw HTTP response, with the texts of the API. */
export function refusedCall(language: Language): string {
  const body = {
    type: '/problems/invalid_parameter',
    title: problems.invalid_parameter.title[language],
    status: problems.invalid_parameter.status,
    detail: invalidParametersDetail(2)[language],
    instance: `urn:uuid:${requestId}`,
    code: 'invalid_parameter',
    requestId,
    errors: [
      writeFault({ parameter: 'pageSize', code: 'out_of_range', allowed: { min: 1, max: 100 }, value: '500' }, language),
      writeFault(
        { parameter: 'fromyears', code: 'unknown_parameter', variant: 'did_you_mean', suggestion: 'fromYear', value: '2020' },
        language,
      ),
    ],
    documentation: `/${language}/developers/reference#invalid_parameter`,
  };
  const requestHead = [
    'GET …/GetAllResearch?pageSize=500&fromyears=2020',
    '',
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Language: ${language}`,
  ];
  return [...requestHead, '', JSON.stringify(body, null, 2)].join('\n');
}

/** Sample of the rate-limit headers for a key of the default tier. */
export function sampleLimitHeaders(): string {
  const { burst, daily } = tierLimits.unverified;
  return [
    `RateLimit-Policy: "burst";q=${burst};w=60, "daily";q=${daily};w=86400`,
    `RateLimit: "burst";r=${burst - 3};t=42, "daily";r=${daily - 127};t=59400`,
  ].join('\n');
}
