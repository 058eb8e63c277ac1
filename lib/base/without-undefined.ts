/** A type whose optional members may also be undefined. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | (object extends Pick<T, K> ? undefined : never) };

/** The value without its undefined members, so that equivalent values are deeply equal. */
export function withoutUndefined<T extends object>(value: Loose<NoInfer<T>>): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
