import { Ltr, Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { ReadingWay } from '#lib/domain/reading/ways-to-read.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Ways to read a work, prepared for display. */
export interface Reading {
  readonly ways: readonly (Omit<ReadingWay, 'licence'> & {
    readonly licence?: { readonly name: string; readonly href?: string | undefined };
  })[];
  /** Whether the work is free to read; absent if unknown. */
  readonly freeToRead?: boolean;
  /** Where to search for a copy. */
  readonly lookups: readonly { readonly kind: 'library' | 'worldcat' | 'crossref'; readonly href: string }[];
  /** Date of the record's last change. */
  readonly asOf?: string;
}

type Way = Reading['ways'][number];

const inlineLink = 'inline-flex items-center max-md:min-h-11';

/** Where to read the work: each copy with host, version, cost and licence, and links to search for a copy. */
export function ReadingOptions({ reading, language }: { readonly reading: Reading; readonly language: Language }) {
  const t = useTranslations('reading');
  const { ways, lookups, asOf } = reading;
  const date = asOf && formatDate({ iso: asOf, precision: 'day' }, language);
  return (
    <section aria-labelledby="read" data-testid="reading" className="mt-7 text-sm lg:mt-6 lg:[grid-area:read]">
      <h2 id="read" className="text-lg lg:border-t-2 lg:pt-2">
        {t('heading')}
      </h2>
      <ul>
        {ways.map((way, index) => (
          <WayLine key={way.href} way={way} isFirst={index === 0} language={language} />
        ))}
      </ul>
      {!ways.some(({ isFree }) => isFree) && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3">
          <Spaced>
            <span>{t(statementOf(reading))}</span>
            {date && <span className="text-xs text-muted">{t('asOf', { date })}</span>}
            <a href="#report" className={`text-xs ${inlineLink}`}>
              {t('report')}
            </a>
          </Spaced>
        </p>
      )}
      {lookups.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          <Spaced>
            <span className="text-muted">{t('look')}</span>
            {lookups.map(({ kind, href }) => (
              <a key={kind} href={href} rel="external nofollow" className={inlineLink}>
                {t(`lookups.${kind}`)}
              </a>
            ))}
          </Spaced>
        </p>
      )}
    </section>
  );
}

/** Message key of what is known about a work without a link to a free copy. */
function statementOf({ ways, freeToRead }: Reading) {
  if (freeToRead) return 'freeUnlinked';
  if (ways.length === 0) return 'none';
  return freeToRead === false ? 'notFree' : 'notChecked';
}

function WayLine({ way, isFirst, language }: { way: Way; isFirst: boolean; language: Language }) {
  const t = useTranslations('reading');
  const cost = <span className={`ms-auto text-end ${way.isFree ? 'text-ok' : 'text-muted'}`}>{t(costOf(way))}</span>;
  return (
    <li className="border-b border-line py-2 last:border-0 last:pb-1">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Spaced>
          <a href={way.href} rel="external" className={inlineLink}>
            {way.name ? <WayName way={way} language={language} /> : t('publisher')}
          </a>
          {cost}
        </Spaced>
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        <Spaced>
          <span>{t(`version.${way.kind}`)}</span>
          {way.licence ? (
            way.licence.href ? (
              <a href={way.licence.href} rel="license" className={inlineLink}>
                <Ltr>{way.licence.name}</Ltr>
              </a>
            ) : (
              <Text value={way.licence.name} />
            )
          ) : (
            isFirst && way.isFree && <span>{t('licenceUnknown')}</span>
          )}
        </Spaced>
      </p>
    </li>
  );
}

/** Message key of the cost; `unknown` if neither the source nor the kind of copy determines it. */
const costOf = ({ kind, isFree }: Way) => (isFree ? 'free' : isFree === false || kind === 'publisher' ? 'mayCost' : 'unknown');

/** Label of the button that opens the first way to read. The section on copies names the host of a free copy. */
export function ReadAction({ way, language }: { readonly way: Way; readonly language: Language }) {
  const t = useTranslations('reading.action');
  if (way.isFree) return t('free');
  if (way.kind === 'publisher') return t('publisher');
  return <span>{t.rich('other', { name: () => <WayName way={way} language={language} /> })}</span>;
}

function WayName({ way, language }: { readonly way: Way; readonly language: Language }) {
  return <Text value={way.name?.[language]} />;
}
