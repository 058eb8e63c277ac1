import { startCall } from '#lib/api/respond/call.ts';
import { Refusal } from '#lib/api/respond/refusal.ts';
import { writeProblem } from '#lib/api/respond/write-problem.ts';

/** The response in remote mode, which has no local API: `route_not_found` in the language of the path. */
export function noService(request: Request): Response {
  return answer(request, new Refusal('route_not_found'));
}

/** The response while the service cannot work: the process is overloaded or its data are unreadable. */
export function unavailableResponse(request: Request, waitSeconds: number): Response {
  return answer(request, new Refusal('service_unavailable', { headers: { 'Retry-After': String(waitSeconds) } }));
}

function answer(request: Request, refusal: Refusal): Response {
  const call = startCall(request, Date.now());
  const { status, headers, body } = writeProblem(call, refusal);
  return new Response(call.isHead ? null : body, { status, headers: [...headers] });
}
