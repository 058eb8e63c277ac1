import { Ltr } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import type { Notice } from '#lib/domain/notice.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

interface NoticesProps {
  readonly research: Pick<Research, 'notices' | 'noticeOf'>;
  readonly language: Language;
}

/** Maximum notices of each direction; a notice may withdraw a whole volume. */
const noticesMax = 20;

/** Retraction and correction notices, with date and DOI. They are above the title, also in print. */
export function Notices({ research, language }: NoticesProps) {
  const { notices = [], noticeOf = [] } = research;
  const t = useTranslations('notices');
  if (notices.length + noticeOf.length === 0) return null;
  return (
    <ul aria-label={t('label')} data-testid="notices" className="mb-3 grid gap-1">
      <FirstFew values={notices} max={noticesMax} isList>
        {(notice) => <NoticeLine key={`${notice.kind} ${notice.doi}`} notice={notice} text={t(`of.${notice.kind}`)} language={language} />}
      </FirstFew>
      <FirstFew values={noticeOf} max={noticesMax} isList>
        {(notice) => <NoticeLine key={`${notice.kind} ${notice.doi}`} notice={notice} text={t(`is.${notice.kind}`)} language={language} />}
      </FirstFew>
    </ul>
  );
}

function NoticeLine({ notice, text, language }: { readonly notice: Notice; readonly text: string; readonly language: Language }) {
  const { kind, doi, date } = notice;
  const precision = date && (date.length > 7 ? 'day' : date.length > 4 ? 'month' : 'year');
  const isGrave = kind === 'retraction' || kind === 'concern';
  return (
    <li className={`border-s-2 ps-3 ${isGrave ? 'border-warn' : 'border-line'}`}>
      <strong className={`font-semibold ${isGrave ? 'text-warn' : ''}`}>{text}</strong>{' '}
      {date && precision && <span className="text-sm text-muted">{formatDate({ iso: date, precision }, language)} </span>}
      {doi && (
        <a href={doiAddress(doi)} rel="external" className="inline-flex items-center text-sm max-md:min-h-11">
          <Ltr className="break-all">{`doi:${doi}`}</Ltr>
        </a>
      )}
    </li>
  );
}
