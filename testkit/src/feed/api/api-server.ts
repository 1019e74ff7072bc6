import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came. */
export interface Asked {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What is answered: a document, a status, or nothing at all, ever. */
export type Answer =
  | string
  | {
      readonly status: number;
      readonly body?: string | Uint8Array;
      readonly headers?: Record<string, string>;
    }
  | { readonly never: true };

/** A provider's API in a test. What `answers` has no answer for is not found. */
export async function openApiServer(answers: (asked: Asked) => Answer | undefined) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
      asked.push(one);
      const answer = answers(one);
      if (typeof answer === 'object' && 'never' in answer) return;
      const {
        status,
        body,
        headers: more = {},
      } = answer === undefined
        ? {
            status: 404,
            body: '<response response_code="NOT_FOUND"><message>none</message></response>',
          }
        : typeof answer === 'string'
          ? { status: 200, body: answer }
          : { body: '', ...answer };
      response.writeHead(status, more).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    paths: () => asked.map(({ method, path }) => `${method} ${path}`),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
