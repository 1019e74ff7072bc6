import { odds } from '@touchline/domain/money';
import { createCampaign } from '../../server/src/bonus/campaigns';
import { issueBonuses } from '../../server/src/bonus/issue';
import type { StoredOffer, StoredTerms } from '../../server/src/db/tables/bonuses';
import type { OpenDatabase } from '../../server/src/db/connect';

/** The bonuses that each player may bet with, by type, in the order of the players. */
export type Held = Readonly<Record<'comboboost' | 'hunting' | 'tournament', readonly number[]>>;

/** What a boost of two legs multiplies by, in thousandths. */
export const BOOST = odds(1100);

/** Any bet of any player. */
export const ANY_BET: StoredTerms = {
  countryCodes: [],
  onlyVerified: false,
  eventConditions: [],
  betTypes: [],
  matchStatus: 'both',
  minOdds: null,
  maxOdds: null,
  selectionCountFrom: null,
  selectionCountTo: null,
};

/** Points that nobody reaches: what is measured is the bet, not the prize. */
const EARNING = {
  pointsNeeded: 1_000_000_000,
  prizeType: 'freebet',
  mostPrizes: 1,
  maxPointsPerBet: 100_000,
  pointsMinStake: 100,
  pointsMaxOdds: odds(20_000),
  oncePerEvent: false,
  prizeLivesHours: null,
} as const;

const OFFERS = {
  comboboost: {
    type: 'comboboost',
    minOdds: odds(1000),
    ranges: [{ minCount: 2, maxCount: null, bonusOdds: BOOST }],
  },
  hunting: { type: 'hunting', ...EARNING, prize: { EUR: [500] } },
  tournament: {
    type: 'tournament',
    ...EARNING,
    prize: {},
    mostPrizes: 0,
    pool: 1_000_000,
    poolCurrency: 'EUR',
    shares: [3, 2, 1],
    prizeAs: 'money',
    waitHours: 24,
  },
} satisfies Record<keyof Held, StoredOffer>;

/** Gives all players a comboboost, a hunt and a part in a tournament. */
export async function giveBonuses({ db }: OpenDatabase, players: readonly number[]): Promise<Held> {
  const now = new Date();
  const give = (type: keyof Held) =>
    db.transaction().execute(async (tx) => {
      const campaign = await createCampaign(
        tx,
        {
          trigger: { key: 'code', code: `BENCH-${type}` },
          texts: { en: { name: type, terms: 'Every bet takes part.' } },
          banners: { desktop: null, mobile: null },
          terms: ANY_BET,
          offer: OFFERS[type],
          starts_at: new Date(now.getTime() - 60_000),
          ends_at: new Date(now.getTime() + 86_400_000),
          lives_hours: null,
          needs_activation: false,
          uses_count: null,
        },
        { by: 'bench', now },
      );
      const recipients = players.map((playerId) => ({ playerId, currency: 'EUR', cause: 'code' }));
      const issued = await issueBonuses(tx, campaign, recipients, now);
      const byPlayer = new Map(issued.map(({ player_id: player, id }) => [player, id]));
      return players.map((player) => byPlayer.get(player) ?? 0);
    });
  return {
    comboboost: await give('comboboost'),
    hunting: await give('hunting'),
    tournament: await give('tournament'),
  };
}
