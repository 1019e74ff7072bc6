import { test as bare } from '@playwright/test';
import { type ServerProcess, serverProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { feedIsUp } from './feed-is-up';

/** What the operator's calls to the usual server carry. */
export const OPERATOR_TOKEN = 'the token of the operator of the usual server';

/** The country is told by a header, as it is by whatever stands before a server in the world. */
const USUAL = {
  FEED_SEED: '5',
  FEED_SPORTS: 'soccer,tennis,golf',
  FEED_DAYS: '3',
  COUNTRY_HEADER: 'x-country',
  OPERATOR_TOKEN,
};

/**
 * Journeys on a server that takes bets and is as anybody starts it: a worker starts one for all of them, with the first
 * that asks for it. They leave it as it was but for players of their own.
 */
export const test = bare.extend<object, { usualServer: ServerProcess }>({
  usualServer: [
    // oxlint-disable-next-line no-empty-pattern -- so are fixtures written that need no other
    async ({}, use) => {
      const server = await serverProcess(USUAL);
      await feedIsUp(new Visitor(server));
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
