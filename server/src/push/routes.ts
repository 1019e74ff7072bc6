import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_STREAM, SSE, StreamTransport } from './emulation';
import type { Framing } from './emulation';
import type { Hub } from './hub';
import { originRefused } from '../origin-refused';
import { originAllowed } from './origins';
import type { OriginOptions } from './origins';
import { emulatedCommands, readJson } from './protocol';

/** A request without a body has none. */
interface Text {
  Body: string | undefined;
}

const STREAM_HEADERS = {
  'cache-control': 'no-cache, no-store, must-revalidate, private',
  // Asks a proxy in front of us not to hold back what is written.
  'x-accel-buffering': 'no',
};

/**
 * The transports for browsers whose network blocks websockets: `/connection/http_stream`,
 * `/connection/sse` and `/emulation`. Closing the app closes the hub first.
 */
export async function pushRoutes(
  app: FastifyInstance,
  hub: Hub,
  options: OriginOptions,
): Promise<void> {
  await app.register(async (scope) => {
    // Bodies here are commands, one a line, whatever type they are sent as.
    scope.removeAllContentTypeParsers();
    const bodyLimit = hub.limits.messageBytes;
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', (request, reply) => admit(request, reply, options));
    // Streams would keep the server from closing.
    scope.addHook('preClose', () => hub.close());
    scope.post<Text>('/connection/http_stream', (request, reply) =>
      stream(hub, reply, HTTP_STREAM, request.body ?? ''),
    );
    scope.get('/connection/sse', (request, reply) => stream(hub, reply, SSE, query(request)));
    scope.post<Text>('/emulation', ({ body }, reply) => emulate(hub, body ?? '', reply));
    for (const path of ['/connection/http_stream', '/connection/sse', '/emulation']) {
      scope.options(path, (_request, reply) => reply.code(204).send());
    }
  });
}

/** Refuses pages of origins that are not allowed, and tells browsers about those that are. */
async function admit(request: FastifyRequest, reply: FastifyReply, options: OriginOptions) {
  const { origin } = request.headers;
  if (!originAllowed(request.headers, options)) {
    // Whether it may ask at all is noted by the application.
    if (request.method !== 'OPTIONS') options.noteEvent?.(originRefused(origin));
    return reply.code(403).send();
  }
  if (origin === undefined) return undefined;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
    vary: 'origin',
  });
  return undefined;
}

/** Opens a stream whose first command, `connect`, came with the request. */
function stream(hub: Hub, reply: FastifyReply, framing: Framing, first: string) {
  const leavePlace = hub.takePlace(reply.request.ip, framing.name);
  if (!leavePlace) return reply.code(429).send();
  reply.headers({ ...STREAM_HEADERS, 'content-type': framing.contentType });
  reply.hijack();
  reply.raw.writeHead(200, plain(reply));
  reply.raw.flushHeaders();
  const session = hub.open(new StreamTransport(reply.raw, framing));
  reply.raw.on('close', () => {
    session.ended();
    leavePlace();
  });
  // A failed write closes the response, where the session ends.
  reply.raw.on('error', () => undefined);
  session.receive(first);
  return undefined;
}

/** Headers that hooks have set so far: a hijacked reply does not write them by itself. */
function plain(reply: FastifyReply): Record<string, string | number | string[]> {
  const set = Object.entries(reply.getHeaders());
  return Object.fromEntries(
    set.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function query(request: FastifyRequest): string {
  const { cf_connect: first } = request.query as Record<string, unknown>;
  return typeof first === 'string' ? first : '';
}

/** Commands for a stream: 404 tells the client that the stream is not ours, and to connect again. */
function emulate(hub: Hub, body: string, reply: FastifyReply): FastifyReply {
  const posted = emulatedCommands.safeParse(readJson(body));
  if (!posted.success) return reply.code(400).send();
  const { session, node, data } = posted.data;
  const target = node === hub.node ? hub.find(session) : undefined;
  if (!target?.transport.emulated) return reply.code(404).send();
  target.receive(data);
  return reply.code(204).send();
}
