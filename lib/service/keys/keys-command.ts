import { parseArgs } from 'node:util';
import { type Tier, tiers } from '#lib/contract/service-limits.ts';
import type { KeyDesk } from './key-desk.ts';
import { readKeyForm } from './read-key-form.ts';

export interface CommandResult {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

export const keysUsage = [
  'npm run -s keys -- issue --name NAME [--email ADDRESS] [--tier unverified|verified|internal] [--test]   makes a key; the last line is the key alone',
  'npm run -s keys -- list                      all keys, oldest first',
  'npm run -s keys -- requests                  requests that wait for approval (KEY_ISSUE_MODE=manual)',
  'npm run -s keys -- approve REQUEST           issues the key of a request; the last line is the key alone',
  'npm run -s keys -- revoke KEY-ID             ends a key, and those it was exchanged for, within a second, in every process',
  'npm run -s keys -- suspend KEY-ID            stops a key for now',
  'npm run -s keys -- resume KEY-ID             lets a suspended key work again',
  'npm run -s keys -- tier KEY-ID TIER          changes the limits of a key',
  'npm run -s keys -- erase ADDRESS             ends the keys of an e-mail address and removes all that is known of its holder',
];

/** The operator's commands on keys. Answers what to print and how to exit: 1 when there is no such thing, 2 when the command is not understood. */
export async function runKeysCommand(desk: Pick<KeyDesk, 'operator'>, args: readonly string[]): Promise<CommandResult> {
  const { operator } = desk;
  const read = readArguments(args);
  if (!read) return { lines: keysUsage, exitCode: 2 };
  const [command, id = '', tier = ''] = read.positionals;
  switch (command) {
    case 'issue':
      return issue(desk, read.values);
    case 'list':
      return done(
        (await operator.list()).map((row) =>
          [row.id, row.status, row.tier, row.createdAt, row.lastUsedDay ?? 'never used', row.label].join('\t'),
        ),
      );
    case 'requests':
      return done((await operator.waiting()).map((request) => [request.id, request.createdAt, request.name, request.email].join('\t')));
    case 'approve': {
      const issued = await operator.approve(id);
      return issued ? done([`${issued.keyId}\t${issued.name}`, issued.key]) : missing(`No request ${id} waits.`);
    }
    case 'revoke': {
      const ended = await operator.revoke(id);
      return ended.length > 0 ? done(ended.map((one) => `${one}\trevoked`)) : missing(`No key ${id} can be changed so.`);
    }
    case 'suspend':
      return (await operator.suspend(id)) ? done([`${id}\tsuspended`]) : missing(`No key ${id} can be changed so.`);
    case 'resume':
      return (await operator.resume(id)) ? done([`${id}\tactive`]) : missing(`No key ${id} can be changed so.`);
    case 'erase': {
      const ids = await operator.erase(id);
      return ids ? done(ids.map((one) => `${one}\terased`)) : missing(`Nobody has keys under ${id}.`);
    }
    case 'tier':
      if (!isTier(tier)) return { lines: keysUsage, exitCode: 2 };
      return (await operator.setTier(id, tier)) ? done([`${id}\t${tier}`]) : missing(`There is no key ${id}.`);
    default:
      return { lines: keysUsage, exitCode: 2 };
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, email: { type: 'string' }, tier: { type: 'string' }, test: { type: 'boolean' } },
    });
  } catch {
    return undefined;
  }
}

async function issue(
  { operator }: Pick<KeyDesk, 'operator'>,
  values: { name?: string; email?: string; tier?: string; test?: boolean },
): Promise<CommandResult> {
  const tier = values.tier ?? 'verified';
  const { form, faults } = readKeyForm({ name: values.name ?? '', email: values.email ?? 'nobody@example.org' });
  if (faults.length > 0 || !isTier(tier))
    return { lines: [...faults.map((fault) => `${fault.field}: ${fault.code}`), ...keysUsage], exitCode: 2 };
  const wish = { name: form.name, tier, ...(values.email && { email: form.email }), ...(values.test && { kind: 'test' as const }) };
  const issued = await operator.issue(wish);
  return done([`${issued.keyId}\t${issued.tier}\t${issued.name}`, issued.key]);
}

const isTier = (text: string): text is Tier => (tiers as readonly string[]).includes(text);
const done = (lines: readonly string[]): CommandResult => ({ lines, exitCode: 0 });
const missing = (line: string): CommandResult => ({ lines: [line], exitCode: 1 });
