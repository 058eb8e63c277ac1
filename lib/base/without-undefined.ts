/** A type whose optional members may also be undefined. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | (object extends Pick<T, K> ? undefined : never) };

/** The value without its undefined members, so that equivalent values are deeply equal. */
export function withoutUndefined<T extends object>(value: Loose<NoInfer<T>>): T {
  // A loop, since every link of a page passes here.
  const defined: Partial<T> = {};
  for (const name of Object.keys(value) as (keyof T)[]) {
    if (value[name as never] === undefined) continue;
    // An assignment would set the prototype, and a definition of every member is slow.
    if (name === '__proto__') Object.defineProperty(defined, name, { value: value[name as never], enumerable: true });
    else defined[name] = value[name as never];
  }
  return defined as T;
}
