import { useTranslations } from 'next-intl';
import { Ltr } from '#components/text.tsx';
import type { CoverageLine } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import { formatPercent } from '#lib/i18n/format.ts';

interface CoverageTableProps {
  readonly lines: readonly CoverageLine[];
  readonly language: Language;
  /** Address of the list of records without the text. */
  readonly hrefOf: (line: CoverageLine) => string;
}

/** Coverage by text and language. The number of records without a text is a link to the list of them. */
export function CoverageTable({ lines, language, hrefOf }: CoverageTableProps) {
  const t = useTranslations('coverage');
  const texts = [...new Set(lines.map(({ what }) => what))];
  return (
    <table className="mt-8 w-full max-w-4xl text-sm" data-testid="coverage">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pe-6 max-md:pe-3 text-start font-normal">
            {t('what')}
          </th>
          {languages.map((textLanguage) => (
            <th key={textLanguage} scope="col" className="py-2 pe-6 max-md:pe-3 text-start font-normal">
              {t(textLanguage === 'en' ? 'inEnglish' : 'inArabic')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((textName) => (
          <tr key={textName} className="border-b border-line align-baseline">
            <th scope="row" className="py-2.5 pe-6 max-md:pe-3 text-start font-normal">
              {t(`texts.${textName}`)}
            </th>
            {languages.map((textLanguage) => (
              <td key={textLanguage} className="py-2.5 pe-6 max-md:pe-3">
                <Share
                  line={lines.find((line) => line.what === textName && line.language === textLanguage)}
                  language={language}
                  hrefOf={hrefOf}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ShareProps extends Omit<CoverageTableProps, 'lines'> {
  readonly line: CoverageLine | undefined;
}

function Share({ line, language, hrefOf }: ShareProps) {
  const t = useTranslations('coverage');
  if (!line || line.of === 0) return '–';
  const { have, of } = line;
  return (
    <>
      <Ltr className="font-semibold">{formatPercent(have / of, language)}</Ltr>{' '}
      <span className="block text-muted">{t('share', { have, of })}</span>
      {have < of && (
        <a href={hrefOf(line)} rel="nofollow" className="link flex items-center max-md:min-h-11">
          {t('missing', { count: of - have })}
        </a>
      )}
    </>
  );
}
