import { Problem } from '#lib/base/problem.ts';
import { whySuspected } from '#lib/import/report/evidence-texts.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import type { Store } from '#lib/store/port/store.ts';

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
export async function runDecisions(store: Store, values: Decisions): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.list) {
    const batches = await store.batches();
    if (batches.length === 0) print('There are no batches yet.');
    for (const batch of batches) {
      print(
        `${batch.id}  ${batch.at}  +${batch.added} ~${batch.updated} =${batch.unchanged} !${batch.refused}  ${batch.source}${batch.undoneAt ? `  undone ${batch.undoneAt}` : ''}`,
      );
    }
  }
  if (values.suspects) {
    const suspects = await store.suspects();
    if (suspects.length === 0) print('There are no suspected duplicates.');
    for (const suspect of suspects)
      print(`${suspect.kind}:${suspect.ids[1]}=${suspect.ids[0]}\t${whySuspected(suspect, 'en')}\t${suspect.names.join(' | ')}`);
  }
  for (const request of values.merge ?? []) {
    const match = /^(research|author|institution):(\d+)=(\d+)$/.exec(request);
    if (!match)
      throw new Problem('bad_request', {
        detail: 'Write --merge research:FROM=INTO, author:FROM=INTO or institution:FROM=INTO, with the ids of the two entries.',
      });
    const batch = await store.merge(match[1] as Suspect['kind'], match[2] as string, match[3] as string);
    print(`${match[2]} was merged into ${match[3]}. To undo: npm run import -- --undo ${batch}`);
  }
  if (values.split !== undefined) {
    const [, id, identifier] = /^(\d+)=(.+)$/.exec(values.split) ?? [];
    if (!id || !identifier)
      throw new Problem('bad_request', {
        detail: 'Write --split ID=IDENTIFIER, with the id of the publication and the DOI or arXiv number of the version.',
      });
    const { batch, id: newId } = await store.split(id, identifier);
    print(`The version is now publication ${newId}, separate from ${id}. To undo: npm run import -- --undo ${batch}`);
  }
  if (values.withdraw !== undefined) {
    const batch = await store.withdraw(values.withdraw);
    print(`${values.withdraw} was withdrawn. To undo: npm run import -- --undo ${batch}`);
  }
  if (values.undo !== undefined) {
    const { removed, restored, replayed = 0, undoneToo = [] } = await store.undo(values.undo);
    print(`Batch ${values.undo} was undone: ${removed} records removed, ${restored} restored.`);
    if (replayed > 0) print(`Later batches replayed: ${replayed}.`);
    if (undoneToo.length > 0) print(`Also undone, because nothing of them is left: ${undoneToo.join(', ')}.`);
  }
  return 0;
}
