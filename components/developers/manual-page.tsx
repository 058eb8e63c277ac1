import type { ReactNode } from 'react';
import { Spaced } from '#components/ui/spaced.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { inlineCode } from './inline-code.tsx';

/** Chapters of the API manual, in the order of its navigation. */
export const manualSections = ['start', 'reference', 'assistants', 'harvest', 'keys', 'changelog'] as const;
export type ManualSection = (typeof manualSections)[number];

interface ManualPageProps {
  readonly language: Language;
  readonly section: ManualSection;
  readonly title: string;
  /** May contain `<c>code</c>`; see `inline-code.tsx`. */
  readonly lead: ReactNode;
  /** Whether to show links to the chapters; false in remote mode, which has only one chapter. */
  readonly hasChapters?: boolean;
  /** HTTP status of the page, if it shows that a form was refused. */
  readonly status?: number | undefined;
  readonly children: ReactNode;
}

/** A chapter of the manual: contents, heading, introduction and text. */
export function ManualPage({ language, section, title, lead, hasChapters = true, status, children }: ManualPageProps) {
  return (
    <main id="content" className="wrap pb-8" data-status={status}>
      {hasChapters && <ManualNav language={language} current={section} />}
      <h1 className="mt-8 text-2xl md:text-3xl">{title}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{lead}</p>
      {children}
    </main>
  );
}

function ManualNav({ language, current }: { readonly language: Language; readonly current: ManualSection }) {
  const t = useTranslations('developers');
  return (
    <Spaced as="nav" aria-label={t('sections')} className="no-print mt-4 flex flex-wrap gap-x-6 border-b border-line text-sm">
      {manualSections.map((section) => (
        <a
          key={section}
          href={paths.developers(language, section === 'start' ? undefined : section)}
          aria-current={section === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-muted no-underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(`nav.${section}`)}
        </a>
      ))}
    </Spaced>
  );
}

interface ManualPartProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long chapter, with chapters of its own. */
export function ManualPart({ id, title, lead, children }: ManualPartProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="scroll-mt-20 text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[36em] text-muted">{lead}</p>
      {children}
    </section>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Code next to the text on wide screens, below it on narrow ones. */
  readonly code?: ReactNode;
  /** Whether the text is in a `ManualPart`, whose heading is above its own. */
  readonly isInPart?: boolean;
}

/** Text with the code that illustrates it. */
export function Chapter({ id, title, children, code, isInPart = false }: ChapterProps) {
  const Heading = isInPart ? 'h3' : 'h2';
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-b border-line py-8 last:border-0 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]"
    >
      <div className="min-w-0 [&_p]:mt-3 [&_p:first-of-type]:mt-2">
        <Heading id={id} className="text-lg">
          {title}
        </Heading>
        {children}
      </div>
      {code && <div className="min-w-0">{code}</div>}
    </section>
  );
}

interface MessageChapterProps extends Pick<ChapterProps, 'code' | 'isInPart'> {
  readonly part: string;
  readonly name: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Names of further paragraphs, with the same values. */
  readonly further?: readonly string[];
}

/** A chapter of messages: `paging.cursorHeading` is the heading of the paragraph `paging.cursor`. */
export function MessageChapter({ part, name, values, further = [], ...props }: MessageChapterProps) {
  const t = useTranslations('developers');
  return (
    <Chapter id={name} title={t(`${part}.${name}Heading` as never)} {...props}>
      {[name, ...further].map((each) => (
        <Prose key={each} name={`${part}.${each}`} values={values} />
      ))}
    </Chapter>
  );
}

/** A message as a paragraph, with its `<c>` parts as code. */
export function Prose({
  name,
  values,
}: {
  readonly name: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}) {
  const t = useTranslations('developers');
  return <p>{t.rich(name as never, { ...values, ...inlineCode } as never)}</p>;
}
