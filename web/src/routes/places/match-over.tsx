import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { useText } from '../../i18n/text';
import { WayOn } from '../../ui/way-on';
import { Nothing } from '../states';

/** What is said in place of lines by the status of a match that takes no more bets. */
const SAID = new Map<MatchStatus, ReturnType<typeof said>>([
  // Its bets wait for results, unless those are in.
  [MATCH_STATUS.closed, said('pages.over_title', 'pages.over_text')],
  [MATCH_STATUS.finished, said('pages.over_title', 'pages.settled_text')],
  [MATCH_STATUS.notCovered, said('pages.off_title', 'pages.off_text')],
]);

function said(
  title: 'pages.over_title' | 'pages.off_title',
  text: 'pages.over_text' | 'pages.settled_text' | 'pages.off_text',
) {
  return { title, text } as const;
}

/** Whether a match takes no more bets, whatever comes. */
export function takesNoMore(status: MatchStatus): boolean {
  return SAID.has(status);
}

interface OverProps {
  status: MatchStatus;
  /** Whether every line has its result, although the match itself may still be corrected. */
  isSettled: boolean;
}

/** Stands for the lines of a match that takes no more bets: it promises what is still to come, and nothing else. */
export function MatchOver({ status, isSettled }: OverProps) {
  const t = useText();
  const isDone = isSettled && status === MATCH_STATUS.closed;
  const words = SAID.get(isDone ? MATCH_STATUS.finished : status);
  if (!words) return null;
  return (
    <Nothing
      title={t(words.title)}
      text={t(words.text)}
      action={<WayOn to="/live">{t('pages.see_live')}</WayOn>}
    />
  );
}
