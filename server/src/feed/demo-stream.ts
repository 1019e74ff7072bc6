import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PREFIX = '/streams/';

/** Where the playlist of the stream that simulated providers show is served. */
export const DEMO_PLAYLIST = `${PREFIX}match.m3u8`;

/** How the segments end: `.ts`, as they are called elsewhere, is TypeScript here. */
const SEGMENT = /\.m2t(\?|$)/;

/**
 * Serves the files in `folder`: twelve seconds of a pitch seen from above, with captions, as an HLS stream (RFC 8216).
 * The clip is ours.
 */
export async function demoStreamRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (streams) => {
    streams.addHook('onSend', async ({ url }, reply) => {
      if (SEGMENT.test(url) && reply.statusCode < 300) reply.type('video/mp2t');
    });
    await streams.register(fastifyStatic, { root: folder, prefix: PREFIX, decorateReply: false });
  });
}
