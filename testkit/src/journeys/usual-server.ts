import { test as bare } from '@playwright/test';
import type { ServerProcess } from '../processes/server-process';
import type { World } from '../world/world';
import { savingData } from './page-checks';
import { worldWithProgramme } from './programme';

/** What the operator's calls to the usual server carry. */
export const OPERATOR_TOKEN = 'the token of the operator of the usual server';

/** The country is told by a header, as it is by whatever stands before a server in the world. */
const USUAL = { COUNTRY_HEADER: 'x-country', OPERATOR_TOKEN };

interface Options {
  /** Whether pages fetch ahead what may be shown next, as they do but for readers who save data. */
  fetchesAhead: boolean;
}

/**
 * Journeys in a world that takes bets and is as anybody starts it, with a programme that stands still: a worker opens one
 * for all of them, with the first that asks for it. They leave it as it was but for players and matches of their own.
 * Half of what a page costs is what it fetches ahead, so it does not, unless a journey is about that.
 */
export const test = bare.extend<Options, { world: World; usualServer: ServerProcess }>({
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, provide) => {
    if (!fetchesAhead) await savingData(context);
    await provide(context);
  },
  world: [
    // oxlint-disable-next-line no-empty-pattern -- so are fixtures written that need no other
    async ({}, use) => {
      const world = await worldWithProgramme(USUAL);
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  usualServer: [({ world }, use) => use(world.server), { scope: 'worker' }],
});
