/** The first span of a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '#server/platform/services.ts';
import { tracer } from './traces.ts';

/**
 * Runs a request, traced where there is a collector. Streams are not: they last for hours. Anyone can send a `traceparent`, so it counts
 * only behind a proxy, which passes on its own.
 */
export function traceRequest(
  { env }: Pick<Services, 'env'>,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  run: () => void,
): void {
  const tracing = tracer();
  const { accept, traceparent } = req.headers;
  const parent = env.trustProxy > 0 && typeof traceparent === 'string' ? traceparent : undefined;
  if (tracing && accept !== 'text/event-stream')
    tracing.request(req, res, { 'coverbridge.request_id': requestId }, parent, run);
  else run();
}
