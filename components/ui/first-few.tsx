import { useLocale } from 'next-intl';
import { Fragment, type ReactElement } from 'react';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf } from '#lib/languages/languages.ts';

interface FirstFewProps<T> {
  readonly values: readonly T[];
  /** Maximum number of values on the page. */
  readonly max: number;
  /** Text between the values; a blank by default, which text browsers need between elements that styles keep apart. */
  readonly separator?: string;
  /** Address of the page or file with all values. Without one, only the number of the others is shown. */
  readonly restHref?: string | undefined;
  /** Set where the values are items of a list element. */
  readonly isList?: true;
  /** Renders one value, as an element. Values may be equal. */
  readonly children: (value: T) => ReactElement;
}

/**
 * The first values of a list of unknown length, followed by the number of the others. Pages show every list from data in this way, unless
 * its query is limited or it has pages of its own: the length of a page must not depend on one record.
 */
export function FirstFew<T>({ values, max, separator = ' ', restHref, isList, children }: FirstFewProps<T>) {
  const [t, language] = [useTranslations('lists'), useLocale()];
  const first = values.slice(0, max).map(children);
  const restCount = values.length - first.length;
  const Rest = isList ? 'li' : 'span';
  return (
    <>
      {first.map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values never move, and two may be equal.
        <Fragment key={index}>
          {index > 0 && separator}
          {element}
        </Fragment>
      ))}
      {restCount > 0 && (
        <>
          {' '}
          {/* The values may be in the other language. */}
          <Rest lang={language} dir={directionOf(language)} className="text-muted" data-testid="rest">
            {restHref ? (
              <a href={restHref} rel="nofollow" className="touch">
                {t('rest', { count: restCount })}
              </a>
            ) : (
              t('rest', { count: restCount })
            )}
          </Rest>
        </>
      )}
    </>
  );
}
