import { failure, reply, type Router } from '@touchline/wire/calls/router';
import * as calls from '@touchline/wire/calls/share-bets';
import { keyOf, notFound, type Reading } from '../catalogue/catalogue-routes';
import { clearExpired, findShared, keepShared } from './keep-shared';
import { typedCode } from './share-code';
import { sharedReply } from './shared-reply';

/** What the operator decides about sharing bets (SPEC §5 "Share bet"). */
export interface Sharing {
  enabled: boolean;
  /** How long a code leads to its bets, counted from when they were shared last. */
  keptForDays: number;
}

/** Unless configured: a month, as few matches take bets for longer. */
export const USUAL_SHARING: Sharing = { enabled: true, keptForDays: 30 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** What sharing stands on beside the catalogue. */
interface ShareDeps {
  clock: { now(): Date };
  /** Left out, as usual. */
  share?: Sharing;
}

/** Says how the sportsbook answers for bets that are shared by a code (SPEC §7). */
export function shareRoutes(
  router: Router,
  reading: Reading,
  { clock, share: sharing = USUAL_SHARING }: ShareDeps,
): void {
  const { db, described, share } = reading;
  router.on(calls.createShareBet, async ({ body }) => {
    const { enabled, keptForDays } = sharing;
    if (!enabled) return failure(403, 'forbidden', 'bets are not shared on this site');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + keptForDays * DAY_MS);
    await clearExpired(db, now);
    const code = await keepShared(db, body.bets, expiresAt);
    return reply({ data: { code, expires_at: expiresAt.toISOString() } });
  });
  router.on(calls.getShareBets, async ({ query, locale }) => {
    const code = typedCode(query.code);
    const bets = sharing.enabled && code !== null ? await findShared(db, code, clock.now()) : null;
    if (!bets) return notFound('shared bet');
    return share(keyOf('shared bet', locale, code), async () => {
      await described();
      return reply({ data: await sharedReply({ ...reading, locale }, bets) });
    });
  });
}
