import { pointsFor, pointTerms } from '@touchline/domain/bonus/points';
import { type Minor, minor, ODDS_SCALE, ONCE, sum } from '@touchline/domain/money';
import { oddsFactor } from '@touchline/domain/bets/multiplier';
import { moneyText } from '../book/money-text';
import { type FarmedOffer, farmingOf, isFarmed } from '../bonus/issued-bonuses';
import type { StoredAmb, StoredOffer } from '../db/tables/bonuses';

/**
 * Says for operators what the cheapest bet that counts can earn, so that they see how few of them make a freebet; null
 * where bets earn nothing. In English, as all that operators read; in the default currency, or else the first one that
 * has a prize.
 */
export function cheapestBet(offer: StoredOffer, defaultCurrency: string): string | null {
  if (offer.type === 'amb') return cheapestCounted(offer, defaultCurrency);
  return isFarmed(offer) ? cheapestFarmed(offer, defaultCurrency) : null;
}

function cheapestFarmed(offer: FarmedOffer, defaultCurrency: string): string {
  const currency = currencyIn(offer.prize, defaultCurrency);
  const farming = farmingOf(offer, currency);
  const { minStake, maxOdds, prize, pointsNeeded, mostPrizes } = farming;
  const terms = pointTerms({ toDefault: ONCE, price: oddsFactor(maxOdds) }, farming);
  const points = pointsFor(minStake, terms);
  const bet = `A bet of ${moneyText(minStake, 'en', defaultCurrency)} at odds up to ${oddsText(maxOdds)}`;
  const earns = `${bet} earns at most ${points.toLocaleString('en')} points`;
  if (prize.length === 0) return `${earns}.`;
  const times = points / pointsNeeded;
  const most = mostPrizes === null || times < mostPrizes ? times : BigInt(mostPrizes);
  if (most === 0n) {
    return `${earns}, ${shareText(points, pointsNeeded)} of the way to ${prizeText(prize, currency)}.`;
  }
  const often = most === 1n ? '' : ` ${most} times`;
  return `${earns}, enough for ${prizeText(prize, currency)}${often}.`;
}

function cheapestCounted({ minStake, ranges }: StoredAmb, defaultCurrency: string): string | null {
  const currency = currencyIn(minStake, defaultCurrency);
  const [first] = ranges;
  if (!first) return null;
  const { numberOfBets: bets, numberOfFreebets: count, amounts } = first;
  const prize = Array.from({ length: count }, () => minor(amounts[currency] ?? 0));
  const stake = moneyText(minor(minStake[currency] ?? 0), 'en', currency);
  return bets === 1
    ? `A bet of ${stake} is enough for ${prizeText(prize, currency)}.`
    : `A bet of ${stake} is one of ${bets} that give ${prizeText(prize, currency)}.`;
}

function currencyIn(amounts: Record<string, unknown>, defaultCurrency: string): string {
  return defaultCurrency in amounts
    ? defaultCurrency
    : (Object.keys(amounts)[0] ?? defaultCurrency);
}

function prizeText(prize: readonly Minor[], currency: string): string {
  const amount = moneyText(sum(prize), 'en', currency);
  return prize.length === 1
    ? `a freebet of ${amount}`
    : `${prize.length} freebets of ${amount} in all`;
}

function oddsText(odds: number): string {
  return (odds / ODDS_SCALE).toFixed(2);
}

/** Rounded up: it never looks dearer than it is. */
function shareText(points: bigint, needed: bigint): string {
  const thousandths = (points * 1000n + needed - 1n) / needed;
  return `${(Number(thousandths) / 10).toFixed(1)} %`;
}
