import type { FeedLine } from '../../source';
import type { Calendar } from '../calendar';
import type { Match } from '../play';
import { matchFeed } from '../match-feed';

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
