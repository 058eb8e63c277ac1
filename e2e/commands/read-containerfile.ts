import { readFileSync } from 'node:fs';

export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The stages of the Containerfile, each with its instructions in order. Comments and blank lines are left out. */
export function readContainerfile(): readonly (readonly Instruction[])[] {
  const instructions = readFileSync('Containerfile', 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1)[0] as string, text: line.slice(line.indexOf(' ') + 1) }));
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return starts.map((start, number) => instructions.slice(start, starts[number + 1]));
}

/** The words of an instruction in JSON form, such as `CMD ["node", "x.ts"]`. */
export const wordsOf = ({ text }: Instruction): readonly string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** The variables of `ENV` instructions. */
export const variablesOf = (stage: readonly Instruction[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stage.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
  );
