import { randomUUID } from 'node:crypto';
import { minor } from '@touchline/domain/money';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { beginDeposit } from '../../../../server/src/player/deposits/begin-deposit';
import { askForLimit } from '../../../../server/src/player/limits/change-limits';
import { sandboxProvider } from '../../../../server/src/player/payments/sandbox/sandbox-provider';
import { takeEvent } from '../../../../server/src/player/payments/take-event';
import { closeChargeback } from '../../../../server/src/player/withdrawals/barred';
import type { BookModel } from './book-model';
import { anyDeath, chosen, type Command, command, deathText } from './command';
import type { Death } from './dying-database';
import { timeOf } from './model-time';
import {
  type DepositNews,
  hear,
  LIMIT_KINDS,
  type LimitKind,
  mayDeposit,
  type SaidOfDeposit,
} from './player-model';
import type { History, RealBook } from './real-book';

const SHOP = 'https://bets.example';
const RULES = {
  limits: { min: 1, max: 10_000 },
  returnOrigins: new Set([SHOP]),
  webhookUrl: 'https://bets.example/webhook',
};

/** A player begins to pay; nothing arrives yet. */
export function beginning(at: number, amount: bigint): Command {
  return command(`player ${at} begins a deposit of ${amount}`, async (model, real) => {
    const player = chosen(model.players, at);
    const { db } = real.book;
    const payments = sandboxProvider({ db, origin: SHOP, secret: 'of the tests' });
    const asked = { playerId: player.id, amount: minor(amount), currency: 'EUR', returnUrl: SHOP };
    const deps = { db, payments, deposits: RULES };
    const begun = await beginDeposit(deps, asked, timeOf(model.now));
    expect(begun.ok ? 'begun' : begun.error.part).toBe(
      mayDeposit(model, player, amount) ? 'begun' : 'limit',
    );
    if (!begun.ok) return;
    const { id } = begun.value;
    const row = await db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst();
    const nothing = { credited: 0n, givenBack: 0n, isContested: false };
    const ref = row?.provider_ref ?? '';
    model.deposits.push({ id, ref, player, amount, state: 'pending', ...nothing });
  });
}

async function say(
  real: History,
  { now }: BookModel,
  { eventId, deposit, news, amount }: SaidOfDeposit,
  death: Death | null,
): Promise<void> {
  const { id: merchantRef, ref: providerRef } = deposit;
  const facts = { eventId, merchantRef, providerRef, amount: minor(amount), currency: 'EUR' };
  await real.dying.surviving(death, () =>
    takeEvent(
      { db: real.dying.db, payments: { name: 'sandbox' } },
      { about: 'payment', outcome: news, ...facts },
      timeOf(now),
    ),
  );
}

/** The provider says something of a deposit, about all of it or so many tenths. */
export function reporting(
  at: number,
  news: DepositNews,
  tenths: bigint,
  death: Death | null,
): Command {
  const run = async (model: BookModel, real: History) => {
    const deposit = chosen(model.deposits, at);
    const amount = (deposit.amount * tenths) / 10n || 1n;
    const said = { eventId: randomUUID(), deposit, news, amount, isTaken: false };
    await say(real, model, said, death);
    said.isTaken = hear(model, deposit, news, amount) === 'taken';
    model.said.push(said);
  };
  const name = `deposit ${at} is ${news}, ${tenths} tenths${deathText(death)}`;
  return command(name, run, ({ deposits }) => deposits.length > 0);
}

/** The same event again: it changes nothing, unless it came too early before. */
function reportingAgain(at: number, death: Death | null): Command {
  const run = async (model: BookModel, real: History) => {
    const said = chosen(model.said, at);
    await say(real, model, said, death);
    if (!said.isTaken) said.isTaken = hear(model, said.deposit, said.news, said.amount) === 'taken';
  };
  const name = `event ${at} is told again${deathText(death)}`;
  return command(name, run, ({ said }) => said.length > 0);
}

function closing(at: number): Command {
  const open = ({ deposits }: BookModel) => deposits.filter(({ isContested }) => isContested);
  const run = async (model: BookModel, real: RealBook) => {
    const deposit = chosen(open(model), at);
    const { db } = real.book;
    const close = db
      .transaction()
      .execute((tx) => closeChargeback(tx, deposit.id, 'ada', timeOf(model.now)));
    expect(await close).toBe(true);
    deposit.isContested = false;
  };
  return command(`case ${at} is closed`, run, (model) => open(model).length > 0);
}

/** A first limit and a lower one count at once; a higher one waits for longer than any history lasts. */
export function limiting(at: number, kind: LimitKind, max: bigint, death: Death | null): Command {
  const name = `player ${at} limits ${kind} to ${max}${deathText(death)}`;
  return command(name, async (model, real) => {
    const player = chosen(model.players, at);
    const wish = { playerId: player.id, now: timeOf(model.now) };
    const terms =
      kind === 'bet'
        ? ({ type: kind, period: 'day', max: Number(max) } as const)
        : ({ type: kind, period: 'day', max: minor(max) } as const);
    const answer = await real.dying.surviving(death, () => askForLimit(real.dying.db, wish, terms));
    expect(answer.ok).toBe(true);
    const before = player.limits[kind];
    player.limits[kind] = before === undefined || max < before ? max : before;
  });
}

/** A player takes a break; one that lasts longer is not cut short. */
export function excluding(at: number, minutes: number, death: Death | null): Command {
  const name = `player ${at} takes a break of ${minutes} minutes${deathText(death)}`;
  return command(name, async (model, real) => {
    const player = chosen(model.players, at);
    const until = model.now + minutes;
    const wish = { playerId: player.id, now: timeOf(model.now) };
    const terms = { type: 'coolingoff', until: timeOf(until).getTime() } as const;
    const answer = await real.dying.surviving(death, () => askForLimit(real.dying.db, wish, terms));
    expect(answer.ok).toBe(until >= player.excludedUntil);
    player.excludedUntil = Math.max(until, player.excludedUntil);
  });
}

const anyPlayer = fc.nat(2);
const anyNews = fc.constantFrom<DepositNews[]>(
  'paid',
  'paid',
  'declined',
  'expired',
  'refunded',
  'charged_back',
);
const anyMax: Record<LimitKind, fc.Arbitrary<bigint>> = {
  deposit: fc.bigInt({ min: 2_000n, max: 8_000n }),
  wager: fc.bigInt({ min: 1_000n, max: 6_000n }),
  loss: fc.bigInt({ min: 500n, max: 3_000n }),
  bet: fc.bigInt({ min: 3n, max: 25n }),
};

export const anyBeginning = fc
  .tuple(anyPlayer, fc.bigInt({ min: 200n, max: 3_000n }))
  .map((given) => beginning(...given));
export const anyReport = fc
  .tuple(fc.nat(20), anyNews, fc.constantFrom(10n, 10n, 10n, 4n, 11n), anyDeath)
  .map((given) => reporting(...given));
export const anyReportAgain = fc
  .tuple(fc.nat(40), anyDeath)
  .map((given) => reportingAgain(...given));
export const aClosedCase = fc.nat(5).map(closing);
export const anyLimit = fc
  .constantFrom(...LIMIT_KINDS)
  .chain((kind) => fc.tuple(anyPlayer, fc.constant(kind), anyMax[kind], anyDeath))
  .map((given) => limiting(...given));
export const anyBreak = fc
  .tuple(anyPlayer, fc.integer({ min: 1, max: 12 }), anyDeath)
  .map((given) => excluding(...given));
