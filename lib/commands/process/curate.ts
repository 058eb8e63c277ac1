import { curateTexts } from '#lib/commands/wording/curate-texts.ts';
import type { Language } from '#lib/domain/language.ts';
import { Problem } from '#lib/domain/problem.ts';
import { whySuspected } from '#lib/service/import/report/evidence-texts.ts';
import type { Suspect } from '#lib/service/store/curation.ts';
import type { Store } from '#lib/service/store/store.ts';

/** Options with which `npm run import` undoes or corrects earlier imports instead of importing files. */
interface Decisions {
  readonly undo?: string | undefined;
  readonly list?: boolean | undefined;
  readonly suspects?: boolean | undefined;
  readonly merge?: readonly string[] | undefined;
  readonly split?: string | undefined;
  readonly withdraw?: string | undefined;
}

export function isDecision(values: Decisions): boolean {
  return (
    values.undo !== undefined ||
    values.list === true ||
    values.suspects === true ||
    values.merge !== undefined ||
    values.split !== undefined ||
    values.withdraw !== undefined
  );
}

/** Runs the tasks of `npm run import` that import nothing: list, undo, merge, split and withdraw. Returns the exit code. */
export async function decide(store: Store, values: Decisions, language: Language): Promise<number> {
  const texts = curateTexts[language];
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.list) {
    const batches = await store.batches();
    if (batches.length === 0) print(texts.noBatches);
    for (const batch of batches) {
      print(
        `${batch.id}  ${batch.at}  +${batch.added} ~${batch.updated} =${batch.unchanged} !${batch.refused}  ${batch.source}${batch.undoneAt ? `  ${texts.undone} ${batch.undoneAt}` : ''}`,
      );
    }
  }
  if (values.suspects) {
    const suspects = await store.suspects();
    if (suspects.length === 0) print(texts.noSuspects);
    for (const suspect of suspects)
      print(`${suspect.kind}:${suspect.ids[1]}=${suspect.ids[0]}\t${whySuspected(suspect, language)}\t${suspect.names.join(' | ')}`);
  }
  for (const request of values.merge ?? []) {
    const match = /^(research|author|institution):(\d+)=(\d+)$/.exec(request);
    if (!match) throw new Problem('bad_request', { detail: texts.mergeForm });
    const batch = await store.merge(match[1] as Suspect['kind'], match[2] as string, match[3] as string);
    print(texts.merged(match[2] as string, match[3] as string, batch));
  }
  if (values.split !== undefined) {
    const [, id, identifier] = /^(\d+)=(.+)$/.exec(values.split) ?? [];
    if (!id || !identifier) throw new Problem('bad_request', { detail: texts.splitForm });
    const { batch, id: newId } = await store.split(id, identifier);
    print(texts.split(id, newId, batch));
  }
  if (values.withdraw !== undefined) print(texts.withdrawn(values.withdraw, await store.withdraw(values.withdraw)));
  if (values.undo !== undefined) {
    const { removed, restored, replayed = 0, undoneToo = [] } = await store.undo(values.undo);
    print(texts.taken(values.undo, removed, restored));
    if (replayed > 0) print(texts.replayed(replayed));
    if (undoneToo.length > 0) print(texts.undoneToo(undoneToo));
  }
  return 0;
}
