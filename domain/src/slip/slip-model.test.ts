import { RULES, SINGLES_OFFERED } from '@touchline/testkit/slip/slip';
import type { SlipCommand } from '@touchline/testkit/slip/model/command';
import {
  emptyModel,
  modelWin,
  type ModelBet,
  type ModelSlip,
} from '@touchline/testkit/slip/model/model';
import { MOVE_COMMANDS } from '@touchline/testkit/slip/model/move-commands';
import { NEWS_COMMANDS } from '@touchline/testkit/slip/model/news-commands';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BET_TYPES } from '../bets/bet-kind';
import { minor } from '../money';
import { emptySlip, type Slip, type SlipBet, type SlipRules } from './slip';
import { winOf } from './stake';

/** The slip as the model writes it down. */
function seen({ ticket, currency, bets, error, placement }: Slip): ModelSlip {
  return {
    ticket,
    currency,
    bets: bets.map(seenBet),
    error: error?.code ?? null,
    sent: placement && {
      id: placement.id,
      mode: placement.acceptMode,
      bets: placement.bets.map(seenBet),
    },
  };
}

function seenBet(bet: SlipBet): ModelBet {
  const { kind, stake } = bet;
  return {
    type: kind.type,
    system: kind.type === 'system' ? kind.system : null,
    price: kind.type === 'custom_bet' ? seenPrice(kind) : null,
    source: stake.source,
    stake: stake.amount,
    wish: stake.source === 'potentialWin' ? stake.win : null,
    picks: bet.selections.map((each) => ({
      ...seenPrice(each),
      key: each.key,
      matchId: each.matchId,
      line: `${each.matchId}/${each.marketId}/${each.specifier}`,
      provider: each.provider,
      status: each.matchStatus,
      initial: each.initialOdds,
      suspended: each.isSuspended,
      unavailable: each.isNotAvailable,
    })),
    bonus: bet.bonus,
    available: bet.availableBonuses,
    refused: bet.refused?.code ?? null,
    betId: bet.taken?.betId ?? null,
  };
}

function seenPrice<T extends number | null>(price: {
  odds: T;
  acceptedOdds: T;
  isChanged: boolean;
}) {
  return { odds: price.odds, accepted: price.acceptedOdds, changed: price.isChanged };
}

interface Real {
  slip: Slip;
  rules: SlipRules;
}

/** Every kind of bet and every state of the ticket has to come up, or nothing was shown of it. */
const met = new Set<string>();

/** Runs on both sides and compares them. */
const compared = (each: SlipCommand): fc.Command<ModelSlip, Real> => ({
  check: () => true,
  toString: () => each.name,
  run: (model, real) => {
    const allowed = each.onModel(model, real.rules);
    const next = each.onSlip(real.slip, real.rules);
    if ('ok' in next) expect(next.ok).toBe(allowed);
    if (!('ok' in next)) real.slip = next;
    else if (next.ok) real.slip = next.value;
    expect(seen(real.slip)).toEqual(model);
    const { systemCap } = real.rules;
    const wins = model.bets.map((bet) => modelWin(bet, systemCap));
    expect(real.slip.bets.map((bet) => winOf(bet, systemCap))).toEqual(wins);
    met.add(model.ticket);
    for (const { type } of model.bets) met.add(type);
  },
});

const anyRules = fc.record({
  singles: fc.boolean(),
  systemCap: fc.constantFrom(null, minor(20_000)),
  maxSelections: fc.constantFrom(4, 20),
  customBets: fc.record({ enabled: fc.boolean(), allowSingle: fc.boolean() }),
  totals: fc.constantFrom<number[]>([3, 4, 5, 6, 7], [3, 5]),
});

test('whatever happens, the slip does as the spec says', () => {
  const anyCommand = fc.oneof(...MOVE_COMMANDS, ...NEWS_COMMANDS).map(compared);
  const anyCommands = fc.commands([anyCommand], { maxCommands: 80, size: 'max' });
  fc.assert(
    fc.property(anyRules, anyCommands, ({ singles, totals, ...others }, commands) => {
      const rules = singles ? SINGLES_OFFERED : RULES;
      const systems = rules.systems.filter((each) => totals.includes(each.totalCount));
      fc.modelRun(
        () => ({
          model: emptyModel('EUR'),
          real: { slip: emptySlip('EUR'), rules: { ...rules, ...others, systems } },
        }),
        commands,
      );
    }),
    { numRuns: 200 },
  );
  const tickets = ['INITIAL', 'ODDS_CHANGED', 'PROCESSING', 'SUCCESS', 'ERROR'];
  expect([...met].toSorted()).toEqual([...BET_TYPES, ...tickets].toSorted());
});
