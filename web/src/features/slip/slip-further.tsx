import { slipType } from '@touchline/domain/slip/slip';
import { useEffect } from 'react';
import { useText } from '../../i18n/text';
import { useLiveStore } from '../../live/live-context';
import { onPush } from '../../live/on-push';
import { useCustomTicket } from '../../state/custom-ticket';
import { useFlag } from '../../state/flags';
import { usePlayingId } from '../../state/playing';
import { useReplaceQuestion } from '../../state/replace-slip';
import { useSession } from '../../state/session';
import { handOver } from '../../state/set-aside';
import { useSlip } from '../../state/slip';
import { further } from '../../state/slip-further';
import { followOtherTabs } from '../../state/slip-tabs';
import { showAlert } from '../../ui/alert';
import { later } from '../../ui/later';
import { keepBonuses } from './keep-bonuses';
import { keepCounts } from './keep-counts';
import { keepCustomPrice } from './keep-custom-price';
import { keepGone } from './keep-gone';

const ReplaceQuestion = later(async () => (await import('./replace-question')).ReplaceQuestion);
const CustomBetTicket = later(async () => (await import('./custom-bet-ticket')).CustomBetTicket);

/** What else keeps the slip true, and is of no use before the page has been taken over. */
export function SlipFurther() {
  const isCustom = useSlip((slip) => slipType(slip) === 'custom_bet');
  const ticket = useCustomTicket();
  useEffect(() => followOtherTabs(), []);
  useEffect(() => (isCustom ? keepCustomPrice() : undefined), [isCustom]);
  useCounts(useBonuses());
  useBetNews();
  useGone();
  const asked = useReplaceQuestion();
  if (asked) return <ReplaceQuestion isUnanswered={asked.isUnanswered} />;
  return ticket && <CustomBetTicket ticket={ticket} />;
}

/** Keeps the bonuses of whoever is signed in; none of them stays behind with the next reader. Whether somebody is. */
function useBonuses(): boolean {
  const player = usePlayingId();
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  useEffect(() => (player === null ? undefined : keepBonuses()), [player]);
  // A slip out of storage may hold some of a player who is gone since.
  useEffect(() => {
    if (isVisitor) further.withdrawBonuses();
  }, [isVisitor]);
  useEffect(() => {
    if (player !== null) handOver(player);
  }, [player]);
  return player !== null;
}

function useCounts(isPlayer: boolean): void {
  const ambs = useFlag('amb_progress_bar');
  const jackpots = useFlag('jackpots');
  const isAsked = isPlayer && (ambs || jackpots);
  useEffect(
    () => (isAsked ? keepCounts({ ambs, jackpots }) : undefined),
    [isAsked, ambs, jackpots],
  );
}

/** SPEC §4 "bet_changed": what is decided on a bet of the receipt shows there too. */
function useBetNews(): void {
  useEffect(
    () =>
      onPush('bet_changed', ({ bet }) =>
        further.betChanged({
          betId: bet.id,
          status: bet.status,
          isVip: bet.is_vip,
          stake: bet.remaining.stake.value,
          win: bet.remaining.win.value,
        }),
      ),
    [],
  );
}

/** Selections that will take no more bets leave, and that is told: a bet of fewer pays something else (SPEC §4). */
function useGone(): void {
  const t = useText();
  const live = useLiveStore();
  useEffect(
    () =>
      keepGone(live, (count) => showAlert({ kind: 'info', title: t('ticket.gone', { count }) })),
    [live, t],
  );
}
