import { useTranslations } from 'next-intl';
import { ScrollArea } from '#components/ui/scroll-area.tsx';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { addressOf, useEraName } from './orbit-links.ts';
import type { OrbitDrawing } from './orbit-marks.ts';

/** The figures of the drawing as a table with the same links. */
export function OrbitTable({ drawing, language }: { readonly drawing: OrbitDrawing; readonly language: Language }) {
  const t = useTranslations('home');
  const eraName = useEraName();
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">{t('asTable')}</summary>
      <ScrollArea labelledBy="orbits-title">
        <table className="w-full" data-testid="orbit-table">
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-2 pe-4 text-start font-normal">
                {t('field')}
              </th>
              {drawing.eras.map((era) => (
                <th key={era.from} scope="col" className="whitespace-nowrap px-2 py-2 text-end font-normal">
                  {era.from === 0 || era.from === era.to ? eraName(era) : `${era.from}–${era.to}`}
                </th>
              ))}
              <th scope="col" className="py-2 ps-2 text-end font-normal">
                {t('all')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...drawing.fields].reverse().map((field) => (
              <tr key={field.key} className="border-b border-line">
                <th scope="row" className="whitespace-nowrap pe-4 text-start font-normal">
                  {t(`groups.${field.key}`)}
                </th>
                {drawing.eras.map((era) => {
                  const count = field.marks.find((mark) => mark.era === era)?.count;
                  return (
                    <td key={era.from} className="px-1 text-end">
                      {count === undefined ? (
                        '–'
                      ) : (
                        <Figure language={language} count={count} href={paths.research(language, addressOf(field, era))} />
                      )}
                    </td>
                  );
                })}
                <td className="text-end">
                  <Figure language={language} count={field.total} href={paths.research(language, addressOf(field))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}

function Figure({ count, href, language }: { readonly count: number; readonly href: string; readonly language: Language }) {
  return (
    <a href={href} className="inline-flex min-h-11 min-w-11 items-center justify-end">
      {formatInteger(count, language)}
    </a>
  );
}
