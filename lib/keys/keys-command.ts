import { parseArgs } from 'node:util';
import { type Tier, tiers } from '#lib/contract/service-limits.ts';
import { readKeyForm } from '#lib/keys/forms/read-key-form.ts';
import type { KeyService } from './key-service.ts';
import { keysUsage } from './keys-usage.ts';

export interface CommandResult {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

/** Runs an operator's command on keys. Exit code 1 when the object does not exist, 2 for an unknown command. */
export async function runKeysCommand(keyService: Pick<KeyService, 'operator'>, args: readonly string[]): Promise<CommandResult> {
  const { operator } = keyService;
  const parsed = readArguments(args);
  if (!parsed) return { lines: [keysUsage.trimEnd()], exitCode: 2 };
  const [command, id = '', tier = ''] = parsed.positionals;
  switch (command) {
    case 'issue':
      return issue(keyService, parsed.values);
    case 'list':
      return success(
        (await operator.list()).map((row) =>
          [row.id, row.status, row.tier, row.createdAt, row.lastUsedDay ?? 'never used', row.label].join('\t'),
        ),
      );
    case 'requests':
      return success((await operator.waiting()).map((request) => [request.id, request.createdAt, request.name, request.email].join('\t')));
    case 'approve': {
      const issued = await operator.approve(id);
      return issued ? success([`${issued.keyId}\t${issued.name}`, issued.key]) : missing(`No request ${id} waits.`);
    }
    case 'revoke': {
      const revokedIds = await operator.revoke(id);
      return revokedIds.length > 0 ? success(revokedIds.map((keyId) => `${keyId}\trevoked`)) : missing(`No key ${id} can be changed so.`);
    }
    case 'suspend':
      return (await operator.suspend(id)) ? success([`${id}\tsuspended`]) : missing(`No key ${id} can be changed so.`);
    case 'resume':
      return (await operator.resume(id)) ? success([`${id}\tactive`]) : missing(`No key ${id} can be changed so.`);
    case 'erase': {
      const ids = await operator.erase(id);
      return ids ? success(ids.map((keyId) => `${keyId}\terased`)) : missing(`Nobody has keys or subscriptions under ${id}.`);
    }
    case 'tier':
      if (!isTier(tier)) return { lines: [keysUsage.trimEnd()], exitCode: 2 };
      return (await operator.setTier(id, tier)) ? success([`${id}\t${tier}`]) : missing(`There is no key ${id}.`);
    default:
      return { lines: [keysUsage.trimEnd()], exitCode: 2 };
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
    return { lines: [...faults.map((fault) => `${fault.field}: ${fault.code}`), keysUsage.trimEnd()], exitCode: 2 };
  const options = { name: form.name, tier, ...(values.email && { email: form.email }), ...(values.test && { kind: 'test' as const }) };
  const issued = await operator.issue(options);
  return success([`${issued.keyId}\t${issued.tier}\t${issued.name}`, issued.key]);
}

const isTier = (text: string): text is Tier => (tiers as readonly string[]).includes(text);
const success = (lines: readonly string[]): CommandResult => ({ lines, exitCode: 0 });
const missing = (line: string): CommandResult => ({ lines: [line], exitCode: 1 });
