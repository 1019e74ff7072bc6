import { USUAL_PRICE_LIMITS } from '@touchline/domain/feed/plausibility';
import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patientChance } from './book/cash-out/patient-chance';
import { readDescriptions } from './book/catalogue/market-descriptions';
import { betCounter } from './book/catalogue/count-bets';
import { pruneOddsHistory } from './book/catalogue/odds-history';
import { matchCard } from './book/catalogue/match-reply';
import { countByCatalogue } from './book/described-markets';
import type { SiteSettings } from './book/site';
import type { Config } from './config';
import { askProviders } from './feed/ask-providers';
import { followAll } from './feed/follow';
import { openSources } from './feed/open-source';
import { SIMULATED } from './feed/simulator/billing';
import { createSteadyClock } from './feed/steady-clock';
import { startAnnouncingProviders } from './jobs/announce-providers';
import { startBonuses } from './jobs/bonuses';
import { startCashOuts } from './jobs/cash-outs';
import { alongside, following } from './following';
import { startExpiring } from './jobs/expire-submitted';
import { startJackpots } from './jobs/jackpots';
import { startForgettingChats } from './jobs/forget-chats';
import { startNotifyingEveryone } from './jobs/notify-everyone';
import { startFollowingSettings } from './jobs/follow-settings';
import { startReconciling } from './jobs/reconcile';
import { startRedelivering } from './jobs/redeliver-webhooks';
import { startRelay } from './jobs/relay';
import { startSendingPushes } from './jobs/send-pushes';
import { startTellingPayments } from './jobs/tell-payments';
import { startSettlement } from './jobs/settlement';
import { startLoop } from './jobs/loop';

import { startPollingDeposits } from './jobs/poll-deposits';
import type { MailSite } from './player/accounts/account-mails';
import { startSendingMessages } from './jobs/send-messages';
import { startSendingWithdrawals } from './jobs/send-withdrawals';
import {
  clock,
  gameDeps,
  type House,
  ROOT,
  winsNoted,
  withdrawalRules,
  sandboxPaymentsKey,
} from './main-house';
import { finishRounds } from './player/games/sandbox/play-round';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const RECONCILE_EVERY_MS = 10 * MINUTE_MS;
const SETTINGS_EVERY_MS = 2000;
const REDELIVER_EVERY_MS = 1000;
const EXPIRE_EVERY_MS = 5000;
const BONUSES_EVERY_MS = 5000;
const JACKPOTS_EVERY_MS = 1000;
const PUSH_EVERY_MS = 1000;
const MESSAGES_EVERY_MS = 1000;
const POLL_EVERY_MS = 5000;
const PAY_OUT_EVERY_MS = 2000;
const TELL_EVERY_MS = 1000;
const ROUNDS_EVERY_MS = 10_000;
const COUNT_BETS_EVERY_MS = MINUTE_MS;
const PRUNE_EVERY_MS = 30 * MINUTE_MS;
const FORGET_EVERY_MS = 10 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/**
 * For feeds to fill the first screens before the doors open: what is played now, and next, comes first. The rest of the
 * catalogue comes while people look, and what is not recovered by then takes no bets yet. Whoever works on the server
 * waits for it often, and finds the screens filled from before.
 */
const HEAD_START_MS = import.meta.env.MODE === 'development' ? 0 : 6_000;

/** Starts what happens without being asked, and gives the feeds their head start. */
export async function startJobs(house: House): Promise<void> {
  const { database, hub, log, closing, secret, site, providers } = house;
  const { db, pool, maintenance } = database;
  if (house.config.FEED === 'simulator') SIMULATED.forEach(countByCatalogue);
  await readDescriptions(db);
  const run = (name: string, job: { stop(): Promise<void> }) => closing.add(name, () => job.stop());
  const publish = hub.realtime.publishMany;
  const expandMatch = (matchId: number) => matchCard(db, matchId);
  const { settings } = house;
  run('settings', startFollowingSettings({ pool, settings, log, everyMs: SETTINGS_EVERY_MS }));
  const relayed = {
    get locales() {
      return site.locales.map(({ code }) => code);
    },
  };
  run('the relay', startRelay(alongside({ pool, publish, expandMatch, log }, relayed)));
  run('providers', startAnnouncingProviders({ db, pool, log }));
  const noteWin = winsNoted(house);
  run('settlement', startSettlement({ db, pool, clock, log, noteWin }));
  const jointChance = patientChance(askProviders(providers).customBets);
  run('cash-outs', startCashOuts({ db, pool, clock, site, jointChance, log, noteWin }));
  run('reconciling', startReconciling({ db: maintenance, log, everyMs: RECONCILE_EVERY_MS }));
  if (house.config.PAYMENT_SANDBOX) {
    const redelivery = { secret: sandboxPaymentsKey(secret), everyMs: REDELIVER_EVERY_MS };
    run('webhooks', startRedelivering({ db, clock, log, ...redelivery }));
  }
  const patience = following(() => ({
    waitMs: settings.now().settings.betting.vip.decision_minutes * MINUTE_MS,
  }));
  const expiring = alongside({ db, clock, log, everyMs: EXPIRE_EVERY_MS }, patience);
  run('expiring', startExpiring(expiring));
  const promotions = following(() => ({ ceiling: site.promotionsPerDay }));
  const giving = alongside({ db, clock, log, everyMs: BONUSES_EVERY_MS }, promotions);
  run('bonuses', startBonuses(giving));
  const switched = following(() => ({ isOn: site.featureFlags?.includes('jackpots') === true }));
  const pools = alongside({ db, clock, log, everyMs: JACKPOTS_EVERY_MS }, switched);
  run('jackpots', startJackpots(pools));
  run('pushes', startSendingPushes({ db, clock, ...house.push, log, everyMs: PUSH_EVERY_MS }));
  const memory = following(() => ({
    keptMs: settings.now().settings.players.chat.kept_for_days * DAY_MS,
  }));
  const forgetting = alongside({ db, clock, log, everyMs: FORGET_EVERY_MS }, memory);
  run('chats', startForgettingChats(forgetting));
  const { payments, sender } = house;
  run('messages', startSendingMessages({ db, clock, sender, log, everyMs: MESSAGES_EVERY_MS }));
  const mails = mailSite(house);
  const expiresMs = house.config.DEPOSIT_EXPIRES_HOURS * HOUR_MS;
  const polling = { db, clock, payments, mails, expiresMs, log, everyMs: POLL_EVERY_MS };
  run('polling', startPollingDeposits(alongside(polling, depositRules(house))));
  const withdrawals = withdrawalRules(house);
  const paying = { db, clock, payments, withdrawals, log, everyMs: PAY_OUT_EVERY_MS };
  run('withdrawals', startSendingWithdrawals(paying));
  run('news of payments', startTellingPayments({ db, clock, mails, log, everyMs: TELL_EVERY_MS }));
  run('maintenance', startNotifyingEveryone({ db, clock, log, everyMs: TELL_EVERY_MS }));
  const prune = () => pruneOddsHistory(maintenance, clock.now());
  run('old odds', startLoop({ name: 'pruning odds', everyMs: PRUNE_EVERY_MS, work: prune, log }));
  const counting = {
    name: 'counting bets',
    everyMs: COUNT_BETS_EVERY_MS,
    work: betCounter(db),
    log,
  };
  run('bet counts', startLoop(counting));
  const rounds = gameDeps(house);
  const work = async () => void (await finishRounds(rounds));
  run('games', startLoop({ name: 'finishing rounds', everyMs: ROUNDS_EVERY_MS, work, log }));
  await followFeeds(house);
}

/** From whom deposits are taken when they are paid, and who is told of those that go back. */
function depositRules({ site, events: { noteEvent } }: House) {
  return following(() => ({ noteEvent, moneyRules: site.moneyRules ?? USUAL_MONEY_RULES }));
}

/** What mails say of the site, as its settings are when one is written. */
function mailSite({ config, site }: House): MailSite {
  return alongside(
    { platformOrigin: config.PLATFORM_ORIGIN, localeInUrl: config.LOCALE_IN_URL },
    following(() => ({ siteName: site.name, locales: site.locales.map(({ code }) => code) })),
  );
}

async function followFeeds(house: House): Promise<void> {
  const { config, log, closing, counters, providers, site } = house;
  const about = { db: house.database.db, log: (line: string) => log.info(line), counters };
  const steady = createSteadyClock();
  const sources = await openSources({ ...about, config, now: steady.now });
  for (const source of sources) providers.set(source.provider, source.api);
  const feeds = await followAll(sources, {
    ...about,
    warn: (line) => log.warn(line),
    priceLimits: () => priceLimits(site, config),
    dir: path.resolve(ROOT, config.DATA_DIR),
    logDays: config.FEED_LOG_DAYS,
    clock: steady,
    noteEvent: house.events.noteEvent,
    names: {
      locales: () => site.locales.map(({ code }) => code),
      waitMs: config.FEED_NAMES_WAIT_SECONDS * SECOND_MS,
      refreshMs: config.FEED_NAMES_REFRESH_HOURS * HOUR_MS,
    },
  });
  closing.add('the feeds', () => feeds.stop());
  await Promise.race([feeds.recovered, pause(HEAD_START_MS, null, { ref: false })]);
}

/** Where play goes faster than life, odds move further from one message to the next. */
function priceLimits({ priceLimits: set = USUAL_PRICE_LIMITS }: SiteSettings, config: Config) {
  const speed = config.FEED === 'live' ? 1 : Math.max(1, config.FEED_SPEED);
  const { prematch, live } = set.moves;
  return { ...set, moves: { prematch: prematch * speed, live: live * speed } };
}
