import { Ltr } from '#components/text/text.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Research } from '#lib/domain/research.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface RecordFootProps {
  readonly research: Research;
  readonly language: Language;
  /** Absolute address of this page without a query. */
  readonly permanentUrl: string;
  readonly files: readonly { readonly name: string; readonly href: string; readonly isForPrograms: boolean }[];
  /** The API request for this record; absent in remote mode. */
  readonly curl?: string;
  readonly contactEmail?: string;
  /** The uses of the record in a year until a day, if the operator shows them. */
  readonly use?: { readonly totals: Readonly<Record<'view' | 'file', number>>; readonly until: string } | undefined;
}

/** The foot of a record: downloads, permanent link, API request and correction report. */
export function RecordFoot(props: RecordFootProps) {
  const { research, language, permanentUrl, files, curl, use } = props;
  const [t, formatTexts] = [useTranslations('record'), useTranslations('exports')];
  return (
    <aside aria-label={t('record')} className="no-print mt-6 border-t border-line pt-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-4">
        <Spaced>
          <span className="text-muted">{t('download')}</span>
          {fileLinks(files.filter(({ isForPrograms }) => !isForPrograms))}
        </Spaced>
      </p>
      <details>
        <summary className="link min-h-8 w-fit py-1 max-md:min-h-11 max-md:py-2.5">{formatTexts('moreFormats')}</summary>
        <p className="flex flex-wrap items-center gap-x-4">
          <Spaced>{fileLinks(files.filter(({ isForPrograms }) => isForPrograms))}</Spaced>
        </p>
      </details>
      <p className="flex flex-wrap items-center gap-x-4">
        <Spaced>
          <span className="text-muted">{t('permanentLink')}</span>
          <a href={permanentUrl} rel="bookmark" className="inline-flex min-h-8 items-center max-md:min-h-11">
            <Ltr className="break-all">{permanentUrl.replace(/^https?:\/\//, '')}</Ltr>
          </a>
        </Spaced>
      </p>
      {curl && <ApiCounterpart curl={curl} language={language} />}
      <Report {...props} />
      {use && (
        <p className="mt-2 text-xs text-muted" data-testid="record-use">
          {t('used', { view: use.totals.view, file: use.totals.file, date: formatDate({ iso: use.until, precision: 'day' }, language) })}
        </p>
      )}
      <p className="mt-2 text-xs text-muted">
        {research.updatedAt && t('updated', { date: dayOf(research.updatedAt, language) })}{' '}
        <a href={`/${language}/about#sources`}>{t('sources')}</a>
      </p>
    </aside>
  );
}

const fileLinks = (files: RecordFootProps['files']) =>
  files.map(({ name, href }) => (
    <a key={name} href={href} download className="inline-flex min-h-8 items-center max-md:min-h-11">
      <Ltr>{name}</Ltr>
    </a>
  ));

function dayOf(moment: string, language: Language): string {
  return formatDate({ iso: moment.slice(0, 10), precision: 'day' }, language);
}

function ApiCounterpart({ curl, language }: { readonly curl: string; readonly language: Language }) {
  const t = useTranslations('record');
  return (
    <details>
      <summary className="link min-h-11 w-fit py-2.5">{t('api')}</summary>
      <CodeBlock code={curl} label="curl" copy={{ label: t('copyCommand'), done: t('copied') }} />
      <p className="mt-2 text-xs text-muted">
        {t.rich('apiNote', { code: (chunks) => <code dir="ltr">{chunks}</code> })}{' '}
        <a href={`${paths.developers(language)}#key`}>{t('getKey')}</a>
      </p>
    </details>
  );
}

/** A correction report that names the record: a mail link if the operator has an address, otherwise text to copy. */
function Report({ research, language, permanentUrl, contactEmail }: RecordFootProps) {
  const t = useTranslations('record');
  const subject = t('reportSubject', { id: research.id });
  // The date is in words: in Arabic text a timestamp would be reordered, and a text field cannot isolate it.
  const updated = research.updatedAt ? dayOf(research.updatedAt, language) : '';
  const text = t('reportBody', { id: research.id, title: research.title.value, url: permanentUrl, updated });
  return (
    <details>
      <summary className="link min-h-11 w-fit py-2.5">{t('report')}</summary>
      <p id="report">{t('reportNote')}</p>
      <textarea readOnly rows={8} dir="auto" aria-label={subject} defaultValue={text} className="field mt-2 text-xs" />
      <p className="flex flex-wrap gap-x-5">
        <Spaced>
          {contactEmail && (
            <a
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('reportMail')}
            </a>
          )}
          <CopyButton text={text} label={t('copyReport')} doneLabel={t('copied')} />
          <a href={`/${language}/about#report`} className="link inline-flex min-h-11 items-center">
            {t('reportHow')}
          </a>
        </Spaced>
      </p>
    </details>
  );
}
