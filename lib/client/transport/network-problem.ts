import { Problem } from '#lib/domain/problem.ts';

const certificate = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_|ERR_SSL_|EPROTO|HOSTNAME_MISMATCH|ERR_INVALID_PROTOCOL)/;

/** Why no answer came, as a `Problem`: what an operator must set right is `config`, everything that may pass by itself is `unavailable`. */
export function networkProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  const detail = `No answer: ${code}.`;
  if (certificate.test(code))
    return new Problem('config', { detail: `The certificate or protocol of the service is refused: ${code}.`, cause: error });
  if (code === 'ENOTFOUND') return new Problem('config', { detail: 'The name of the service is not known (DNS).', cause: error });
  if (code === 'ERR_INVALID_CHAR') return new Problem('config', { detail: 'The key has characters that no header may have.' });
  return new Problem('unavailable', { detail, cause: error });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}
