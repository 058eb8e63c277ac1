import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksForExport } from '#lib/server/cache/page-address.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';
import type { AddressReader } from './client-address.ts';
import { isStray } from './crawler.ts';
import type { ExportPlaces } from './export-places.ts';
import type { LoadShed } from './load-shed.ts';
import { isNonsense } from './nonsense.ts';
import type { PageLimit } from './page-limit.ts';
import { recordsNamed } from './records-named.ts';
import type { Refused } from './refuse.ts';

export interface RefusalParts {
  readonly addresses: AddressReader;
  readonly limit: PageLimit;
  readonly shed: LoadShed;
  readonly exports: ExportPlaces;
  /** Whether each record is a question to somebody else's service. */
  readonly isRemote: boolean;
}

/** Why a request is turned away before it makes work. */
export async function refusalOf(
  parts: RefusalParts,
  request: IncomingMessage,
  response: ServerResponse,
  { route, path }: { readonly route: RouteClass; readonly path: string },
): Promise<Pick<Refused, 'status' | 'because' | 'waitSeconds'> | undefined> {
  if (route === 'process') return undefined;
  const url = request.url ?? '/';
  if (isStray(request.headers['user-agent'], url)) return { status: 403 };
  if (isNonsense(url)) return { status: 400, because: 'nonsense' };
  const client = parts.addresses.of(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined);
  const counted = parts.addresses.exempt(client) ? undefined : client;
  const many = parts.isRemote ? recordsNamed(url) : 0;
  const limitedSeconds =
    counted === undefined ? undefined : await (many > 1 ? parts.limit.countMany(counted, many) : parts.limit.count(counted));
  if (limitedSeconds !== undefined) return { status: 429, waitSeconds: limitedSeconds };
  const busySeconds = parts.shed.busySeconds();
  if (busySeconds !== undefined) return { status: 503, waitSeconds: busySeconds };
  return asksForExport(path, request.headers) ? parts.exports.enter(counted, response) : undefined;
}
