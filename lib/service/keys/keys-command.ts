import { parseArgs } from 'node:util';
import { type Tier, tiers } from '#lib/contract/service-limits.ts';
import { readKeyForm } from '#lib/service/keys/forms/read-key-form.ts';
import type { KeyService } from './key-service.ts';
import { keysUsage } from './keys-usage.ts';

export interface CommandResult {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

/** The operator's commands on keys. Answers what to print and how to exit: 1 when there is no such thing, 2 when the command is not understood. */
export async function runKeysCommand(keyService: Pick<KeyService, 'operator'>, args: readonly string[]): Promise<CommandResult> {
  const { operator } = keyService;
  const read = readArguments(args);
  if (!read) return { lines: [keysUsage.en.trimEnd()], exitCode: 2 };
  const [command, id = '', tier = ''] = read.positionals;
  switch (command) {
    case 'issue':
      return issue(keyService, read.values);
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
      if (!isTier(tier)) return { lines: [keysUsage.en.trimEnd()], exitCode: 2 };
      return (await operator.setTier(id, tier)) ? done([`${id}\t${tier}`]) : missing(`There is no key ${id}.`);
    default:
      return { lines: [keysUsage.en.trimEnd()], exitCode: 2 };
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
  { operator }: Pick<KeyService, 'operator'>,
  values: { name?: string; email?: string; tier?: string; test?: boolean },
): Promise<CommandResult> {
  const tier = values.tier ?? 'verified';
  const { form, faults } = readKeyForm({ name: values.name ?? '', email: values.email ?? 'nobody@example.org' });
  if (faults.length > 0 || !isTier(tier))
    return { lines: [...faults.map((fault) => `${fault.field}: ${fault.code}`), keysUsage.en.trimEnd()], exitCode: 2 };
  const wish = { name: form.name, tier, ...(values.email && { email: form.email }), ...(values.test && { kind: 'test' as const }) };
  const issued = await operator.issue(wish);
  return done([`${issued.keyId}\t${issued.tier}\t${issued.name}`, issued.key]);
}

const isTier = (text: string): text is Tier => (tiers as readonly string[]).includes(text);
const done = (lines: readonly string[]): CommandResult => ({ lines, exitCode: 0 });
const missing = (line: string): CommandResult => ({ lines: [line], exitCode: 1 });
