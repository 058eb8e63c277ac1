import { readSession } from '#lib/service/keys/forms/manage-link.ts';
import { type ManagedKey, presentKey } from '#lib/service/keys/forms/present-key.ts';
import { keyChanges } from './change-key.ts';
import type { KeyParts, PersonContext } from './key-parts.ts';
import { auditPerson, keysInScope } from './key-scope.ts';
import { momentOf } from './moments.ts';

/** What the holder of a session may see and do. Answers are undefined (or false) when the session has ended or never was. */
export function keyManagement(parts: KeyParts, hooks: { flush(): Promise<void>; forget(): void }) {
  const { store, clock } = parts;
  return {
    ...keyChanges(parts, hooks.forget),
    async list(session: string): Promise<readonly ManagedKey[] | undefined> {
      const scope = await readSession(parts, session);
      if (!scope) return undefined;
      await hooks.flush();
      return Promise.all((await keysInScope(parts, scope)).map((row) => presentKey(parts, row)));
    },
    /** Everything held about the person, for them to keep. */
    async exportData(session: string, context: PersonContext): Promise<object | undefined> {
      const scope = await readSession(parts, session);
      if (!scope) return undefined;
      await hooks.flush();
      const rows = await keysInScope(parts, scope);
      const owner = scope.ownerId ? await store.owner(scope.ownerId) : undefined;
      const present = async (row: (typeof rows)[number]) => ({
        ...(await presentKey(parts, row)),
        comment: row.comment,
        usage: await store.usage(row.id, '0000'),
      });
      await auditPerson(parts, 'data.exported', rows[0]?.id, context);
      return {
        exportedAt: momentOf(clock()),
        email: owner?.email ?? null,
        language: owner?.language ?? null,
        keys: await Promise.all(rows.map(present)),
      };
    },
    /** Revokes the keys and removes what is personal; ids of keys and counters stay. Whoever showed one key erases what belongs to that key alone. */
    async erase(session: string, context: PersonContext): Promise<boolean> {
      const scope = await readSession(parts, session);
      if (!scope) return false;
      const rows = await keysInScope(parts, scope);
      if (scope.ownerId) await store.eraseOwner(scope.ownerId);
      else if (scope.keyId) await store.eraseKey(scope.keyId);
      for (const row of rows) await auditPerson(parts, 'data.erased', row.id, context);
      hooks.forget();
      return true;
    },
  };
}
