import { ONE_SIGNAL_WORKER } from '@touchline/wire/integrations';
import type { FastifyInstance } from 'fastify';

/** A worker has to come from our own origin; this one brings OneSignal's. */
const WORKER = `importScripts(${JSON.stringify(ONE_SIGNAL_WORKER)});\n`;

/** Serves the worker that shows what OneSignal sends; its scope is its own folder, beside all pages. */
export function oneSignalWorker(app: FastifyInstance): void {
  app.get('/push/onesignal/OneSignalSDKWorker.js', (_request, response) =>
    response
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(WORKER),
  );
}
