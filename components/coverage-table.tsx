import { useTranslations } from 'next-intl';
import type { CoverageLine } from '#lib/domain/extras.ts';
import { languages } from '#lib/domain/language.ts';

interface CoverageTableProps {
  readonly lines: readonly CoverageLine[];
  /** The list of what is missing. */
  readonly hrefOf: (line: CoverageLine) => string;
}

/** What has its text in each language: a row for each kind of text, a column for each language, each missing number a link. */
export function CoverageTable({ lines, hrefOf }: CoverageTableProps) {
  const t = useTranslations('coverage');
  const texts = [...new Set(lines.map(({ what }) => what))];
  return (
    <table className="mt-8 w-full max-w-4xl text-sm" data-testid="coverage">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pe-6 text-start font-normal">
            {t('what')}
          </th>
          {languages.map((language) => (
            <th key={language} scope="col" className="py-2 pe-6 text-start font-normal">
              {t(language === 'en' ? 'inEnglish' : 'inArabic')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((what) => (
          <tr key={what} className="border-b border-line align-baseline">
            <th scope="row" className="py-2.5 pe-6 text-start font-normal">
              {t(`texts.${what}`)}
            </th>
            {languages.map((language) => (
              <td key={language} className="py-2.5 pe-6">
                <Share line={lines.find((line) => line.what === what && line.language === language)} hrefOf={hrefOf} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ line, hrefOf }: { readonly line: CoverageLine | undefined; readonly hrefOf: CoverageTableProps['hrefOf'] }) {
  const t = useTranslations('coverage');
  if (!line || line.of === 0) return '–';
  const { have, of } = line;
  return (
    <>
      {/* Rounded down, so that 100 % means all of them. */}
      <bdi dir="ltr" className="font-semibold">
        {Math.floor((have / of) * 1000) / 10}&nbsp;%
      </bdi>{' '}
      <span className="text-muted">{t('share', { have, of })}</span>
      {have < of && (
        <a href={hrefOf(line)} rel="nofollow" className="link flex items-center max-md:min-h-11">
          {t('missing', { count: of - have })}
        </a>
      )}
    </>
  );
}
