import path from 'node:path';
import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import { GAME_APPS, type GameApp } from '@touchline/domain/games/game-rules';
import type { FastifyInstance } from 'fastify';
import { bookRoutes } from './book/routes';
import type { AdditionalProviders } from './book/site';
import { askProviders } from './feed/ask-providers';
import { demoStreamRoutes } from './feed/demo-stream';
import { following } from './following';
import { ownPageRoutes } from './http/own-page-routes';
import { routerOn } from './http/router';
import { crestRoutes } from './pictures/crest-routes';
import { clock, door, type House, ROOT, winsNoted } from './main-house';
import { contractRoute } from './main-operator';
import { launchRoutes } from './player/games/launch-routes';
import { watchersRoute } from './player/watchers-route';
import { pushRoutes } from './push/routes';
import { trustIn } from './trusted-proxies';

/** Registers all that the sportsbook's origin answers. */
export async function openSportsbook(house: House, sportsbook: FastifyInstance): Promise<void> {
  const { config, hub, database, site, settings, providers } = house;
  const book = bookRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    position: hub.realtime.history,
    mintTokens: hub.realtime.mintTokens,
    push: house.push.door,
    site,
    share: following(() => site.sharing ?? { enabled: true, keptForDays: 30 }),
    ...askProviders(providers),
    noteWin: winsNoted(house),
  });
  sportsbook.addHook('preClose', async () => book.close());
  watchersRoute(routerOn(sportsbook, door(house, 'sportsbook')), house.secret);
  launchRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    providers: new Map([[house.games.name, house.games]]),
    get moneyRules() {
      return site.moneyRules ?? USUAL_MONEY_RULES;
    },
    get enabled() {
      return gamesOf(site.additionalProviders);
    },
  });
  ownPageRoutes(
    routerOn(sportsbook, door(house, 'sportsbook')),
    () => settings.now().settings.site,
  );
  crestRoutes(sportsbook);
  await demoStreamRoutes(sportsbook, path.join(ROOT, 'server/assets/demo-stream'));
  contractRoute(house, sportsbook, ({ origin }) => origin !== 'operator');
  const callers = {
    allowedOrigins: [...house.trustedOrigins],
    trust: trustIn(config.TRUSTED_PROXIES),
    noteEvent: house.events.noteEvent,
  };
  await pushRoutes(sportsbook, hub, callers);
  hub.attach(sportsbook.server, callers);
}

/** The games that are offered, by the names under which they are launched. */
function gamesOf(offered: AdditionalProviders | undefined): ReadonlySet<GameApp> {
  const { lotto = false, ...others } = offered ?? {};
  const named = { ...others, lottery: lotto };
  return new Set(GAME_APPS.filter((app) => named[app]));
}
