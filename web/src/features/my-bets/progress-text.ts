import type { LegProgress } from '@touchline/domain/progress/progress';
import type { Text } from '../../i18n/text';

/** How a selection stands, in words: "Needs one more goal: Arsenal". */
export function progressText(
  t: Text,
  progress: LegProgress,
  sides: { home: string; away: string },
): string {
  if (progress.kind === 'ahead') {
    return t(`my-bets.progress.ahead.${progress.unit}`, { count: progress.by });
  }
  if (progress.kind === 'room') {
    return t(`my-bets.progress.room.${progress.unit}`, { count: progress.count });
  }
  if (progress.kind !== 'needs') return t(`my-bets.progress.${progress.kind}`);
  const { count, unit, by } = progress;
  const what = t(`my-bets.progress.needs.${unit}`, { count });
  if (by === 'any') return what;
  return by === 'each'
    ? t('my-bets.progress.each', { what })
    : t('my-bets.progress.by', { what, who: sides[by] });
}

/** Whether it looks well: it has its own colour, beside the words. */
export function looksOf({ kind }: LegProgress): 'well' | 'ill' | 'open' {
  if (kind === 'lost' || kind === 'half_lost') return 'ill';
  return kind === 'needs' || kind === 'back' ? 'open' : 'well';
}
