import { Text } from '#components/text/text.tsx';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

interface CountedRow {
  readonly href: string;
  /** The name, with that in the other language if there is one. */
  readonly name: TextValue & { readonly alt?: TextValue | undefined };
  /** Number of publications. */
  readonly count: number;
}

/** Names in both languages with their numbers of publications, in columns; in a list of results a row is an article. */
export function CountedRows({
  rows,
  language,
  id,
}: {
  readonly rows: readonly CountedRow[];
  readonly language: Language;
  readonly id: string;
}) {
  const [List, Row, Name] = id === 'results' ? (['ol', 'article', 'h2'] as const) : (['ul', 'div', 'div'] as const);
  return (
    <List className="gap-x-12 text-sm sm:columns-2 lg:columns-3" data-testid={id}>
      {rows.map(({ href, name, count }) => (
        <li key={href} className="break-inside-avoid border-b border-line">
          <Row className="flex min-h-11 items-baseline justify-between gap-3 leading-6">
            <Name className="min-w-0 grow text-sm leading-6 font-normal">
              {/* A name in the other language that does not fit begins a line of its own. */}
              <a href={href} className="flex flex-wrap gap-x-2 py-2.5 no-underline hover:underline">
                <Text value={name} /> {name.alt && <Text value={name.alt} className="text-muted" />}
              </a>
            </Name>{' '}
            <span className="text-muted">{formatInteger(count, language)}</span>
          </Row>
        </li>
      ))}
    </List>
  );
}
