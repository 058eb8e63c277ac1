'use client';

import { Ltr, Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Institution } from '#lib/domain/institution.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { InstitutionFacts } from './institution-facts.tsx';

interface InstitutionRowProps {
  readonly institution: Institution;
  readonly countryName: TextValue | undefined;
  readonly language: Language;
}

/** An institution in a list: names, acronym and facts. */
export function InstitutionRow({ institution, countryName, language }: InstitutionRowProps) {
  const { id, name, acronym } = institution;
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <article>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base">
          <Spaced>
            <a
              href={paths.institution(language, id)}
              className="no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              <Text value={name} />
            </a>
            {acronym && (
              <span className="text-sm font-normal text-muted">
                <Ltr>{acronym}</Ltr>
              </span>
            )}
          </Spaced>
        </h2>
        {name.alt && <Text value={name.alt} as="p" className="page-start text-sm text-muted" />}
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          <InstitutionFacts institution={institution} countryName={countryName} language={language} />
        </p>
      </article>
    </li>
  );
}
