import { useTranslations } from 'next-intl';
import { Ltr, Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { ReadingWay } from '#lib/domain/reading/ways-to-read.ts';
import { formatDate } from '#lib/i18n/format.ts';
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

/** Ways to read the work with version, cost and licence, and links to search for a copy. */
export function ReadingOptions({ reading, language }: { readonly reading: Reading; readonly language: Language }) {
  const t = useTranslations('reading');
  const { ways, lookups, asOf } = reading;
  const date = asOf && formatDate({ iso: asOf, precision: 'day' }, language);
  return (
    <div id="read" data-testid="reading" className="max-w-2xl text-sm">
      <ul>
        {ways.map((way, index) => (
          <WayLine key={way.href} way={way} isFirst={index === 0} isNamed={ways.length > 1} language={language} />
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
    </div>
  );
}

/** Message key of what is known about a work without a link to a free copy. */
function statementOf({ ways, freeToRead }: Reading) {
  if (freeToRead) return 'freeUnlinked';
  if (ways.length === 0) return 'none';
  return freeToRead === false ? 'notFree' : 'notChecked';
}

function WayLine({ way, isFirst, isNamed, language }: { way: Way; isFirst: boolean; isNamed: boolean; language: Language }) {
  const t = useTranslations('reading');
  const version = t(`version.${way.kind}`);
  const cost = <span className={`ms-auto text-end ${way.isFree ? 'text-ok' : 'text-muted'}`}>{t(costOf(way))}</span>;
  return (
    <li className="border-b border-line py-2 last:border-0 last:pb-1">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Spaced>
          {isNamed ? (
            <a href={way.href} rel="external" className={`font-semibold ${inlineLink}`}>
              {way.name ? <WayName way={way} language={language} /> : t('publisher')}
            </a>
          ) : (
            <span>{version}</span>
          )}
          {cost}
        </Spaced>
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted empty:hidden">
        <Spaced>
          {isNamed && <span>{version}</span>}
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

/** Label of the button that opens the first way to read. */
export function ReadAction({ way, language }: { readonly way: Way; readonly language: Language }) {
  const t = useTranslations('reading.action');
  const name = () => <WayName way={way} language={language} />;
  if (way.kind === 'publisher') return t(way.isFree ? 'freePublisher' : 'publisher');
  if (way.kind === 'edition') return <span>{t.rich('edition', { name })}</span>;
  return <span>{t.rich(way.isFree ? 'free' : 'other', { name })}</span>;
}

function WayName({ way, language }: { readonly way: Way; readonly language: Language }) {
  return <Text value={way.name?.[language]} />;
}
