import type { OperatorDeps } from './operator-deps';
import type { Router } from '@touchline/wire/calls/router';
import { auditRoutes } from './audit-routes';
import { betRoutes } from './bet-routes';
import { chatRoutes } from './chat-routes';
import { campaignRoutes } from './campaign-routes';
import { eventRoutes } from './event-routes';
import { heldLineRoutes } from './held-line-routes';
import { jackpotRoutes } from './jackpot-routes';
import { limitRoutes } from './limit-routes';
import { marketRoutes } from './market-routes';
import { noticeRoutes } from './notice-routes';
import { playerRoutes } from './player-routes';
import { priceErrorRoutes } from './price-error-routes';
import { priorityRoutes } from './priority-routes';
import { settingsRoutes } from './settings/settings-routes';
import { streamRoutes } from './stream-routes';
import { withdrawalRoutes } from './withdrawal-routes';

/**
 * Says how the calls of the operator's own tools are answered. The door lets nobody else in; whatever is decided is
 * written to the log in the transaction that carries it out.
 */
export function operatorRoutes(router: Router, deps: OperatorDeps): void {
  betRoutes(router, deps);
  campaignRoutes(router, deps);
  jackpotRoutes(router, deps);
  limitRoutes(router, deps);
  playerRoutes(router, deps);
  marketRoutes(router, deps);
  heldLineRoutes(router, deps);
  priceErrorRoutes(router, deps);
  withdrawalRoutes(router, deps);
  chatRoutes(router, deps);
  streamRoutes(router, deps);
  noticeRoutes(router, deps);
  priorityRoutes(router, deps);
  settingsRoutes(router, deps);
  auditRoutes(router, deps);
  eventRoutes(router, deps);
}
