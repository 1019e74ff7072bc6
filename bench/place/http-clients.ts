import { Agent, request } from 'node:http';
import type { PlacementSent } from '@touchline/wire/bets';
import { placeBets } from '@touchline/wire/calls/bets';
import { BOOST, type Held } from './bonuses';
import type { Client } from './clients';

/** Somebody who is signed in, by the token of the session. */
export interface SignedIn {
  playerId: number;
  token: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Which bet a client places: a single, or by turns a combo and two singles, either with a bonus on each or without any. */
export type Bets = 'singles' | 'mixed' | 'mixed_with_bonuses';

/** A client that places bets as browsers do, for one player after the other. */
export function httpClient({ sportsbook, players, matches, bonuses }: Played, which: Bets): Client {
  const url = new URL(placeBets.path, sportsbook);
  const headers = { 'content-type': 'application/json', origin: sportsbook };
  return (placementId, n) => {
    const player = n % players.length;
    const [first = 0, second = 0] = [
      matches[n % matches.length],
      matches[(n + 1) % matches.length],
    ];
    const type = which === 'singles' ? 'hunting' : (TYPES[n % TYPES.length] ?? 'hunting');
    const legs = type === 'comboboost' ? [first, second] : [first];
    const id = which === 'mixed_with_bonuses' ? bonuses[type][player] : undefined;
    const body = JSON.stringify(
      placementOn(placementId, legs, id === undefined ? null : { type, id }),
    );
    return new Promise((done, failed) => {
      const cookie = `touchline_session=${players[player]?.token ?? ''}`;
      const options = { agent, method: 'POST', headers: { ...headers, cookie } };
      const sent = request(url, options, (answer) => {
        if (answer.statusCode === 200) {
          answer.on('end', done).resume();
          return;
        }
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => failed(new Error(`${answer.statusCode} ${text}`)));
      });
      sent.on('error', failed);
      sent.end(body);
    });
  };
}

/** What clients bet on, as whom and with what. */
interface Played {
  sportsbook: string;
  players: readonly SignedIn[];
  matches: readonly number[];
  bonuses: Held;
}

const TYPES = ['comboboost', 'hunting', 'tournament'] as const;

/** A single, or a combo of several matches, with a bonus or none. */
function placementOn(
  placementId: string,
  matches: readonly number[],
  bonus: { type: keyof Held; id: number } | null,
): PlacementSent {
  const type = matches.length > 1 ? 'combo' : 'single';
  return {
    meta: { placement_id: placementId, device_id: 'bench', quick: false, type },
    auto_accept_odds_change: 'any',
    bets: [
      {
        type,
        stake: { value: 100, currency: 'EUR' },
        selections: matches.map((id) => ({
          match_id: id,
          market_id: 1,
          specifier: '',
          outcome_id: '1',
          odds: 2000,
        })),
        ...(bonus && {
          bonus: { ...bonus, ...(bonus.type === 'comboboost' && { odds: BOOST }) },
        }),
      },
    ],
  };
}
