import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { messages } from '../../i18n/messages/en';
import type { Text } from '../../i18n/text';

type StageKey = keyof (typeof messages)['match']['stage'];

/** What is being played, in words; a stage without words of its own says whether the match is on. */
export function stageText(t: Text, status: MatchStatus, stage: string | null): string {
  const key = `match.stage.${stage as StageKey}` as const;
  if (stage !== null && t.has(key)) return t(key);
  return status === MATCH_STATUS.live || status === MATCH_STATUS.stopped
    ? t('match.stage_live')
    : t('match.stage_over');
}
