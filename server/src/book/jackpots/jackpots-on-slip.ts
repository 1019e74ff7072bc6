import { contributionOf, whyNotFed } from '@touchline/domain/bonus/jackpot';
import { isActivePool } from '@touchline/domain/bonus/pool-state';
import { scaled, ZERO } from '@touchline/domain/money';
import type { BetOnSlip } from '@touchline/wire/calls/bonuses';
import type { jackpotsOnSlip } from '@touchline/wire/calls/jackpots';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { onWire } from '@touchline/wire/money';
import type { JackpotNow } from '../../bonus/jackpots/read-jackpots';
import type { StoredTexts } from '../../db/tables/bonuses';
import { inLanguage, type InLanguages } from '../../language';
import { rateOf } from '../../wallet/rates';
import { kindOf, outcomeOf } from '../bets/check-bet';
import { bonusBetOf, type BonusRules, playerIn } from '../bets/check-bonus';
import type { Offers } from '../bets/offers-now';

type OnSlip = ReplyOf<typeof jackpotsOnSlip>['data'][number];

/** What bets on a slip are held against. */
export interface JackpotSlip {
  jackpots: readonly JackpotNow[];
  offers: Offers;
  player: BonusRules;
  locale: string;
}

/** Which jackpots one bet on the slip feeds, and why not the others. */
export function fedOnSlip(
  sent: BetOnSlip,
  { jackpots, offers, player, locale }: JackpotSlip,
): OnSlip {
  const kind = kindOf(sent);
  const bet = kind.ok ? bonusBetOf(kind.value, sent.selections.map(outcomeOf).map(offers)) : null;
  const told: OnSlip = { fed: [], not_fed: [] };
  if (!bet) return told;
  for (const { id, texts, terms, currency, levels } of jackpots) {
    const { name } = inLanguage(texts as InLanguages<StoredTexts>, locale);
    const why = whyNotFed(terms, bet, playerIn(sent.currency, player), null);
    if (why) {
      const { code } = why;
      told.not_fed.push({
        id,
        name,
        code,
        ...('selections' in why ? { selections: [...why.selections] } : {}),
        ...('missing' in why ? { missing: why.missing } : {}),
        ...('most' in why ? { most: why.most } : {}),
      });
      continue;
    }
    const stake = scaled(sent.stake ?? ZERO, rateOf(sent.currency, currency));
    const running = levels.filter(({ state }) => isActivePool(state));
    const given = running.map(({ code, share }) => ({
      code,
      contribution: onWire(contributionOf(stake, share)),
    }));
    told.fed.push({ id, name, currency, levels: given });
  }
  return told;
}
