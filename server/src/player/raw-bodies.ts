import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads bodies of every type as raw bytes in this plug-in: signatures are over the bytes. */
export function readRawBodies(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

/** The bytes that came; none where there was no body. */
export function rawBodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
