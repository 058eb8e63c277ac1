/** One item of a header of preferences, in lower case. */
export interface AcceptedItem {
  readonly value: string;
  /** From 0, which refuses the value, to 1. */
  readonly quality: number;
}

/** Items of `Accept`, `Accept-Language` or `Accept-Encoding` (RFC 9110 §12.4.2), the preferred first. Ties keep the order of the header. */
export function readAccept(header: string | null | undefined): readonly AcceptedItem[] {
  if (!header) return [];
  const items = header.split(',').map((item) => {
    const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.map((parameter) => /^q=([01](?:\.\d*)?)$/.exec(parameter)?.[1]).find(Boolean);
    return { value, quality: quality === undefined ? 1 : Number(quality) };
  });
  return items.sort((one, other) => other.quality - one.quality);
}
