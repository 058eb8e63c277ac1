import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ltr } from '#components/text/text.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Research } from '#lib/domain/research.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** A section of the page in the table of contents. */
export interface ContentsEntry {
  /** Anchor of the section. */
  readonly id: string;
  /** Absent if the table of contents omits the section. */
  readonly name?: string;
  /** Number of entries, for a list. */
  readonly count?: number;
}

interface RecordAsideProps {
  readonly research: Research;
  readonly language: Language;
  /** Absolute address of this page without a query. */
  readonly permanentUrl: string;
  readonly files: readonly { readonly name: string; readonly href: string }[];
  /** The API request for this record; absent in remote mode. */
  readonly curl?: string;
  readonly contactEmail?: string;
  /** Sections of the page in order. */
  readonly sections: readonly ContentsEntry[];
}

/** The side column of a record: table of contents, downloads, permanent link, API request and correction report. */
export function RecordAside(props: RecordAsideProps) {
  const { research, language, permanentUrl, files, curl } = props;
  const t = useTranslations('record');
  return (
    <aside aria-label={t('record')} className="no-print min-w-0 text-sm">
      <Contents {...props} />
      <Part>
        <p className="mt-1 text-xs text-muted">{t('download')}</p>
        <p className="flex flex-wrap gap-x-4">
          <Spaced>
            {files.map(({ name, href }) => (
              <a key={name} href={href} download className="inline-flex min-h-8 items-center max-md:min-h-11">
                <Ltr>{name}</Ltr>
              </a>
            ))}
          </Spaced>
        </p>
      </Part>
      <Part>
        <p className="text-xs text-muted">{t('permanentLink')}</p>
        <p>
          <a href={permanentUrl} rel="bookmark" className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
            <Ltr className="break-all">{permanentUrl.replace(/^https?:\/\//, '')}</Ltr>
          </a>
        </p>
      </Part>
      <Part>
        {curl && <ApiCounterpart curl={curl} language={language} />}
        <Report {...props} />
        <p className="mt-2 text-xs text-muted">
          {research.updatedAt && t('updated', { date: dayOf(research.updatedAt, language) })}{' '}
          <a href={`/${language}/about#sources`}>{t('sources')}</a>
        </p>
      </Part>
    </aside>
  );
}

/** The table of contents, on wide screens. */
function Contents({ sections, language }: Pick<RecordAsideProps, 'sections' | 'language'>) {
  const t = useTranslations('record');
  return (
    <nav aria-label={t('contents')} className="pb-5 max-md:hidden">
      <ul>
        {sections.map(
          ({ id, name, count }) =>
            name && (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-8 items-center gap-1.5 no-underline hover:underline">
                  {name} {count !== undefined && <span className="text-muted">{formatInteger(count, language)}</span>}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function dayOf(moment: string, language: Language): string {
  return formatDate({ iso: moment.slice(0, 10), precision: 'day' }, language);
}

function Part({ children }: { readonly children: ReactNode }) {
  return <div className="border-t-2 border-ink pt-3 pb-5">{children}</div>;
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
function Report({ research, language, permanentUrl, contactEmail }: RecordAsideProps) {
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
