import { parentPort, Worker, workerData } from 'node:worker_threads';
import { operatorTerms, readOperatorTerms } from '#lib/text/data/read-operator-terms.ts';

/** Worker threads that answer questions concurrently. */
export interface ThreadPool<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Sends the question to every thread. */
  askEach(question: Question): Promise<Answer[]>;
  close(): Promise<void>;
}

/** Young generation of a thread in MB: without it a thread uses 100 MB to hold 30 (measured cost: 5 % of an import's processor time). */
const youngMb = 16;

/** Starts threads for `file`, which calls `answerInThread`. Pending questions reject when their thread ends; errors name `what`. */
export function openThreadPool<Question, Answer>(file: URL, count: number, what: string): ThreadPool<Question, Answer> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void; worker: Worker }>();
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(file, {
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
      workerData: { termsFile: operatorTerms().file },
    });
    worker.on('message', ({ place: id, answer }: { place: number; answer: Answer }) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    });
    const fail = (error: Error) => {
      for (const [id, waiter] of waiting) {
        if (waiter.worker !== worker) continue;
        waiting.delete(id);
        waiter.reject(error);
      }
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread of the ${what} ended with code ${code}.`)));
    return worker;
  });
  let next = 0;
  const askOne = (worker: Worker, id: number, question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject, worker });
      worker.postMessage({ place: id, question });
    });
  return {
    ask(question) {
      const id = next++;
      return askOne(workers[id % workers.length] as Worker, id, question);
    },
    askEach: (question) => Promise.all(workers.map((worker) => askOne(worker, next++, question))),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Called in a thread's file: answers questions with the terms of the parent process. `buffersOf` an answer are moved, not copied. */
export function answerInThread<Question, Answer>(
  answerTo: (question: Question) => Answer | Promise<Answer>,
  buffersOf: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  readOperatorTerms((workerData as { readonly termsFile?: string }).termsFile);
  parentPort?.on('message', async ({ place: id, question }: { place: number; question: Question }) => {
    const answer = await answerTo(question);
    parentPort?.postMessage({ place: id, answer }, buffersOf(answer));
  });
}
