import type { StoredStatistics } from '../../db/schema';
import type { BcStat } from './messages';

/**
 * The scoreboard.
 *
 * Documented (OddsFeed, TCP socket, "Stat" and its samples): scores are written `home:away`; `CurrentMinute` is told in
 * sports that are played against time, `Period` is the one under way, and `Set1Score` and so on are those of its periods
 * (of football's halves as well).
 *
 * Not public: which stage of play a number of a period stands for in which sport, how a game of tennis writes an
 * advantage, and which side the numbers of `Server` are. Stages are left unnamed, a game score that is not two numbers
 * and the server are left out.
 */
export function statisticsOf(stat: BcStat): StoredStatistics {
  const [yellow, corners, game] = [
    pairOf(stat.YellowcardScore),
    pairOf(stat.CornerScore),
    pairOf(stat.GameScore),
  ];
  return {
    clock: clockOf(stat),
    total_score: pairOf(stat.Score),
    period_score: periodsOf(stat),
    red_cards: pairOf(stat.RedcardScore),
    ...(yellow && { yellow_cards: yellow }),
    ...(corners && { corners }),
    ...(game && { game_score: game }),
  };
}

/** Whether the event ends the match ("Match Lifecycle"): true, false when it is taken back, null when it does neither. */
export function endsMatch({ EventType, IsCanceled }: BcStat): boolean | null {
  return EventType?.toLowerCase() === 'finished' ? IsCanceled !== true : null;
}

function clockOf({ CurrentMinute, RemainingTime, IsTimeout }: BcStat): StoredStatistics['clock'] {
  const remaining = minutesOf(RemainingTime);
  const isTimed = typeof CurrentMinute === 'number' && CurrentMinute >= 0;
  if (!isTimed && remaining === null) return null;
  return {
    match_time: isTimed ? `${String(CurrentMinute).padStart(2, '0')}:00` : null,
    stoppage_time: null,
    remaining_time: remaining,
    stopped: IsTimeout === true,
  };
}

/** A time span `hh:mm:ss`, maybe with a fraction, as `mm:ss`. */
function minutesOf(span: string | null | undefined): string | null {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d\d):(\d\d)(?:\.\d+)?$/.exec(span ?? '') ?? [];
  if (seconds === undefined) return null;
  return `${String(Number(hours) * 60 + Number(minutes)).padStart(2, '0')}:${seconds}`;
}

function periodsOf(stat: BcStat): StoredStatistics['period_score'] {
  const told = [
    stat.Set1Score,
    stat.Set2Score,
    stat.Set3Score,
    stat.Set4Score,
    stat.Set5Score,
    stat.Set6Score,
    stat.Set7Score,
    stat.Set8Score,
    stat.Set9Score,
    stat.Set10Score,
  ];
  const begun = told.slice(0, Math.max(0, stat.Period ?? 0));
  return begun.flatMap((written, index) => {
    const pair = pairOf(written);
    const number = index + 1;
    return pair ? [{ ...pair, number, period_key: `period_${number}` }] : [];
  });
}

function pairOf(written: string | null | undefined): { home: number; away: number } | null {
  const [, home, away] = /^(\d{1,4}) ?: ?(\d{1,4})$/.exec(written ?? '') ?? [];
  return home === undefined ? null : { home: Number(home), away: Number(away) };
}
