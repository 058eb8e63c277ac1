import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ownTerms, readOperatorTerms } from '#lib/text/data/read-own-terms.ts';

/** Threads that answer questions, several at once. */
export interface Threads<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** The same question to every thread. */
  askEach(question: Question): Promise<Answer[]>;
  close(): Promise<void>;
}

/** MB of new objects that a thread gathers before it clears them away: without a bound it takes 100 MB to hold 30 (measured: 5 % of an import's processor time). */
const youngMb = 16;

/**
 * Starts threads that answer what they are asked in turn. The file of a thread calls `answerInThread`.
 * A thread that dies rejects what it had; `what` names it then.
 */
export function openThreads<Question, Answer>(file: URL, count: number, what: string): Threads<Question, Answer> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void; worker: Worker }>();
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(file, {
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
      workerData: { termsFile: ownTerms().file },
    });
    worker.on('message', ({ place, answer }: { place: number; answer: Answer }) => {
      waiting.get(place)?.resolve(answer);
      waiting.delete(place);
    });
    const fail = (error: Error) => {
      for (const [place, waiter] of waiting) {
        if (waiter.worker !== worker) continue;
        waiting.delete(place);
        waiter.reject(error);
      }
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread of the ${what} ended with code ${code}.`)));
    return worker;
  });
  let next = 0;
  const askOne = (worker: Worker, place: number, question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.set(place, { resolve, reject, worker });
      worker.postMessage({ place, question });
    });
  return {
    ask(question) {
      const place = next++;
      return askOne(workers[place % workers.length] as Worker, place, question);
    },
    askEach: (question) => Promise.all(workers.map((worker) => askOne(worker, next++, question))),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** What the file of a thread does: answers what it is asked, by the same terms as the process that started it. */
export function answerInThread<Question, Answer>(answerTo: (question: Question) => Answer | Promise<Answer>): void {
  readOperatorTerms((workerData as { readonly termsFile?: string }).termsFile);
  parentPort?.on('message', async ({ place, question }: { place: number; question: Question }) => {
    parentPort?.postMessage({ place, answer: await answerTo(question) });
  });
}
