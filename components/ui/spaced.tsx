import { type ComponentPropsWithoutRef, createElement, type ElementType, Fragment, type ReactNode } from 'react';

type SpacedProps<E extends ElementType> = ComponentPropsWithoutRef<E> & { readonly as?: E };

/** Inline parts with blanks between them. Styles keep the parts of a line apart; text browsers and copied text need a blank. */
export function Spaced<E extends ElementType = typeof Fragment>({ as, children, ...others }: SpacedProps<E>) {
  const parts = [children].flat(9) as ReactNode[];
  const first = parts.findIndex(Boolean);
  // Each part keeps its position, so it needs no key: `Children.toArray` would copy it to add one.
  return createElement(as ?? Fragment, others, ...parts.flatMap((part, index) => [index > first && Boolean(part) && ' ', part]));
}
