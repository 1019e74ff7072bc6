import { crestAddress } from '@touchline/domain/crest-address';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { crestRoutes } from './crest-routes';

const app = fastify();
crestRoutes(app);

test.each(['Arsenal', 'Djurgården', 'الهلال'])(
  '%s has a crest to be fetched for ever',
  async (name) => {
    const { statusCode, headers, body } = await app.inject(crestAddress(name));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toMatch(/^<svg [^>]*><path [^>]*\/><path [^>]*\/><path [^>]*\/><\/svg>$/);
    expect((await app.inject(crestAddress(name))).body).toBe(body);
  },
);

test.each(['/crests/', '/crests/x.svg', '/crests/9-9-c8102e-ffffff.svg', '/crests/../x'])(
  'there is none at %s',
  async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  },
);
