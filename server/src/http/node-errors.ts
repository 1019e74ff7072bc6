import { type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorReply } from '@touchline/wire/errors';
import type { FastifyInstance } from 'fastify';

/** Node answers a request without a host by itself, with nothing in it: it comes as far as `answerForNode` instead. */
export const HTTP_OPTIONS: ServerOptions = { requireHostHeader: false };

/** What is wrong with a request that Node could not read, by its codes; whatever is not named is a 400. */
const UNREADABLE: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'the headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'the body is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'the request took too long' },
};

/** Answers what is no request that could be read, in the one shape of errors, and hangs up. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = UNREADABLE[error.code ?? ''] ?? {
    status: 400,
    message: 'this is no request that can be read',
  };
  // An answer that is under way is broken off: another one in the middle of it would be taken for its rest.
  const { _httpMessage: begun } = socket as { readonly _httpMessage?: ServerResponse | null };
  if (socket.writable && !begun?.headersSent) socket.write(whole(status, message));
  socket.destroy();
}

/** Answers in the one shape of errors what Node would answer by itself with an empty reply. */
export function answerForNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = bodyOf('nothing is expected here but 100-continue');
    response.writeHead(417, { ...HEADERS, 'content-length': Buffer.byteLength(body) }).end(body);
  });
  app.addHook('onRequest', (request, response, done) => {
    const { headers, raw } = request;
    if (headers.host !== undefined || raw.httpVersion !== '1.1') return done();
    return void response.code(400).send(replyOf('the host is not named'));
  });
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

function whole(status: number, message: string): string {
  const body = bodyOf(message);
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

function replyOf(message: string): ErrorReply {
  return { error: { code: 'bad_request', message } };
}

function bodyOf(message: string): string {
  return JSON.stringify(replyOf(message));
}
