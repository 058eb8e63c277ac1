import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Inline parts with blanks between them. Styles keep the parts of a line apart; text browsers and copied text need a blank. */
export function Spaced({ children }: { readonly children: ReactNode }) {
  return Children.toArray(children).map((part, index) => (
    <Fragment key={isValidElement(part) ? part.key : index}>
      {index > 0 && ' '}
      {part}
    </Fragment>
  ));
}
