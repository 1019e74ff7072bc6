import type { ReplyOf } from '@touchline/wire/calls/call';
import type { getShareBets } from '@touchline/wire/calls/share-bets';
import type { MarketReply, MatchReply } from '@touchline/wire/catalogue';
import type { StoredSharedBet, StoredSharedSelection } from '../../db/tables/shares';
import { marketReply, urnsIn } from '../catalogue/market-reply';
import { type CardReading, lineMatchOf, matchReplies, urnsOfMatch } from '../catalogue/match-reply';
import { matchRowsOf } from '../catalogue/match-rows';
import { offeredLines } from './offered-lines';

type Reply = ReplyOf<typeof getShareBets>['data'];
type SelectionReply = Reply['bets'][number]['selections'][number];

/** Shared bets as they can be restored now, and which of their selections cannot (SPEC §4, §5 "Share bet"). */
export async function sharedReply(
  reading: CardReading,
  bets: readonly StoredSharedBet[],
): Promise<Reply> {
  const asked = bets.flatMap((bet) => bet.selections);
  const standing = await standingOf(reading, asked);
  return {
    bets: bets
      .map(({ selections, ...bet }) => ({
        ...bet,
        selections: selections.flatMap((each) => standing.get(each) ?? []),
      }))
      .filter((bet) => bet.selections.length > 0),
    left_out: asked.filter((each) => !standing.has(each)),
  };
}

/** The selections that are still offered, as they stand now. */
async function standingOf(
  reading: CardReading,
  asked: readonly StoredSharedSelection[],
): Promise<Map<StoredSharedSelection, SelectionReply>> {
  const lineOf = await offeredLines(reading.db, asked);
  const lines = asked.flatMap((each) => lineOf(each) ?? []);
  const rows = await matchRowsOf(reading.db, [...new Set(lines.map((line) => line.match_id))]);
  const cards = new Map((await matchReplies(reading, rows)).map((card) => [card.id, card]));
  const { findNames, locale } = reading;
  const names = await findNames(locale, rows.flatMap(urnsOfMatch), lines.flatMap(urnsIn));
  const matches = new Map(rows.map((row) => [row.id, lineMatchOf(row, names)]));
  const replies = asked.flatMap((each): [StoredSharedSelection, SelectionReply][] => {
    const [line, match, card] = [
      lineOf(each),
      matches.get(each.match_id),
      cards.get(each.match_id),
    ];
    if (!line || !match || !card) return [];
    const standing = selectionReply(card, marketReply(line, match, names, locale), each.outcome_id);
    return standing ? [[each, standing]] : [];
  });
  return new Map(replies);
}

/** Null when the line no longer has the outcome, or has no price for it. */
function selectionReply(
  card: MatchReply,
  line: MarketReply,
  outcomeId: string,
): SelectionReply | null {
  const outcome = line.outcomes.find(({ id }) => id === outcomeId);
  if (!outcome || outcome.odds === null) return null;
  const { id, urn_id, slug, type, tournament, competitors, name, status } = card;
  const { start_time, provider } = card;
  return {
    match: {
      id,
      urn_id,
      slug,
      type,
      tournament,
      competitors,
      name,
      status,
      start_time,
      provider,
    },
    market: {
      id: line.id,
      name: line.name,
      status: line.status,
      specifier: line.specifier,
      market_groups: line.market_groups,
    },
    outcome: { ...outcome, odds: outcome.odds },
  };
}
