import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { inlineHash, sendOwnPage } from '../own-page';
import { outboxPage, type Shown, STYLE } from './outbox-page';
import type { MessageKind } from './sending';

export interface OutboxDeps {
  db: Kysely<Database>;
  /** The kinds of messages that nobody sends. */
  kinds: readonly MessageKind[];
}

const MOST_SHOWN = 100;
const DIRECTIVES = [
  `style-src ${inlineHash(STYLE)}`,
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * `/outbox` and `/outbox.json`: the messages of a site without a mail server, for whoever tries it on their own machine.
 * They hold links that open accounts. So there is no outbox where mails are sent, and elsewhere it answers only this
 * machine, under a name that is its own: a page elsewhere cannot make its own name point here and read it.
 */
export function outboxRoutes(app: FastifyInstance, { db, kinds }: OutboxDeps): Promise<void> {
  if (!kinds.includes('mail')) return Promise.resolve();
  app.route({
    method: 'GET',
    url: '/outbox',
    handler: async (request, response) => {
      if (!isFromHere(request)) return missing(response);
      const page = outboxPage(await newest(db, kinds));
      return sendOwnPage(response, page, { directives: DIRECTIVES, referrer: 'no-referrer' });
    },
  });
  app.route({
    method: 'GET',
    url: '/outbox.json',
    handler: async (request, response) => {
      if (!isFromHere(request)) return missing(response);
      response.header('cache-control', 'no-store');
      return response.send({ data: await newest(db, kinds) });
    },
  });
  return Promise.resolve();
}

/** A name that is only an address, or localhost, belongs to nobody else. */
function isFromHere({ ip, hostname }: FastifyRequest): boolean {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(ip);
  const name = hostname.replace(/^\[|\]$/g, '');
  return isLoopback && (name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0);
}

function missing(response: FastifyReply): FastifyReply {
  const error = { code: 'not_found', message: 'the outbox is shown on the machine of the site' };
  return response.code(404).send({ error });
}

async function newest(db: Kysely<Database>, kinds: readonly MessageKind[]): Promise<Shown[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'created_at'])
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    created_at: row.created_at.toISOString(),
  }));
}
