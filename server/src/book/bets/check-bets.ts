import { checkGroup } from '@touchline/domain/bets/check-group';
import type { Amb, SlipBonus } from '@touchline/domain/bonus/bonus';
import { delayOf } from '@touchline/domain/bets/live-delay';
import type { OutcomeRef } from '@touchline/domain/bets/outcome-key';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { whyNoMoney } from '@touchline/domain/players/standing';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Transaction } from 'kysely';
import { type RunningJackpot, runningJackpots } from '../../bonus/jackpots/read-jackpots';
import type { Database } from '../../db/schema';
import { ambsRunning } from '../../bonus/amb-bets';
import { partsOf } from '../limits/bet-parts';
import { type Bettor, bettorsNow } from '../limits/bettor';
import { type LimitsOf, limitsNow } from '../limits/stake-limits';
import type { PlacementRefusal } from '../refusals';
import type { SiteSettings } from '../site';
import { askedLegs } from './check-bet';
import type { BonusRules } from './check-bonus';
import { countingFor } from './counting-ambs';
import { feedingJackpots } from './feeding-jackpots';
import { checkWithin, type TakenBet } from './check-within';
import { unpricedAmong, type Unpriced } from './custom-price';
import { forDecision } from './for-decision';
import type { PlacementAsked } from './placement-asked';
import type { BookedBet } from './new-bets';
import { type Offers, offersNow, type SportLeg } from './offers-now';

/** Nothing is wrong with a placement, but it has to come again after so many seconds (DESIGN §4.14). */
export interface Delayed {
  code: 'delayed';
  seconds: number;
}

/** The bets of a placement as they may be taken, or why none of them is taken now. */
export type Checked = Result<BookedBet[], PlacementRefusal | Delayed | Unpriced>;

/** Reads what placements are checked against, all at the same moment; lines stay as they are until the transaction ends. */
export function knownFor(batch: readonly PlacementAsked[], site: SiteSettings) {
  const players = [...new Set(batch.map(({ playerId }) => playerId))];
  const legs = batch.flatMap(({ placement }) => placement.bets.flatMap(askedLegs));
  const now = batch[0]?.now ?? new Date();
  const times = [now, ...batch.map((asked) => asked.now)].map((at) => at.getTime());
  return [
    bettorsNow(players),
    offersNow(legs, new Date(Math.min(...times)), site, new Date(Math.max(...times))),
    limitsNow(players, legs),
    runningJackpots(now),
    ambsRunning(players, now),
  ] as const;
}

/** What is answered to that. */
type Known = readonly [
  bettors: ReadonlyMap<number, Bettor>,
  offers: Offers,
  limitsFor: (playerId: number) => LimitsOf,
  running: readonly RunningJackpot[],
  ambs: ReadonlyMap<number, Amb[]>,
  bonuses: ReadonlyMap<number, SlipBonus[]>,
];

/** Checks placements one by one. */
export function checker(
  tx: Transaction<Database>,
  known: Known,
  site: SiteSettings,
): (asked: PlacementAsked) => Promise<Checked> {
  return (asked) => checkOne(tx, asked, known, site);
}

async function checkOne(
  tx: Transaction<Database>,
  { playerId, placement, mayWait = false, customPrice, now, country = null }: PlacementAsked,
  [bettors, offers, limitsFor, running, ambs, bonusesOf]: Known,
  site: SiteSettings,
): Promise<Checked> {
  const bettor = bettors.get(playerId);
  if (!bettor) throw new Error(`there is no player ${playerId}`);
  const { isVip, lacksMunicipality, currencies } = bettor;
  const all = (refusal: Refusal) =>
    refused({ code: 'bets_refused' as const, bets: placement.bets.map(() => refusal) });
  const action = { does: 'bet', country, now: now.getTime() } as const;
  const barred = site.moneyRules && whyNoMoney(bettor, action, site.moneyRules);
  if (barred) return all({ code: barred });
  if (lacksMunicipality) return all({ code: 'municipality_unknown' });
  const acceptMode = placement.auto_accept_odds_change ?? bettor.acceptMode;
  const bonuses: BonusRules = {
    bonuses: bonusesOf.get(playerId) ?? [],
    player: bettor,
    areSeveralAllowed: site.severalFreebets ?? true,
    now: now.getTime(),
  };
  const rules = { site, currencies, acceptMode, customPrice, bonuses };
  const bounds = { isVip, limitsOf: limitsFor(playerId) };
  const checks = placement.bets.map((bet) => checkWithin(bet, offers, rules, bounds));
  if (checks.some((check) => !check.ok)) {
    const bets = checks.map((check) => (check.ok ? null : check.error));
    return refused({ code: 'bets_refused', bets });
  }
  const accepted = checks.flatMap((check) => (check.ok ? [check.value] : []));
  const misfit = groupFault(accepted, offers);
  if (misfit) return all(misfit);
  const unpriced = customPrice ? null : unpricedAmong(accepted, offers);
  if (unpriced) return refused(unpriced);
  const seconds = mayWait ? delayOf(offeredLegs(accepted, offers), site.liveDelays) : 0;
  if (seconds > 0) return refused({ code: 'delayed', seconds });
  const { limits } = site;
  const taken = isVip
    ? await forDecision(tx, accepted, offers, { sent: placement.bets, limits })
    : accepted;
  const countsFor = countingFor(ambs.get(playerId) ?? [], offers, bonuses);
  const providerOf = (leg: OutcomeRef) => offers(leg)?.provider ?? '';
  const jackpots = site.featureFlags?.includes('jackpots') ? running : [];
  const feeds = feedingJackpots(jackpots, offers, bonuses);
  return ok(
    taken.map((bet, at) => ({
      ...bet,
      countsFor: countsFor(bet, placement.bets[at]?.stake.currency ?? ''),
      parts: bet.isVip ? [] : partsOf(bet, providerOf),
      matches: offeredLegs([bet], offers).map(({ match }) => match),
      jackpots: feeds(bet, placement.bets[at]?.stake.currency ?? ''),
    })),
  );
}

function offeredLegs(bets: readonly TakenBet[], offers: Offers): SportLeg[] {
  return bets.flatMap(({ legs }) => legs.flatMap((leg) => offers(leg) ?? []));
}

/** Several bets at once are singles (SPEC §5 "Multi-single"), which every provider offers here. */
function groupFault(bets: readonly TakenBet[], offers: Offers): Refusal | null {
  const grouped = bets.map(({ kind, legs }) => ({
    kind,
    selections: legs.map((leg) => ({ provider: offers(leg)?.provider ?? '' })),
  }));
  const providers = grouped.flatMap(({ selections }) => selections.map((each) => each.provider));
  return checkGroup(grouped, new Set(providers));
}
