import { assert } from '@touchline/domain/assert';
import { checkGroup } from '@touchline/domain/bets/check-group';
import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { delayOf } from '@touchline/domain/bets/live-delay';
import { stakePosting } from '@touchline/domain/ledger/entries';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { BetReply, Placement } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { announceBalance } from '../../wallet/balance';
import { post } from '../../wallet/post';
import { acceptModeOf } from '../player-choices/chosen-settings';
import type { PlacementRefusal } from '../refusals';
import type { SiteSettings } from '../site';
import { announceBets } from './announce-bets';
import { betsOfPlacement } from './bet-replies';
import { askedLegs, checkBet, currenciesOf } from './check-bet';
import { claimPlacement } from './claim-placement';
import { readOffers, type Offers, type SportLeg } from './read-offers';
import { recordBets, type RecordedBet } from './record-bets';

/** A placement as it reached the door. */
export interface PlacementAsked {
  playerId: number;
  /** For the names in the reply. */
  locale: string;
  placement: Placement;
  now: Date;
  /** Whether bets on matches in play are told to wait first; left out, they have waited. */
  mayWait?: boolean;
}

/** Nothing is wrong with a placement, but it has to come again after so many seconds (DESIGN §4.14). */
export interface Delayed {
  code: 'delayed';
  seconds: number;
}

type Placing = Result<BetReply[], PlacementRefusal>;
type Checked = Result<AcceptedBet[], PlacementRefusal | Delayed>;

/**
 * Takes all bets of a placement or none (SPEC §7 POST /bets). The same placement again is answered
 * with the bets it made the first time; a refusal leaves nothing behind, so it may be tried again.
 * The caller rolls back when it is refused.
 */
export async function placeBets(
  tx: Transaction<Database>,
  asked: PlacementAsked,
  site: SiteSettings,
): Promise<Result<BetReply[], PlacementRefusal | Delayed>> {
  const claim = await claimPlacement(tx, asked.playerId, asked.placement);
  if (claim === 'reused') return refused({ code: 'placement_id_reused' });
  if (claim === 'repeated') return ok(await madeBets(tx, asked));
  const checked = await checkBets(tx, asked, site);
  if (!checked.ok) return checked;
  const recorded = await recordBets(tx, asked, checked.value, site);
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
  { playerId, placement, now, mayWait = false }: PlacementAsked,
  site: SiteSettings,
): Promise<Checked> {
  const currencies = await currenciesOf(tx, playerId);
  const offers = await readOffers(tx, placement.bets.flatMap(askedLegs), now);
  const acceptMode = placement.auto_accept_odds_change ?? (await acceptModeOf(tx, playerId));
  const rules = { site, currencies, acceptMode };
  const checks = placement.bets.map((bet) => checkBet(bet, offers, rules));
  if (checks.some((check) => !check.ok)) {
    const bets = checks.map((check) => (check.ok ? null : check.error));
    return refused({ code: 'bets_refused', bets });
  }
  const accepted = checks.flatMap((check) => (check.ok ? [check.value] : []));
  const misfit = groupFault(accepted, offers);
  if (misfit) return refused({ code: 'bets_refused', bets: accepted.map(() => misfit) });
  const seconds = mayWait ? delayOf(offeredLegs(accepted, offers), site.liveDelays) : 0;
  return seconds > 0 ? refused({ code: 'delayed', seconds }) : ok(accepted);
}

function offeredLegs(bets: readonly AcceptedBet[], offers: Offers): SportLeg[] {
  return bets.flatMap(({ legs }) => legs.flatMap((leg) => offers(leg) ?? []));
}

/** Several bets at once are singles (SPEC §5 "Multi-single"), which every provider offers here. */
function groupFault(bets: readonly AcceptedBet[], offers: Offers): Refusal | null {
  const grouped = bets.map(({ kind, legs }) => ({
    kind,
    selections: legs.map((leg) => ({ provider: offers(leg)?.provider ?? '' })),
  }));
  const providers = grouped.flatMap(({ selections }) => selections.map((each) => each.provider));
  return checkGroup(grouped, new Set(providers));
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
