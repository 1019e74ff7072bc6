import { GAME_APPS, type GameApp } from '@touchline/domain/games/game-rules';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { SandboxGameDeps } from '../../../server/src/player/games/sandbox/routes';
import { sandboxGameRoutes } from '../../../server/src/player/games/sandbox/routes';
import { SANDBOX, sandboxGames } from '../../../server/src/player/games/sandbox/sandbox-games';
import { type GameHouse, openGameHouse } from './game-house';

/** Where the sportsbook is in tests. */
export const SPORTSBOOK = 'https://bets.example';

/** What a page of the sandbox holds. */
export interface OpenedPage {
  status: number;
  headers: Headers;
  html: string;
  data: { app: GameApp; key: string; commitment: string; play: string; tickets: number };
}

/** What the sandbox answered to a play. */
export interface Shown {
  status: number;
  text?: string;
  commitment?: string;
  field?: string;
  is_won?: boolean;
  balance?: string;
  round?: { result: string; ticket: number; seed: string; client_seed: string };
}

/** The house, with the sandbox and its pages on the same socket. */
export interface SandboxHouse extends GameHouse {
  /** Its `walletOrigin` may be changed, for the wallet to be out of reach. */
  sandbox: SandboxGameDeps;
  /** The address of a game, as a launch answers it. */
  address(playerId: number, app?: GameApp, locale?: string): Promise<string>;
  open(address: string): Promise<OpenedPage>;
  play(page: OpenedPage, change?: object): Promise<Shown>;
}

const CHOICES = {
  horse_racing: '1',
  lottery: '2,7,11',
  premium_cricket: 'dot',
  virtual_gaming_arena: 'red',
} satisfies Record<GameApp, string>;

/** Opens the house with the sandbox in it. */
export async function openSandboxHouse(): Promise<SandboxHouse> {
  const opening: { sandbox?: SandboxGameDeps } = {};
  const house = await openGameHouse((app, { db, clock }) => {
    const provider = sandboxGames({ origin: 'http://unknown.example', secret: 'of the tests' });
    const { key } = provider;
    opening.sandbox = { db, clock, key, walletOrigin: '', framedBy: [SPORTSBOOK] };
    void app.register(sandboxGameRoutes, opening.sandbox);
    return [provider];
  });
  const { sandbox } = opening;
  if (!sandbox) throw new Error('the sandbox is registered');
  sandbox.walletOrigin = house.origin;
  return {
    ...house,
    sandbox,
    address: async (playerId, app = 'virtual_gaming_arena', locale = 'en') => {
      const sent = { params: { provider: SANDBOX }, body: { app } };
      const answer = await house.ask(launchGame, sent, { playerId, locale });
      if (!('body' in answer)) throw new Error(answer.error.message);
      const { pathname, search } = new URL(answer.body.url);
      return `${house.origin}${pathname}${search}`;
    },
    open: openPage,
    play: (page, change = {}) => play(house.origin, page, change),
  };
}

async function openPage(address: string): Promise<OpenedPage> {
  const response = await fetch(address);
  const html = await response.text();
  const text = /data-game="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  const data = JSON.parse(text) as OpenedPage['data'];
  return { status: response.status, headers: response.headers, html, data };
}

async function play(origin: string, { data }: OpenedPage, change: object): Promise<Shown> {
  const { key, commitment } = data;
  const choice = GAME_APPS.includes(data.app) ? CHOICES[data.app] : '';
  const body = { key, commitment, choice, stake: 100, client_seed: 'ab'.repeat(16), ...change };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/sandbox/games/play`, request);
  const told = (await response.json()) as Omit<Shown, 'status'>;
  return { status: response.status, ...told };
}

/** A wallet whose answers to some requests never arrive, though the requests do. */
export async function deafLine(
  origin: string,
  lost: readonly string[],
): Promise<{ origin: string; close(): Promise<void> }> {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const url = '/api/games/sandbox/:kind';
  const handler = async (request: FastifyRequest, response: FastifyReply) => {
    const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('x-games'));
    const body = new Uint8Array(request.body as Buffer);
    const sent = { method: 'POST', headers: Object.fromEntries(headers) as HeadersInit, body };
    const answer = await fetch(`${origin}${request.url}`, sent);
    if (lost.includes((request.params as { kind: string }).kind)) request.raw.socket.destroy();
    return response.code(answer.status).send(await answer.json());
  };
  app.route({ method: 'POST', url, handler });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
