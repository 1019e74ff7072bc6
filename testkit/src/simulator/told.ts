import type { FeedLine } from '../../../server/src/feed/source';
import type { Calendar } from '../../../server/src/feed/simulator/calendar';
import type { Match } from '../../../server/src/feed/simulator/play';
import { matchFeed } from '../../../server/src/feed/simulator/match-feed';

/** Everything that is ever said of a match. */
export function everythingOf(calendar: Calendar, match: Match): FeedLine[] {
  const feed = matchFeed(calendar, match);
  const lines: FeedLine[] = [];
  while (feed.due() < Infinity) {
    const t = feed.due();
    lines.push(...feed.writer.told(feed.play(), { t }));
  }
  return lines;
}
