'use client';

import { useTranslations } from 'next-intl';
import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Near } from '#lib/queries/research-answer.ts';
import { paths } from '#lib/url/paths.ts';

/** Under a handful of results: the closest subjects, and the areas with all that is in them. */
export function NearResults({ language, near }: { readonly language: Language; readonly near: Near | undefined }) {
  const t = useTranslations('list');
  if (!near || near.terms.length + near.areas.length === 0) return null;
  return (
    <aside aria-label={t('near')} data-testid="near" className="no-print pt-6 text-sm">
      <h2 className="text-base">{t('near')}</h2>
      <ul className="mt-1">
        {near.terms.map(({ text, total }) => (
          <Way
            key={text.value}
            href={paths.research(language, { ...defaultResearchQuery, keyword: text.value })}
            label={t('nearTerm')}
            name={text}
            total={total}
            language={language}
          />
        ))}
        {near.areas.map(({ id, name, total }) => (
          <Way
            key={id}
            href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [id] })}
            label={t('nearArea')}
            name={name}
            total={total}
            language={language}
          />
        ))}
      </ul>
    </aside>
  );
}

interface WayProps {
  readonly href: string;
  readonly label: string;
  readonly name: TextValue;
  readonly total: number;
  readonly language: Language;
}

function Way({ href, label, name, total, language }: WayProps) {
  return (
    <li className="flex min-h-9 items-center gap-3 max-md:min-h-11">
      <span className="text-xs text-muted">{label}</span>
      <a href={href} className="inline-flex items-center max-md:min-h-11">
        <Text value={name} />
      </a>
      <span className="text-muted">{formatInteger(total, language)}</span>
    </li>
  );
}
