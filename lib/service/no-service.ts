import { Refusal } from '#lib/service/answers/refusal.ts';
import { writeProblem } from '#lib/service/answers/write-problem.ts';
import { startCall } from '#lib/service/api/call.ts';

/** With a remote service there is nothing to offer under our own address: the contract's own `route_not_found`, in the language of the path. */
export function noService(request: Request): Response {
  return answer(request, new Refusal('route_not_found'));
}

/** The service cannot be asked at all: the process has more to do than it can, or its data cannot be read. */
export function awayService(request: Request, waitSeconds: number): Response {
  return answer(request, new Refusal('service_unavailable', { headers: { 'Retry-After': String(waitSeconds) } }));
}

function answer(request: Request, refusal: Refusal): Response {
  const call = startCall(request, Date.now());
  const { status, headers, body } = writeProblem(call, refusal);
  return new Response(call.isHead ? null : body, { status, headers: [...headers] });
}
