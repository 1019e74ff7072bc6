import path from 'node:path';
import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { movementNamer } from './book/movements/name-movements';
import { alongside, following } from './following';
import { routerOn } from './http/router';
import { readSession } from './http/session-cookie';
import {
  clock,
  door,
  gameDeps,
  type House,
  ROOT,
  webhookUrl,
  winsNoted,
  withdrawalRules,
  sandboxPaymentsKey,
} from './main-house';
import { DEPOSIT_LIMITS } from './player/deposits/begin-deposit';
import { sandboxGameRoutes } from './player/games/sandbox/routes';
import { gameWalletRoutes } from './player/games/wallet/wallet-routes';
import { outboxRoutes } from './player/messages/outbox-routes';
import { kindsUnsent } from './player/messages/sending';
import { sandboxRoutes } from './player/payments/sandbox/routes';
import { paymentWebhookRoutes } from './player/payments/webhook-routes';
import { type WidgetDeps, widgetRoutes } from './player/payments/widget/routes';
import type { SiteGates } from './player/profile/gates';
import { playerRoutes } from './player/routes';
import { statementRoutes } from './player/wallet/statement-file';

const HOUR_MS = 3_600_000;

/** Registers all that the player platform's origin answers. */
export async function openPlatform(house: House, platform: FastifyInstance): Promise<void> {
  const { config, database, hub, secret, payments, games, sender } = house;
  const { db } = database;
  const keys = door(house, 'platform');
  const decided = following(() => decidedNow(house));
  const deps = {
    db,
    clock,
    payments,
    platformOrigin: config.PLATFORM_ORIGIN,
    localeInUrl: config.LOCALE_IN_URL,
    signedOut: (playerId: number) => hub.realtime.signedOut(String(playerId)),
    deposits: {
      limits: DEPOSIT_LIMITS,
      returnOrigins: house.trustedOrigins,
      webhookUrl: webhookUrl(house),
    },
    withdrawals: withdrawalRules(house),
    nameMovements: movementNamer(db),
    secret,
    gates: following(() => gatesNow(house)),
    secondFactor: {
      secret,
      get siteName() {
        return decided.siteName;
      },
      rpId: config.SESSION_COOKIE_DOMAIN ?? new URL(config.PLATFORM_ORIGIN).hostname,
      origins: [config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN],
    },
  };
  playerRoutes(routerOn(platform, keys), alongside(deps, decided));
  statementRoutes(platform, {
    db,
    nameMovements: deps.nameMovements,
    playerOf: async (request) => {
      const token = readSession(request, keys);
      const owner = token === null ? null : await keys.findPlayer(token);
      return owner?.playerId ?? null;
    },
  });
  await openPayments(platform, house);
  await platform.register(gameWalletRoutes, {
    db,
    clock,
    providers: new Map([[games.name, games]]),
    noteWin: winsNoted(house),
    noteEvent: house.events.noteEvent,
    get moneyRules() {
      return deps.gates.money;
    },
  });
  await platform.register(sandboxGameRoutes, gameDeps(house));
  await platform.register(outboxRoutes, { db, kinds: kindsUnsent(sender) });
  await platform.register(widgetRoutes, widgetDeps(house));
  await platform.register(fastifyStatic, {
    root: path.join(ROOT, 'widgets/dist/spi'),
    prefix: '/spi/',
  });
  await platform.register(fastifyStatic, {
    root: path.join(ROOT, 'widgets/dist/embed'),
    prefix: '/embed/',
    decorateReply: false,
  });
}

/** The door for the payment provider, and the sandbox that stands for one. */
async function openPayments(platform: FastifyInstance, house: House): Promise<void> {
  const { config, payments, secret, log } = house;
  const { db } = house.database;
  if (!payments.isClosed) {
    await platform.register(paymentWebhookRoutes, {
      db,
      clock,
      payments,
      get moneyRules() {
        return gatesNow(house).money;
      },
    });
  }
  if (config.PAYMENT_SANDBOX) {
    const sandbox = { db, clock, secret: sandboxPaymentsKey(secret), log };
    await platform.register(sandboxRoutes, sandbox);
  }
}

function widgetDeps({ trustedOrigins, config, payments: { isClosed } }: House): WidgetDeps {
  const parents = [...trustedOrigins];
  return { parents, hosts: config.HOST_ORIGINS, limits: DEPOSIT_LIMITS, isClosed };
}

function decidedNow({ settings, site }: House) {
  const { players } = settings.now().settings;
  return {
    siteName: site.name,
    locales: site.locales.map(({ code }) => code),
    limitCooling: players.limit_cooling_hours * HOUR_MS,
    leastExclusionMonths: players.self_exclusion_months,
    wantedFields: players.auth_fields,
  };
}

function gatesNow({ site }: House): SiteGates {
  return {
    blockedCountries: site.blockedCountries ?? new Set(),
    group: site.playerGroup ?? null,
    money: site.moneyRules ?? USUAL_MONEY_RULES,
  };
}
