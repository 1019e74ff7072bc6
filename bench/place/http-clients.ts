import { Agent, request } from 'node:http';
import type { PlacementSent } from '@touchline/wire/bets';
import { placeBets } from '@touchline/wire/calls/bets';
import type { Client } from './clients';

/** Somebody who is signed in, by the token of the session. */
export interface SignedIn {
  playerId: number;
  token: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** A client that places bets as browsers do, for one player after the other. */
export function httpClient(
  sportsbook: string,
  players: readonly SignedIn[],
  matches: readonly number[],
): Client {
  const url = new URL(placeBets.path, sportsbook);
  const headers = { 'content-type': 'application/json', origin: sportsbook };
  return (placementId, n) => {
    const body = JSON.stringify(placementOn(placementId, matches[n % matches.length] ?? 0));
    return new Promise((done, failed) => {
      const cookie = `touchline_session=${players[n % players.length]?.token ?? ''}`;
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

function placementOn(placementId: string, matchId: number): PlacementSent {
  return {
    meta: { placement_id: placementId, device_id: 'bench', quick: false, type: 'single' },
    auto_accept_odds_change: 'any',
    bets: [
      {
        type: 'single',
        stake: { value: 100, currency: 'EUR' },
        selections: [
          { match_id: matchId, market_id: 1, specifier: '', outcome_id: '1', odds: 2000 },
        ],
      },
    ],
  };
}
