import { assert } from '@touchline/domain/assert';
import {
  type AcceptedBet,
  type AskedLeg,
  checkPlacement,
} from '@touchline/domain/bets/check-placement';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import { stakePosting } from '@touchline/domain/ledger/entries';
import { odds, ODDS_SCALE } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { BetReply, Placement } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { announceBalance } from '../../wallet/balance';
import { post } from '../../wallet/post';
import type { PlacementRefusal } from '../refusals';
import type { SiteSettings } from '../site';
import { announceBets } from './announce-bets';
import { betsOfPlacement } from './bet-replies';
import { claimPlacement } from './claim-placement';
import { readOffers, type Offers } from './read-offers';
import { recordBets, type RecordedBet } from './record-bets';

/** A placement as it reached the door. */
export interface PlacementAsked {
  playerId: number;
  /** For the names in the reply. */
  locale: string;
  placement: Placement;
  now: Date;
}

/** Whatever pays at least the stake is taken. */
const LEAST_ODDS = odds(ODDS_SCALE);

type SentBet = Placement['bets'][number];
type Placing = Result<BetReply[], PlacementRefusal>;

/**
 * Takes all bets of a placement or none (SPEC §7 POST /bets). The same placement again is answered
 * with the bets it made the first time; a refusal leaves nothing behind, so it may be tried again.
 * The caller rolls back when it is refused.
 */
export async function placeBets(
  tx: Transaction<Database>,
  asked: PlacementAsked,
  site: SiteSettings,
): Promise<Placing> {
  const claim = await claimPlacement(tx, asked.playerId, asked.placement);
  if (claim === 'reused') return refused({ code: 'placement_id_reused' });
  if (claim === 'repeated') return ok(await madeBets(tx, asked));
  const checked = await checkBets(tx, asked, site);
  if (!checked.ok) return checked;
  const recorded = await recordBets(tx, asked, checked.value);
  const bets = await madeBets(tx, asked);
  await announceBets(
    tx,
    bets.map((bet) => ({ playerId: asked.playerId, bet })),
  );
  // Money comes last: every placement waits for the account of open bets until the one before commits.
  return takeStakes(tx, asked.playerId, recorded, bets);
}

function madeBets(tx: Transaction<Database>, asked: PlacementAsked): Promise<BetReply[]> {
  return betsOfPlacement(tx, asked.playerId, asked.placement.meta.placement_id, asked.locale);
}

async function checkBets(
  tx: Transaction<Database>,
  { playerId, placement, now }: PlacementAsked,
  site: SiteSettings,
): Promise<Result<AcceptedBet[], PlacementRefusal>> {
  const currencies = await currenciesOf(tx, playerId);
  const offers = await readOffers(tx, placement.bets.flatMap(askedLegs), now);
  const rules = { site, currencies, acceptMode: placement.auto_accept_odds_change };
  const checks = placement.bets.map((bet) => checkBet(bet, offers, rules));
  if (checks.some((check) => !check.ok)) {
    const bets = checks.map((check) => (check.ok ? null : check.error));
    return refused({ code: 'bets_refused', bets });
  }
  return ok(checks.flatMap((check) => (check.ok ? [check.value] : [])));
}

interface Rules {
  site: SiteSettings;
  /** The currencies the player has accounts in. */
  currencies: ReadonlySet<string>;
  acceptMode: Placement['auto_accept_odds_change'];
}

function checkBet(
  bet: SentBet,
  offers: Offers,
  { site, currencies, acceptMode }: Rules,
): Result<AcceptedBet, Refusal> {
  const { type } = bet;
  if (type !== 'single' && type !== 'combo') return refused({ code: 'bet_type_not_offered' });
  if (bet.bonus) return refused({ code: 'bonus_not_usable' });
  const { currency, value: stake } = bet.stake;
  const limits = site.limits[currency];
  if (!limits || !currencies.has(currency)) {
    return refused({ code: 'currency_without_account', currency });
  }
  const legs = askedLegs(bet);
  const offer = { legs: legs.map(offers), customOdds: null };
  const { min: minStake, max: maxStake, maxPayout, systemCap } = limits;
  return checkPlacement({ kind: { type }, stake, legs, bonus: null }, offer, {
    limits: { default: { minStake, maxStake, maxPayout } },
    systemCap,
    maxSelections: site.maxSelections,
    systems: site.systems,
    customBets: { enabled: false, allowSingle: false },
    leastOdds: LEAST_ODDS,
    acceptMode,
  });
}

function askedLegs(bet: SentBet): AskedLeg[] {
  return bet.selections.map((selection) => ({
    matchId: selection.match_id,
    marketId: selection.market_id,
    specifier: canonicalSpecifier(selection.specifier),
    outcomeId: selection.outcome_id,
    odds: selection.odds,
  }));
}

async function currenciesOf(tx: Transaction<Database>, playerId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .where('active', '=', true)
    .execute();
  return new Set(rows.map((row) => row.currency));
}

async function takeStakes(
  tx: Transaction<Database>,
  playerId: number,
  recorded: readonly RecordedBet[],
  bets: BetReply[],
): Promise<Placing> {
  const verdicts = await post(tx, recorded.map(stakePosting));
  const uncovered = verdicts.map((verdict): Refusal | null => {
    assert(
      verdict === 'posted' || verdict === 'insufficient',
      `a new bet's stake is not ${verdict}`,
    );
    return verdict === 'posted' ? null : { code: 'insufficient_funds' };
  });
  if (uncovered.some((refusal) => refusal !== null)) {
    return refused({ code: 'bets_refused', bets: uncovered });
  }
  for (const currency of new Set(recorded.map((bet) => bet.currency))) {
    await announceBalance(tx, playerId, currency);
  }
  return ok(bets);
}
