import { potentialWin } from '@touchline/domain/bets/potential-win';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, odds, type Odds } from '@touchline/domain/money';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import { newBet } from '@touchline/domain/slip/slip';
import { selectionOf, toggleSelection } from '@touchline/domain/slip/toggle-selection';
import { aPick, SINGLES_OFFERED, stakedSlip } from '@touchline/testkit/slip/slip';
import { settledBets } from './domain/bets';
import { naivePayout, naiveSystemWin, naiveToggle } from './domain/naive';
import { compareRates, median } from './domain/rounds';
import { weigh } from './domain/size';

/**
 * How quick the rules are, each over a naive version of the same in the same run: a click on a slip of
 * twenty bets, what a system of 10 of 12 pays, and settling 100,000 mixed bets; and what the rules weigh
 * in a browser.
 */
const BETS = 100_000;
const SLIP = 20;
/** The slowest of the three, the click, has to be this much quicker than naive. Measured: 5.4 to 8.4. */
const GOAL = 3;
const SETTLE_GOAL_SECONDS = 2;
const BROWSER_GOAL_BYTES = 14_000;

const toggles = toggleRates();
const wins = systemRates();
const settling = settleRates();
const weights = await weigh();
const ratio = Math.min(toggles.ratio, wins.ratio, settling.ratio);
const isOk =
  ratio >= GOAL && settling.seconds <= SETTLE_GOAL_SECONDS && weights.browser <= BROWSER_GOAL_BYTES;

console.log(
  JSON.stringify({
    bench: 'domain',
    toggles_per_second: Math.round(toggles.perSecond),
    toggle_ratio: rounded(toggles.ratio),
    system_wins_per_second: Math.round(wins.perSecond),
    system_win_ratio: rounded(wins.ratio),
    settled_per_second: Math.round(BETS / settling.seconds),
    settle_seconds: rounded(settling.seconds),
    settle_ratio: rounded(settling.ratio),
    browser_bytes: weights.browser,
    all_bytes: weights.all,
    ratio: rounded(ratio),
    goal: GOAL,
    ok: isOk,
  }),
);

function toggleRates() {
  const picks = Array.from({ length: SLIP }, (_, index) => aPick({ matchId: index + 1 }));
  const slip = stakedSlip(picks, 1000, SINGLES_OFFERED);
  const pick = aPick({ matchId: SLIP + 1 });
  const selection = selectionOf(pick);
  const bet = newBet({ type: 'single' }, [selection]);
  let [ours, naive] = [slip, slip];
  return compareRates(
    () => (ours = toggleSelection(ours, pick, SINGLES_OFFERED)).bets.length,
    () => (naive = naiveToggle(naive, selection.key, bet)).bets.length,
  );
}

function systemRates() {
  const system = SYSTEM_TYPES.find((each) => each.id === 1210);
  if (!system) throw new Error('10 of 12 is a system');
  const legs = Array.from({ length: 12 }, (_, index): Odds => odds(1450 + 137 * index));
  const stake = minor(6_600);
  const bet = { kind: { type: 'system', system }, legs, bonus: null } as const;
  if (potentialWin(bet, stake) !== naiveSystemWin(stake, legs, system.winCounts)) {
    throw new Error('both ways to add up a system have to agree');
  }
  return compareRates(
    () => Number(potentialWin(bet, stake)),
    () => Number(naiveSystemWin(stake, legs, system.winCounts)),
  );
}

function settleRates() {
  const bets = settledBets(BETS);
  const ours = () =>
    bets.reduce((sum, { bet, legs }) => sum + standingOf(bet, legs).due.payout, 0n);
  const naive = () => bets.reduce((sum, { bet, legs }) => sum + naivePayout(bet, legs), 0n);
  if (ours() !== naive()) throw new Error('both ways to settle have to agree');
  const rounds = Array.from({ length: 5 }, () => ({
    ours: secondsOf(ours),
    naive: secondsOf(naive),
  }));
  return {
    seconds: median(rounds.map((round) => round.ours)),
    ratio: median(rounds.map((round) => round.naive / round.ours)),
  };
}

function secondsOf(work: () => bigint): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
