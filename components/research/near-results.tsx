'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Text } from '#components/text/text.tsx';
import type { RelatedTerms } from '#lib/answers/research-answer.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Links above a short list of results: parts of the query, similar subjects and areas, each with its number of publications. */
export function RelatedSearches({ language, near }: { readonly language: Language; readonly near: RelatedTerms | undefined }) {
  const t = useTranslations('list');
  if (!near) return null;
  const suggestions = [
    ...(near.pieces ?? []).map(({ text, total = 0 }) => ({ name: { value: text, lang: 'und' }, total, change: { keyword: text } })),
    ...near.terms.map(({ text, total }) => ({ name: text, total, change: { keyword: text.value } })),
    ...near.areas.map(({ id, name, total }) => ({ name, total, change: { focusedAreaId: [id] } })),
  ];
  if (suggestions.length === 0) return null;
  return (
    <p data-testid="near" className="no-print border-b border-line py-2 text-sm leading-7">
      <strong className="font-semibold">{t('near')}</strong>{' '}
      {suggestions.map(({ name, total, change }, index) => {
        const href = paths.research(language, { ...defaultResearchQuery, ...change });
        return (
          <Fragment key={href}>
            {index > 0 && t('separator')}
            <a href={href}>
              <Text value={name} />
            </a>{' '}
            <span className="text-muted">{formatInteger(total, language)}</span>
          </Fragment>
        );
      })}
    </p>
  );
}
