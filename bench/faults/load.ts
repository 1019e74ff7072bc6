import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bet, PlacementSent } from '@touchline/wire/bets';
import { placeBets } from '@touchline/wire/calls/bets';
import type { SignedIn } from '../place/http-clients';
import type { PlayedMatch, World } from './world';

const EACH_MS = 1_000;
const ANSWERED_WITHIN_MS = 10_000;
const STAKE = 100;
const CLOCKS_DIFFER_MS = 1_000;

/**
 * A bet that a player asked for. `from` and `to` are when it was first sent and when it was answered, ms of a clock that
 * never steps.
 */
interface Tried {
  readonly player: SignedIn;
  readonly placement: PlacementSent;
  readonly match: PlayedMatch;
  readonly from: number;
}

/** One that the server acknowledged. */
export interface Acknowledged extends Tried {
  readonly to: number;
  /** When the server says that it accepted the bet. */
  readonly at: number;
  readonly odds: number;
}

/** Players who place a bet a second each, at the price that the feed says. */
export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** When each refusal came, and the status it came with. */
  readonly refused: readonly { readonly at: number; readonly status: number }[];
  /** Bets that were accepted at a price that nobody vouched for at that time. */
  unvouched(): readonly Acknowledged[];
  /** Sends again what was not answered, as a slip does, until all of it is. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Lets every player of the world bet until it is stopped. */
export function startLoad(world: World): Load {
  const acknowledged: Acknowledged[] = [];
  const refused: { at: number; status: number }[] = [];
  const unanswered: Tried[] = [];
  const ending = new AbortController();

  async function send(tried: Tried): Promise<void> {
    const answer = await post(world, tried).catch(() => null);
    const to = performance.now();
    if (answer === null || answer.status >= 500) {
      refused.push({ at: to, status: answer?.status ?? 0 });
      unanswered.push(tried);
    } else if (answer.status === 200) {
      acknowledged.push({ ...tried, to, ...acceptance(answer.bets, tried.from, to) });
    } else refused.push({ at: to, status: answer.status });
  }

  const play = async (player: SignedIn, n: number) => {
    await pause((n * EACH_MS) / world.players.length);
    for (let round = n; !ending.signal.aborted; round += 1) {
      const match = world.matches[round % world.matches.length];
      const odds = match && world.vouched.current(match.urn)?.['1'];
      if (match && odds) {
        const placement = placementOn(match, odds);
        await send({ player, placement, match, from: performance.now() });
      }
      await pause(EACH_MS);
    }
  };
  const playing = Promise.all(world.players.map(play));

  return {
    acknowledged,
    refused,
    unvouched: () =>
      acknowledged.filter(({ match, odds, at }) => {
        const bet = { urn: match.urn, outcome: '1', odds };
        return !world.vouched.vouchesFor(bet, at);
      }),
    settle: async () => {
      // What is sent again may be accepted now, or may have been when it was first sent.
      for (let rounds = 0; unanswered.length > 0 && rounds < 5; rounds += 1)
        await Promise.all(unanswered.splice(0).map(send));
    },
    stop: async () => {
      ending.abort();
      await playing;
    },
  };
}

async function post(
  { server }: World,
  { player, placement }: Tried,
): Promise<{ status: number; bets: Bet[] }> {
  const answer = await fetch(new URL(placeBets.path, server.sportsbook), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.sportsbook,
      cookie: `touchline_session=${player.token}`,
    },
    body: JSON.stringify(placement),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  const text = await answer.text();
  const bets = answer.status === 200 ? placeBets.reply.parse(JSON.parse(text)).data : [];
  return { status: answer.status, bets };
}

/** At which odds a bet was accepted, and when: by the server's word, unless its clock has stepped. */
function acceptance([bet]: readonly Bet[], from: number, to: number) {
  const said = Date.parse(bet?.created_at ?? '') - performance.timeOrigin;
  const isTrue = said >= from - CLOCKS_DIFFER_MS && said <= to + CLOCKS_DIFFER_MS;
  return { odds: bet?.selections[0]?.odds ?? 0, at: isTrue ? said : to };
}

function placementOn({ id }: PlayedMatch, odds: number): PlacementSent {
  const selection = { match_id: id, market_id: 1, specifier: '', outcome_id: '1', odds };
  return {
    meta: { placement_id: randomUUID(), device_id: 'faults', quick: false, type: 'single' },
    auto_accept_odds_change: 'any',
    bets: [{ type: 'single', stake: { value: STAKE, currency: 'EUR' }, selections: [selection] }],
  };
}
