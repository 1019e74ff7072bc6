import { randomUUID } from 'node:crypto';
import { depositPosting } from '@touchline/domain/ledger/payments';
import type { Minor } from '@touchline/domain/money';
import { aPlayer } from '@touchline/testkit/betting/rows';
import type { OpenDatabase } from '../../server/src/db/connect';
import { beginSession } from '../../server/src/player/sessions';
import { post } from '../../server/src/wallet/post';
import type { SignedIn } from './http-clients';

/** Makes players who are signed in and have so much cash each, in cents. */
export async function signedInPlayers(
  { db, pool }: OpenDatabase,
  count: number,
  cash: Minor,
): Promise<SignedIn[]> {
  const players: SignedIn[] = [];
  for (let n = 0; n < count; n += 1) {
    const playerId = await aPlayer(pool);
    const about = { playerId, userAgent: null, replaces: null };
    players.push({ playerId, token: (await beginSession(db, about, new Date())).token });
  }
  const deposits = players.map(({ playerId }) =>
    depositPosting({
      id: randomUUID(),
      provider: 'sandbox',
      playerId,
      currency: 'EUR',
      amount: cash,
    }),
  );
  await db.transaction().execute((tx) => post(tx, deposits));
  return players;
}
