import { aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCampaign } from '../../bonus/campaigns';
import { endBonuses } from '../../bonus/end-bonuses';
import { type CampaignRow, issueBonuses } from '../../bonus/issue';
import { issueDue } from '../../bonus/issue-due';
import { issueEarned } from '../../bonus/issue-earned';
import { enterCode } from '../../bonus/player-bonuses';
import { aCampaign } from '@touchline/testkit/bonuses/a-campaign';
import { turnTournaments } from '../../bonus/turn-tournaments';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { reconcile } from '../../wallet/reconcile';
import { NOW } from '@touchline/testkit/betting/book-database';
import { aHuntingOffer, aTournamentOffer } from '@touchline/testkit/bonuses/farming-book';
import { later } from '@touchline/testkit/bonuses/tournament-book';

const ROUNDS = 6;
const PLAYERS = 50;

let book: OpenDatabase;
let players: number[];
beforeAll(async () => {
  book = await migratedDatabase();
  players = await Promise.all(Array.from({ length: PLAYERS }, () => aPlayer(book.pool)));
});
afterAll(() => book.close());

const FREEBETS = { pointsNeeded: 1000, prize: { EUR: [500] }, mostPrizes: 2 };
const OFFERS = {
  hunting: aHuntingOffer(FREEBETS),
  tournament: aTournamentOffer(FREEBETS),
};

/** A campaign whose players have all earned a freebet that nobody has issued yet. */
async function aDueCampaign(kind: keyof typeof OFFERS, code: string): Promise<CampaignRow> {
  const campaign = await aCampaign(book.db, {
    now: NOW,
    offer: OFFERS[kind],
    trigger: { key: 'code', code },
    ...(kind === 'tournament' ? { ends_at: later(2), lives_hours: null } : {}),
  });
  // The first one enters the code while the campaign ends.
  const recipients = players
    .slice(1)
    .map((playerId) => ({ playerId, currency: 'EUR', cause: 'code' }));
  await book.db.transaction().execute((tx) => issueBonuses(tx, campaign, recipients, NOW));
  await book.pool.query('update bonuses set points = 1000, farm_at = $2 where campaign_id = $1', [
    campaign.id,
    NOW,
  ]);
  return campaign;
}

test.each(['hunting', 'tournament'] as const)(
  'a campaign (%s) that ends and takes back, while all that issues and ends runs, leaves nothing to be staked',
  async (kind) => {
    const { db, pool } = book;
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = `${kind}-${round}`;
      const { id } = await aDueCampaign(kind, code);
      const end = { id, to: 'ended', takeBack: true, now: NOW } as const;
      await Promise.all([
        issueEarned(db, NOW),
        db.transaction().execute((tx) => changeCampaign(tx, end)),
        issueEarned(db, NOW),
        issueDue(db, NOW),
        enterCode(db, { playerId: players[0] ?? 0, code, now: NOW }),
        turnTournaments(db, NOW),
        endBonuses(db, NOW),
      ]);
      const { rows } = await pool.query(
        `select status from bonuses where campaign_id = $1 and used_count = 0
         and status in ('available', 'active', 'not_available')`,
        [id],
      );
      expect(rows).toEqual([]);
      while (await endBonuses(db, NOW));
    }
    const { rows: left } = await pool.query(
      `select id from ledger_accounts where id like 'freebet:%' and balance <> 0`,
    );
    expect(left).toEqual([]);
    expect(await reconcile(db)).toEqual([]);
  },
);
