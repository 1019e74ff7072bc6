/** Limits that a player may set; money in subunits. */
export const LIMIT_KINDS = ['deposit', 'wager', 'loss', 'bet'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** What a player has and owes, and allows themself a day. */
export interface ModelPlayer {
  id: number;
  isVip: boolean;
  cash: bigint;
  debt: bigint;
  limits: Partial<Record<LimitKind, bigint>>;
  /** Until when the player takes a break. */
  excludedUntil: number;
  /** What all of the player's bets earn points for; null where there is none. */
  bonus: { id: number; oncePerEvent: boolean } | null;
}

/** A deposit, whatever its provider has said of it. */
export interface ModelDeposit {
  id: string;
  ref: string;
  player: ModelPlayer;
  amount: bigint;
  state: 'pending' | 'error' | 'expired' | 'success' | 'refunded' | 'charged_back' | 'returned';
  credited: bigint;
  /** What was taken off the account again. */
  givenBack: bigint;
  /** Whether a bank took it back and nobody has closed the case. */
  isContested: boolean;
}

export type DepositNews = 'paid' | 'declined' | 'expired' | 'refunded' | 'charged_back';

/** What a provider has said, to be said again. */
export interface SaidOfDeposit {
  eventId: string;
  deposit: ModelDeposit;
  news: DepositNews;
  amount: bigint;
  isTaken: boolean;
}

/** As much of the book as limits look at. */
interface Play {
  now: number;
  bets: readonly { player: ModelPlayer; decision: string; stake: bigint; paid: bigint }[];
  deposits: readonly ModelDeposit[];
}

const total = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

/** Puts money on a player's account, or takes it off: what is owed is paid off first, what is not there is owed. */
export function moveCash(player: ModelPlayer, amount: bigint): void {
  const net = player.cash - player.debt + amount;
  player.cash = net > 0n ? net : 0n;
  player.debt = net < 0n ? -net : 0n;
}

/** What a player has used of what each limit counts. No history lasts longer than a day. */
export function usedBy(model: Play, player: ModelPlayer): Record<LimitKind, bigint> {
  const bets = model.bets.filter((bet) => bet.player === player && bet.decision !== 'rejected');
  const deposits = model.deposits.filter((deposit) => deposit.player === player);
  const staked = total(bets.map(({ stake }) => stake));
  const lost = staked - total(bets.map(({ paid }) => paid));
  return {
    deposit: total(deposits.map(({ credited }) => credited)),
    wager: staked,
    loss: lost > 0n ? lost : 0n,
    bet: BigInt(bets.length),
  };
}

/** Whether so much more of it keeps a player's limit. */
export function isWithin(model: Play, player: ModelPlayer, kind: LimitKind, more: bigint): boolean {
  const max = player.limits[kind];
  return max === undefined || usedBy(model, player)[kind] + more <= max;
}

/** Whether a player has excluded themself for now. */
export function isExcluded({ now }: Play, { excludedUntil }: ModelPlayer): boolean {
  return excludedUntil > now;
}

/** What is begun counts against the limit of who begins another one. */
export function mayDeposit(model: Play, player: ModelPlayer, amount: bigint): boolean {
  const own = model.deposits.filter((each) => each.player === player && each.state === 'pending');
  const pending = total(own.map((each) => each.amount));
  return !isExcluded(model, player) && isWithin(model, player, 'deposit', pending + amount);
}

/**
 * What a provider's news does to a deposit: money that arrives is credited once and within limits, and no more is given
 * back than is there. Answers with whether it may be told again.
 */
export function hear(
  model: Play,
  deposit: ModelDeposit,
  news: DepositNews,
  amount: bigint,
): 'taken' | 'early' {
  const isPaid = !['pending', 'error', 'expired'].includes(deposit.state);
  const isGivenBack = news === 'refunded' || news === 'charged_back';
  if (!isPaid && isGivenBack) return 'early';
  if (!isPaid) settle(model, deposit, news, amount);
  else if (isGivenBack) giveBack(deposit, news, amount);
  return 'taken';
}

function settle(model: Play, deposit: ModelDeposit, news: DepositNews, amount: bigint): void {
  const { player } = deposit;
  if (news === 'paid' && amount === deposit.amount) {
    const fits = !isExcluded(model, player) && isWithin(model, player, 'deposit', amount);
    deposit.state = fits ? 'success' : 'returned';
    if (!fits) return;
    deposit.credited = amount;
    moveCash(player, amount);
  } else if (deposit.state === 'pending') {
    deposit.state = news === 'expired' ? 'expired' : 'error';
  }
}

function giveBack(deposit: ModelDeposit, news: DepositNews, amount: bigint): void {
  const left = deposit.credited - deposit.givenBack;
  const isRefund = news === 'refunded';
  if (isRefund && (left === 0n || amount > left)) return;
  if (!isRefund && deposit.state === 'charged_back' && left === 0n) return;
  const moved = amount < left ? amount : left;
  deposit.givenBack += moved;
  if (moved > 0n) moveCash(deposit.player, -moved);
  if (!isRefund) Object.assign(deposit, { state: 'charged_back', isContested: true });
  else if (deposit.state === 'success' && moved === left) deposit.state = 'refunded';
}
