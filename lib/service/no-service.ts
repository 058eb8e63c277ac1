import { startCall } from './call.ts';
import { Refusal } from './refusal.ts';
import { writeProblem } from './write-problem.ts';

/** With a remote service there is nothing to offer under our own address: the contract's own `route_not_found`, in the language of the path. */
export function noService(request: Request): Response {
  const call = startCall(request, Date.now());
  const problem = writeProblem(call, new Refusal('route_not_found'));
  return call.isHead ? new Response(null, problem) : problem;
}
