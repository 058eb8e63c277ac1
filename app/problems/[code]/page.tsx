import type { Metadata } from 'next';
import { RegistryText } from '#components/developers/registry-text.tsx';
import { findProblem } from '#lib/contract/reference.ts';
import { translator } from '#lib/i18n/translator.ts';
import { directionOf, languages } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/problems/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code } = await params;
  const problem = findProblem(code, 'en');
  return {
    title: problem ? `${problem.title} · ${site().name.en}` : site().name.en,
    alternates: { canonical: `${siteUrl()}/problems/${code}` },
    ...(!problem && { robots: { index: false } }),
  };
}

/** The page that the `type` of an error response points to: meaning and remedy in both languages. */
export default async function ProblemPage({ params }: Props) {
  const { code } = await params;
  return (
    <main id="content" className="wrap grid gap-12 py-12" {...(!findProblem(code, 'en') && { 'data-status': 404 })}>
      {languages.map((language, index) => {
        const problem = findProblem(code, language);
        const t = translator(language, 'developers.errors');
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <section
            key={language}
            lang={language}
            dir={directionOf(language)}
            className="max-w-[41em] border-t-2 border-ink pt-4 [&:lang(ar)]:leading-[1.75]"
          >
            <Heading className="text-2xl">{problem ? <RegistryText text={problem.title} language={language} /> : t('unknown')}</Heading>
            {problem && (
              <>
                <p className="mt-2 text-sm text-muted">
                  <bdi dir="ltr" className="font-mono">
                    {problem.code}
                  </bdi>{' '}
                  · {t('status')} {problem.status}
                </p>
                <p className="mt-4">
                  <RegistryText text={problem.remedy} language={language} />
                </p>
              </>
            )}
            <p className="mt-4">
              <a href={`${paths.developers(language, 'reference')}#${problem?.code ?? 'errors'}`} className="tap">
                {t('all')}
              </a>
            </p>
          </section>
        );
      })}
    </main>
  );
}
