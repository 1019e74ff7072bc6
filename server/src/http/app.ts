import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import rateLimit from '@fastify/rate-limit';
import type { ErrorReply } from '@touchline/wire/errors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { NoteEvent } from '../db/event-log';
import { isDatabaseUnavailable } from '../db/unavailable';
import { createFailureLog, type FailureLog } from '../failure-log';
import { replyHeaders } from './headers';
import { answerForNode, answerUnreadable, HTTP_OPTIONS } from './node-errors';
import { refuseOtherMethods } from './other-methods';
import { limitRequests, NO_OUTAGE, type Outage, retryLater, sendUnavailable } from './outage';
import { originRefused } from '../origin-refused';
import { isLoopback, type Trust } from '../trusted-proxies';

interface AppOptions {
  log: Logger;
  trustedOrigins: ReadonlySet<string>;
  /** Whether everything the server stands on is there, or the names of what is not; `/readyz` answers by it. */
  ready(): Promise<boolean | readonly string[]>;
  outage?: Outage;
  /** Where browsers find it; left out, no browser does. */
  origin?: string;
  /** Whose word on a caller's address counts; this machine's alone unless said. */
  trust?: Trust;
  /** Takes note of pages of other sites that ask whether they may call. */
  noteEvent?: NoteEvent;
}

/** Whoever sends a request more slowly than this is cut off. */
const REQUEST_WITHIN_MS = 30_000;

/** A Fastify for one origin: cookies, cross-origin rules, health, and one answer to every error. */
export async function createApp({
  log,
  trustedOrigins,
  ready,
  outage = NO_OUTAGE,
  origin,
  trust = isLoopback,
  noteEvent,
}: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    requestIdHeader: false,
    forceCloseConnections: true,
    requestTimeout: REQUEST_WITHIN_MS,
    trustProxy: trust,
    http: HTTP_OPTIONS,
    clientErrorHandler: answerUnreadable,
    schemaController: { compilersFactory: { buildSerializer: serializersWhenCalled } },
    // An address that cannot be decoded reaches neither the error handler nor the hooks before it.
    frameworkErrors: (error, request, response) => {
      void answerError(error, request, response.header('x-content-type-options', 'nosniff'));
    },
  });
  // Calls speak JSON alone; what a page may send to another site without asking first is plain text and forms.
  app.removeContentTypeParser('text/plain');
  await replyHeaders(app, origin);
  limitRequests(app, outage);
  await app.register(cookie);
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  if (noteEvent) notePreflights(app, trustedOrigins, noteEvent);
  await app.register(cors, {
    origin: [...trustedOrigins],
    methods,
    credentials: true,
    maxAge: 600,
    // What is no such question has no other answer either.
    strictPreflight: false,
  });
  answerForNode(app);
  refuseOtherMethods(app);
  await app.register(rateLimit, { global: false });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, response) =>
    response.code(404).send(errorBody('not_found', `there is no ${request.method} ${request.url}`)),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const isReady = await ready();
    if (isReady === true || (isReady !== false && isReady.length === 0)) return { status: 'ready' };
    const missing = isReady === false ? '' : `: ${isReady.join(', ')}`;
    return retryLater(response).send(errorBody('starting', `not ready${missing}`));
  });
  return app;
}

/** Whoever asks from a page of another site is not told that they may: their browser then does not call. */
function notePreflights(
  app: FastifyInstance,
  trusted: ReadonlySet<string>,
  noteEvent: NoteEvent,
): void {
  app.addHook('onRequest', async ({ method, headers: { origin, host } }) => {
    if (method !== 'OPTIONS' || origin === undefined || trusted.has(origin)) return;
    const isOwn = URL.canParse(origin) && new URL(origin).host === host;
    if (!isOwn) noteEvent(originRefused(origin));
  });
}

type Serializers = ReturnType<typeof SerializerSelector>;

/** What writes each schema. All routes share the schema of a refusal, which takes longest to be made. */
const writers = new WeakMap<object, ReturnType<ReturnType<Serializers>>>();

/** Writing a function for each of a few hundred replies took a fifth of a start: each is written when it first answers. */
function serializersWhenCalled(
  ...[schemas, options]: Parameters<Serializers>
): ReturnType<Serializers> {
  const compile = SerializerSelector()(schemas, options);
  return (route) => (document) => {
    const { schema } = route as { schema: object };
    const write = writers.get(schema) ?? compile(route);
    writers.set(schema, write);
    return write(document);
  };
}

/** The caller's mistakes are answered as such; ours are logged, and told without their inside. */
function answerError(
  error: FastifyError,
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 429) return response.code(429).send(errorBody('too_many_requests', error.message));
  if (status >= 400 && status < 500) {
    return response.code(status).send(errorBody('bad_request', error.message));
  }
  if (isDatabaseUnavailable(error)) {
    outageLog(request).failed(error);
    return sendUnavailable(response, 'the database cannot be used now');
  }
  request.log.error({ err: error, url: request.url }, 'request failed');
  return response.code(500).send(errorBody('internal', 'UNEXPECTED ERROR'));
}

const outageLogs = new WeakMap<FastifyInstance, FailureLog>();

/** An outage fails every request; it is told once a minute. */
function outageLog({ server }: FastifyRequest): FailureLog {
  const known = outageLogs.get(server);
  if (known) return known;
  const log = createFailureLog((err, times) =>
    server.log.error({ err, times }, 'requests failed for want of the database'),
  );
  outageLogs.set(server, log);
  return log;
}

function errorBody(code: ErrorReply['error']['code'], message: string): ErrorReply {
  return { error: { code, message } };
}
