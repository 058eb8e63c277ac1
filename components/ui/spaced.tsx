import { Children, type ComponentPropsWithoutRef, type ElementType, Fragment, isValidElement } from 'react';

type SpacedProps<E extends ElementType> = ComponentPropsWithoutRef<E> & { readonly as?: E };

/** Inline parts with blanks between them. Styles keep the parts of a line apart; text browsers and copied text need a blank. */
export function Spaced<E extends ElementType = typeof Fragment>({ as, children, ...others }: SpacedProps<E>) {
  const Element: ElementType = as ?? Fragment;
  return (
    <Element {...others}>
      {Children.toArray(children).map((part, index) => (
        <Fragment key={isValidElement(part) ? part.key : index}>
          {index > 0 && ' '}
          {part}
        </Fragment>
      ))}
    </Element>
  );
}
