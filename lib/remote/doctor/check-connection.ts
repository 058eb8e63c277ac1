import { connect } from 'node:tls';
import type { Exam } from './exam.ts';
import { type Finding, finding } from './finding.ts';

const skewSecondsMax = 300;
const certificateDaysMin = 14;

interface TlsFacts {
  readonly protocol: string;
  readonly alpn: string;
  /** Days until the certificate expires. */
  readonly daysLeft?: number;
}

/** Doctor checks D01 and D27 of a remote service: reachability, protocol, clock. Uses earlier requests and a TLS handshake. */
export async function checkConnection(exam: Exam): Promise<readonly Finding[]> {
  const first = exam.exchanges.find(({ status }) => status > 0);
  if (!first) {
    return [finding('D01', 'failure', 'unreachable', { detail: exam.exchanges[0]?.problem?.detail ?? '' })];
  }
  const url = new URL(exam.options.baseUrl);
  const tls = url.protocol === 'https:' ? await tlsFacts(url, exam.isLoopback && exam.options.insecureLoopback) : undefined;
  const protocol = tls ? `HTTPS (${tls.protocol}, ${tls.alpn})` : 'HTTP';
  const date = Date.parse(first.headers.get('date') ?? '');
  const skew = Number.isNaN(date) ? 0 : Math.round(Math.abs(date - Date.now()) / 1000);
  const findings: Finding[] = [];
  if (tls?.daysLeft !== undefined && tls.daysLeft < certificateDaysMin)
    findings.push(finding('D01', 'warning', 'certificate_ends', { days: tls.daysLeft }));
  if (skew > skewSecondsMax) findings.push(finding('D01', 'warning', 'clock_skew', { skew }));
  if (findings.length === 0) findings.push(finding('D01', 'ok', 'connected', { protocol, skew }));
  const hsts = first.headers.get('strict-transport-security') ?? '–';
  if (exam.isLoopback) return [...findings, finding('D27', 'skipped', 'loopback')];
  return [
    ...findings,
    tls ? finding('D27', 'ok', 'encrypted', { protocol: tls.protocol, hsts }) : finding('D27', 'warning', 'not_encrypted'),
  ];
}

/** Facts from a separate TLS handshake, because the HTTP client does not expose the protocol version. */
function tlsFacts(url: URL, allowUntrusted: boolean): Promise<TlsFacts | undefined> {
  const { promise, resolve } = Promise.withResolvers<TlsFacts | undefined>();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(url.port || 443),
    servername: /[a-z]/i.test(host) ? host : '',
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: !allowUntrusted,
  });
  socket.setTimeout(5000, () => socket.destroy());
  socket.once('secureConnect', () => {
    const ends = Date.parse(socket.getPeerCertificate().valid_to);
    resolve({
      protocol: socket.getProtocol() ?? 'TLS',
      alpn: socket.alpnProtocol || 'http/1.1',
      ...(!Number.isNaN(ends) && { daysLeft: Math.floor((ends - Date.now()) / 86_400_000) }),
    });
    socket.end();
  });
  socket.once('error', () => resolve(undefined));
  socket.once('close', () => resolve(undefined));
  return promise;
}
