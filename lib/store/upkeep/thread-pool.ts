import { parentPort, Worker, workerData } from 'node:worker_threads';
import { operatorTerms, readOperatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';

/** Worker threads that answer questions concurrently. */
export interface ThreadPool<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Sends the question to every thread. */
  askEach(question: Question): Promise<Answer[]>;
  close(): Promise<void>;
}

/**
 * Size of a thread's young generation in MB. By default, a thread takes 100 MB for 30 MB of data. This limit costs 5 % of an import's
 * processor time.
 */
const youngMb = 16;

/** Starts threads for `file`, which calls `answerInThread`. Pending questions reject when their thread ends, with `what` in the error. */
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

/** Answers questions in a thread, with the operator terms of the parent process. Buffers from `buffersOf` are transferred, not copied. */
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
