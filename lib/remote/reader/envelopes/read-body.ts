import { Problem } from '#lib/base/problem.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';

/** Limits of one response, after decompression. */
export const bodyLimits = { bytes: 5 * 1024 * 1024, depth: 12, arrayLength: 10_000 } as const;

/** The body as text, without a byte order mark. Rejects with `bad_payload` if it is too large, with `unavailable` if it ends early. */
export async function readBody(response: Response): Promise<string> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > bodyLimits.bytes) {
    await response.body?.cancel().catch(() => undefined);
    throw tooLarge();
  }
  if (!response.body) return '';
  const decoder = new TextDecoder(charsetOf(response.headers.get('content-type')));
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > bodyLimits.bytes) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem('unavailable', { detail: 'The response ended early.', cause });
  }
  return (text + decoder.decode()).replace(/^\ufeff/, '');
}

function tooLarge(): Problem {
  return new Problem('bad_payload', { detail: `The answer is larger than ${bodyLimits.bytes} bytes.` });
}

function charsetOf(contentType: string | null): string {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  return ['utf-8', 'utf8', 'windows-1256', 'iso-8859-6', 'iso-8859-1', 'windows-1252', 'us-ascii', 'utf-16le'].includes(
    charset.toLowerCase(),
  )
    ? charset
    : 'utf-8';
}

/** Parses JSON. Throws `bad_payload` when it is invalid, too deep or too long. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Problem('bad_payload', {
      detail: 'The answer is not JSON.',
      cause: cause instanceof Error ? new Error(cause.name) : undefined,
    });
  }
  checkShape(value, 1);
  return value;
}

function checkShape(value: unknown, depth: number): void {
  if (!Array.isArray(value) && !isMembers(value)) return;
  if (depth > bodyLimits.depth) throw new Problem('bad_payload', { detail: `The answer is nested deeper than ${bodyLimits.depth}.` });
  if (Array.isArray(value) && value.length > bodyLimits.arrayLength)
    throw new Problem('bad_payload', { detail: `A list has more than ${bodyLimits.arrayLength} entries.` });
  for (const inner of Object.values(value)) checkShape(inner, depth + 1);
}
