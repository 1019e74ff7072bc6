import { currencyOf } from '@touchline/domain/currency';
import type { Minor } from '@touchline/domain/money';
import { placeBets as placeBetsCall } from '@touchline/wire/calls/bets';
import { maxStake as maxStakeCall } from '@touchline/wire/calls/max-stake';
import { reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { CustomBetAsker } from '../custom-bet/patient-asker';
import { refuse } from '../refusals';
import type { SiteSettings } from '../site';
import { atCustomPrice } from './custom-price';
import { inTransaction } from './in-transaction';
import { atLeast, maxStake } from './max-stake';
import { placeInTime } from './place-in-time';
import { placingDesk } from './placing-desk';

interface BetDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: SiteSettings;
  /** Whom custom bets are priced by. */
  asker: CustomBetAsker;
}

/** Says how bets are taken. `described` resolves when markets can be named as providers describe them. */
export function betRoutes(
  router: Router,
  { db, clock, site, asker }: BetDeps,
  described: () => Promise<void>,
): void {
  const desk = placingDesk(db, site);
  router.on(placeBetsCall, async ({ body, playerId, locale, country }) => {
    await described();
    const asked = { playerId, locale, placement: body, country };
    const result = await placeInTime({ desk, clock, asker }, asked);
    return result.ok ? reply({ data: result.value }) : refuse(result.error, body.bets, locale);
  });
  router.on(maxStakeCall, async ({ body, playerId, locale }) => {
    const now = { ...site };
    const result = await atCustomPrice(asker, (customPrice) => {
      const asked = { playerId, bet: body, now: clock.now(), customPrice };
      return inTransaction(db, (tx) => maxStake(tx, asked, now));
    });
    if (!result.ok) {
      return refuse({ code: 'bets_refused', bets: [result.error] }, [atLeast(body, now)], locale);
    }
    const money = (value: Minor) => moneyIn(body.currency, value);
    const { min, max } = result.value;
    return reply({ data: { min_stake: money(min), max_stake: money(max) } });
  });
}

function moneyIn(currency: string, value: Minor) {
  return { value: onWire(value), currency, subunits: currencyOf(currency)?.subunits ?? 1 };
}
