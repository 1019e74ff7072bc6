import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseWatch } from '../db/watch';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that waits by intent may take this much longer, in milliseconds. */
    waitsMs?: number;
    /** A route that ends its answers in time by itself. */
    limitsItself?: boolean;
  }
}

/** How long requests may take, and whether they need be tried at all. */
export interface Outage extends Pick<DatabaseWatch, 'isDown' | 'onDown'> {
  limitMs: number;
}

export const NO_OUTAGE: Outage = { limitMs: 15_000, isDown: () => false, onDown: () => () => {} };

/** Seconds after which a client may try again. */
const RETRY_AFTER = '5';

/**
 * Answers with 503 what has no answer in time, and all that is under way when the database goes down. Streams have
 * begun their answer by then. What a handler says afterwards is dropped.
 */
export function limitRequests(app: FastifyInstance, { limitMs, onDown }: Outage): void {
  const pending = new Map<FastifyRequest, () => void>();
  const settle = (request: FastifyRequest) => {
    pending.get(request)?.();
    pending.delete(request);
  };
  const giveUp = (request: FastifyRequest, response: FastifyReply, why: string) => {
    settle(request);
    if (!response.sent && !response.raw.headersSent) sendUnavailable(response, why);
  };
  app.addHook('onRequest', (request, response, done) => {
    const { limitsItself = false, waitsMs = 0 } = request.routeOptions.config;
    if (!limitsItself) {
      const late = () => giveUp(request, response, 'there was no answer in time');
      const timer = setTimeout(late, limitMs + waitsMs);
      const stopListening = onDown(() => giveUp(request, response, NO_DATABASE));
      pending.set(request, () => {
        clearTimeout(timer);
        stopListening();
      });
      response.raw.once('close', () => settle(request));
    }
    done();
  });
  app.addHook('onSend', (request, _response, _payload, done) => {
    settle(request);
    done();
  });
}

export const NO_DATABASE = 'the database does not answer';

/** Says when to try again. */
export function retryLater(response: FastifyReply): FastifyReply {
  return response.code(503).header('retry-after', RETRY_AFTER).header('cache-control', 'no-store');
}

/** The error reply of what cannot be answered for now. */
export function sendUnavailable(response: FastifyReply, message: string): FastifyReply {
  return retryLater(response).send({ error: { code: 'unavailable', message } });
}

/** What the work says; null when it takes too long, or when the database goes down before. */
export async function inTime<T>(
  work: Promise<T>,
  { limitMs, isDown, onDown }: Outage,
): Promise<T | null> {
  // What comes too late may fail without anybody to hear of it.
  work.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
    stopListening = onDown(() => resolve(null));
    if (isDown()) resolve(null);
  });
  try {
    return await Promise.race([over, work]);
  } finally {
    clearTimeout(timer);
    stopListening();
  }
}
