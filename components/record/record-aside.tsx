import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ltr } from '#components/text.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

/** One part of a page, as its contents list it. */
export interface ContentsEntry {
  /** Its anchor. */
  readonly id: string;
  /** Absent for a part that the contents leave out. */
  readonly name?: string;
  /** Entries, where the part is a list. */
  readonly count?: number;
}

interface RecordAsideProps {
  readonly research: Research;
  readonly language: Language;
  /** The absolute address of this page without a query. */
  readonly permanentUrl: string;
  readonly files: readonly { readonly name: string; readonly href: string }[];
  /** The call that gives this record; absent where no API of ours is running. */
  readonly curl?: string;
  readonly contactEmail?: string;
  /** The parts of the page in their order. */
  readonly sections: readonly ContentsEntry[];
}

/** The way around a long record, and what one does with it: take along, point to, correct. */
export function RecordAside(props: RecordAsideProps) {
  const { research, language, permanentUrl, files, curl } = props;
  const t = useTranslations('record');
  return (
    <aside aria-label={t('record')} className="no-print min-w-0 text-sm">
      <Contents {...props} />
      <Part>
        <p className="mt-1 text-xs text-muted">{t('download')}</p>
        <p className="flex flex-wrap gap-x-4">
          {files.map(({ name, href }) => (
            <a key={name} href={href} download className="inline-flex min-h-8 items-center max-md:min-h-11">
              <Ltr>{name}</Ltr>
            </a>
          ))}
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

/** The parts of the page, where there is room for them next to it. */
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

/** A report that names the record: by mail where the operator has given an address, else as text to take along. */
function Report({ research, language, permanentUrl, contactEmail }: RecordAsideProps) {
  const t = useTranslations('record');
  const subject = t('reportSubject', { id: research.id });
  // Words for the date: inside a text field nothing can be isolated, and a timestamp would fall apart in an Arabic line.
  const updated = research.updatedAt ? dayOf(research.updatedAt, language) : '';
  const text = t('reportBody', { id: research.id, title: research.title.value, url: permanentUrl, updated });
  return (
    <details>
      <summary className="link min-h-11 w-fit py-2.5">{t('report')}</summary>
      <p id="report">{t('reportNote')}</p>
      <textarea readOnly rows={8} dir="auto" aria-label={subject} defaultValue={text} className="field mt-2 text-xs" />
      <p className="flex flex-wrap gap-x-5">
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
      </p>
    </details>
  );
}
