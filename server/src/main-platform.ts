import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { routerOn } from './http/router';
import { readSession } from './http/session-cookie';
import { clock, door, gameDeps, type House, ROOT, webhookUrl, withdrawalRules } from './main-house';
import { DEPOSIT_LIMITS } from './player/deposits/begin-deposit';
import { sandboxGameRoutes } from './player/games/sandbox/routes';
import { gameWalletRoutes } from './player/games/wallet/wallet-routes';
import { outboxRoutes } from './player/messages/outbox-routes';
import { kindsUnsent } from './player/messages/sending';
import { sandboxRoutes } from './player/payments/sandbox/routes';
import { paymentWebhookRoutes } from './player/payments/webhook-routes';
import { widgetRoutes } from './player/payments/widget/routes';
import { playerRoutes } from './player/routes';
import { statementRoutes } from './player/wallet/statement-file';

const HOUR_MS = 3_600_000;

/** Registers all that the player platform's origin answers. */
export async function openPlatform(house: House, platform: FastifyInstance): Promise<void> {
  const { config, database, hub, secret, log, payments, games, sender } = house;
  const { db } = database;
  const keys = door(house, 'platform');
  playerRoutes(routerOn(platform, keys), {
    db,
    clock,
    payments,
    siteName: config.SITE_NAME,
    platformOrigin: config.PLATFORM_ORIGIN,
    locales: config.LOCALES,
    localeInUrl: config.LOCALE_IN_URL,
    signedOut: (playerId) => hub.realtime.signedOut(String(playerId)),
    deposits: {
      limits: DEPOSIT_LIMITS,
      returnOrigins: house.trustedOrigins,
      webhookUrl: webhookUrl(house),
    },
    withdrawals: withdrawalRules(house),
    limitCooling: config.LIMIT_COOLING * HOUR_MS,
    gates: { blockedCountries: config.BLOCKED_COUNTRIES, group: config.PLAYER_GROUP ?? null },
    wantedFields: config.AUTH_FIELDS,
    secondFactor: {
      secret,
      siteName: config.SITE_NAME,
      rpId: config.SESSION_COOKIE_DOMAIN ?? new URL(config.PLATFORM_ORIGIN).hostname,
      origins: [config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN],
    },
  });
  statementRoutes(platform, {
    db,
    playerOf: async (request) => {
      const token = readSession(request);
      return token === null ? null : keys.findPlayer(token);
    },
  });
  await platform.register(paymentWebhookRoutes, { db, clock, payments });
  await platform.register(sandboxRoutes, { db, clock, secret, log });
  await platform.register(gameWalletRoutes, {
    db,
    clock,
    providers: new Map([[games.name, games]]),
  });
  await platform.register(sandboxGameRoutes, gameDeps(house));
  await platform.register(outboxRoutes, { db, kinds: kindsUnsent(sender) });
  await platform.register(widgetRoutes, {
    parents: [...house.trustedOrigins],
    hosts: config.HOST_ORIGINS,
    limits: DEPOSIT_LIMITS,
  });
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
