import type { MatchedPart } from './match-parts.ts';
import { rowsOf, type SearchOutcome } from './search.ts';

const rowsMost = 10;
const waysMost = 12;
const toThreeDigits = (value: number) => value.toFixed(3);

/** A report for operators: how a query was understood, how each part can match, and the score of each row by component. One fact per line. */
export function explainAnswer(answer: SearchOutcome, titleOf: (doc: number) => string, total = answer.visible.length): string {
  const { query, parts, notices } = answer;
  const { corrected, identifier, year, without, phrases } = query;
  const rows = rowsOf(answer, rowsMost);
  const lines = [
    ...(identifier ? [`identifier ${identifier.value}`] : []),
    ...(corrected ? [`corrected to ${corrected.text}`] : []),
    ...(year ? [`years ${year.from} to ${year.to}`] : []),
    ...(without.length > 0 ? [`without ${without.flatMap(({ terms, phrase = [] }) => [...terms, ...phrase]).join(' ')}`] : []),
    ...phrases.map((phrase) => `side by side ${phrase.join(' ')}`),
    ...parts.flatMap(describePart),
    `${total} rows${notices.map((notice) => `, ${notice.code} ${'as' in notice ? notice.as.text : notice.words.join(', ')}`).join('')}`,
    ...rows.flatMap(({ doc, tier, score, ...features }, index) => {
      const terms = Object.entries(features).map(([name, value]) => `${name} ${toThreeDigits(value)}`);
      return [
        `${String(index + 1).padStart(2)} ${toThreeDigits(score)} ${tier}  ${titleOf(doc)}`,
        `     ${terms.join(', ')}`,
        `     ${parts.map((part) => describeMatch(part, doc)).join('; ')}`,
      ];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function describePart({ part, count, share }: MatchedPart): string[] {
  const scopeText = part.field ? `, only in ${part.field}` : '';
  const ways = part.ways.slice(0, waysMost).map(({ type, term }) => `${type} ${term}`);
  const more = [...(part.words.length > 0 ? ['its words'] : []), ...(part.entity ? [`a person on ${part.entity.size} records`] : [])];
  return [
    `part “${part.text}”: ${part.role}${scopeText}, share ${toThreeDigits(share)}, on ${count} records`,
    `     ${[...ways, ...more].join(', ')}`,
  ];
}

function describeMatch({ part, matches }: MatchedPart, doc: number): string {
  const match = matches.of(new Set([doc])).get(doc);
  if (!match) return `${part.text}: not met`;
  return `${part.text}: ${[match.type, match.term].filter(Boolean).join(' ')} ${toThreeDigits(match.closeness)} → ${toThreeDigits(match.evidence)}`;
}
