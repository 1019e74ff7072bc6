import { GAME_APPS } from '@touchline/domain/games/game-rules';
import { RULES } from '@touchline/domain/games/rules-by-app';
import { type Minor, minor } from '@touchline/domain/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { inlineHash, sendOwnPage } from '../../own-page';
import { commitmentOf, findTable, type GameTable, openTable, type SandboxDeps } from './game-table';
import { closedPage, gamePage, moneyText, PLAY_PATH, stakesIn } from './page';
import { SCRIPT } from './page-script';
import { STYLE } from './page-style';
import { type PlayedRound, playRound, type RoundEnd } from './play-round';
import { gamePath } from './sandbox-games';
import { filled, filledIn } from '../../../language';
import { playerWords, spokenLanguage } from '../../words/words-in';
import { nameOf } from './texts';

export interface SandboxGameDeps extends SandboxDeps {
  /** Origins whose pages may show a game in a frame: the sportsbook's, and of those that frame it. */
  framedBy: readonly string[];
}

/**
 * The sandbox's pages and the rounds they ask for; register it as a plug-in on the origin given to `sandboxGames`. The
 * token in the address opens a page once; the key in the page plays on it. There are no cookies, so another site's page
 * can neither open a game nor play one.
 */
export function sandboxGameRoutes(app: FastifyInstance, deps: SandboxGameDeps): Promise<void> {
  app.route({
    method: 'GET',
    url: gamePath(':app'),
    // Asking for the head alone would use the token up.
    exposeHeadRoute: false,
    handler: async (request, response) => {
      const address = opening.safeParse({
        ...(request.params as object),
        ...(request.query as object),
      });
      if (!address.success) return page(deps, response.code(404), closedPage('en'));
      const { app: game, token, lang } = address.data;
      const opened = await openTable(deps, game, token, lang);
      if (!opened) return page(deps, response.code(410), closedPage(lang));
      return page(deps, response, gamePage(opened));
    },
  });
  app.route({
    method: 'POST',
    url: PLAY_PATH,
    handler: async (request, response) => {
      const asked = playing.safeParse(request.body);
      response.header('cache-control', 'no-store');
      if (!asked.success)
        return response.code(400).send({ field: asked.error.issues[0]?.path.join('.') });
      const { status, body } = await play(deps, asked.data);
      return response.code(status).send(body);
    },
  });
  return Promise.resolve();
}

const opening = z.object({
  app: z.enum(GAME_APPS),
  token: z.string().regex(/^[\w-]{43}$/),
  lang: z.string().catch('').transform(spokenLanguage),
});

const playing = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/),
  stake: z
    .int()
    .positive()
    .transform((count): Minor => minor(count)),
  choice: z.string().max(20),
  client_seed: z.string().regex(/^[0-9a-f]{16,64}$/),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
});

async function play(
  deps: SandboxGameDeps,
  asked: z.output<typeof playing>,
): Promise<{ status: number; body: object }> {
  const table = await findTable(deps, asked.key);
  const texts = playerWords(table?.locale ?? 'en').games;
  if (!table) return { status: 401, body: { text: texts.refused['session_expired'] } };
  if (!stakesIn(table.currency).includes(asked.stake))
    return { status: 400, body: { field: 'stake' } };
  const played = await playRound(deps, table, { ...asked, clientSeed: asked.client_seed });
  if (played.ok) return { status: 200, body: shown(table, played.value) };
  if (played.error === 'choice') return { status: 400, body: { field: 'choice' } };
  const now = (await findTable(deps, asked.key)) ?? table;
  return { status: 409, body: { text: texts.again, commitment: commitmentOf(now.seed) } };
}

/** A round as the page shows it. Of one that did not take place nothing is revealed, for there is nothing to check. */
function shown(table: GameTable, { round, end, ticket, nextCommitment }: PlayedRound): object {
  const { app, currency, locale } = table;
  const texts = playerWords(locale).games;
  const more = { commitment: nextCommitment };
  if (end.kind === 'void') return { ...more, text: texts.void };
  if (end.kind === 'refused') return { ...more, text: texts.refused[end.code] ?? texts.failed };
  const result = RULES[app].resultOf(ticket);
  const name = nameOf(app, result, texts);
  // Names of horses are Latin everywhere; of numbers, the first is the one that is read first.
  const put = app === 'horse_racing' ? filledIn : plainlyFilled;
  const came = put(locale, texts.came[app], { result: name });
  const { seed, client_seed } = round;
  return {
    ...more,
    round: { result, name, ticket, seed, client_seed },
    is_won: round.win > 0n,
    text: `${came} ${endText(table, minor(round.win), end)}`,
    balance: end.kind === 'won' ? moneyText(minor(end.balance), currency, locale) : undefined,
  };
}

function endText({ currency, locale }: GameTable, win: Minor, end: RoundEnd): string {
  const texts = playerWords(locale).games;
  if (win === 0n) return texts.lose;
  const won = filledIn(locale, texts.win, { amount: moneyText(win, currency, locale) });
  return end.kind === 'owing' ? `${won} ${texts.later}` : won;
}

const plainlyFilled: typeof filledIn = (_language, text, values) => filled(text, values);

const STYLE_HASH = inlineHash(STYLE);
const SCRIPT_HASH = inlineHash(SCRIPT);

function page({ framedBy }: SandboxGameDeps, response: FastifyReply, html: string): FastifyReply {
  const directives = [
    `style-src ${STYLE_HASH}`,
    `script-src ${SCRIPT_HASH}`,
    "connect-src 'self'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
  ];
  // The address holds the token.
  return sendOwnPage(response, html, { directives, referrer: 'no-referrer' });
}
