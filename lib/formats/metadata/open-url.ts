import type { Research } from '#lib/domain/research.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import { coins } from './coins.ts';

/** The address that asks a link resolver about a record (OpenURL 1.0, ANSI/NISO Z39.88-2004). `base` may have parameters. */
export function openUrl(base: string, research: Research, options: WriteOptions): string {
  const address = new URL(base);
  const version = 'url_ver=Z39.88-2004&url_ctx_fmt=info:ofi/fmt:kev:mtx:ctx';
  address.search = [address.search.slice(1), version, coins(research, options)].filter(Boolean).join('&');
  return address.href;
}
