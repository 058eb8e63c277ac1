/** A value whose optional members may also be undefined. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | (object extends Pick<T, K> ? undefined : never) };

/** @returns the value without its undefined members, so that two values that mean the same are deeply equal. */
export function withoutUndefined<T extends object>(value: Loose<NoInfer<T>>): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
