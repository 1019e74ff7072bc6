import { DIGITS } from '@touchline/domain/digits';
import { betRef } from '@touchline/domain/bets/bet-ref';
import { minor } from '@touchline/domain/money';
import type { NamedBonus, StoredFacts } from '../../db/tables/notifications';
import { filledIn, inLanguage } from '../../language';
import { addedText, bonusName } from '../bets/bonus-of-bet';
import { moneyText } from '../money-text';
import type { BookWords } from '../words/book-words';
import { bookWords, ordinalText } from '../words/words-in';

/** What a notification says. */
export interface NotificationText {
  title: string;
  body: string;
  caption: string;
}

/** Says in the reader's locale what has happened (SPEC §3 "Notification"). */
export function notificationText(facts: StoredFacts, locale: string): NotificationText {
  const texts = bookWords(locale).notifications;
  const filled = (text: string, values: Record<string, string>) => filledIn(locale, text, values);
  if (facts.type === 'maintenance') {
    const { title, body } = texts.maintenance;
    const { from, until, text } = facts;
    if (text !== undefined) return { title, body: text, caption: rangeText(from, until, locale) };
    const moments = { from: momentText(from, locale), until: momentText(until, locale) };
    return { title, body: filled(body, moments), caption: texts.maintenance_caption };
  }
  if (facts.type === 'bonus') {
    const { title, body } = texts.bonus[facts.gift];
    const amount =
      facts.gift === 'other' ? '' : moneyText(minor(BigInt(facts.amount)), locale, facts.currency);
    return {
      title,
      body: bonusPrefix(facts, locale) + filled(body, { amount }),
      caption: texts.bonus_caption,
    };
  }
  if (facts.type === 'jackpot') {
    const amount = moneyText(minor(BigInt(facts.amount)), locale, facts.currency);
    const { title, body } = jackpotSaid(texts, facts);
    return { title, body: filled(body, { amount }), caption: texts.jackpot_caption };
  }
  if (facts.type === 'payment') {
    const { caption, ...payment } = texts.payment;
    const { title, body } = payment[facts.about];
    const amount = moneyText(minor(BigInt(facts.amount)), locale, facts.currency);
    const reason = facts.about === 'withdrawal' ? texts.unpaid[facts.why] : '';
    return { title, body: filled(body, { amount, reason }), caption };
  }
  return betText(facts, locale);
}

/** What stands for several settled bets, `{count}` being how many. */
export function manyBetsText(locale: string): string {
  return bookWords(locale).notifications.many_bets;
}

function jackpotSaid(
  { jackpot, jackpot_checked: checked, jackpot_declined: declined }: BookWords['notifications'],
  { isChecked = false, isDeclined = false }: Extract<StoredFacts, { type: 'jackpot' }>,
) {
  if (isDeclined) return declined;
  return isChecked ? { ...jackpot, body: checked } : jackpot;
}

/** Which bonus it is, and of a prize which place has won it. */
function bonusPrefix(facts: Extract<StoredFacts, { type: 'bonus' }>, locale: string): string {
  const name = facts.names === undefined ? '' : inLanguage(facts.names, locale);
  const place =
    facts.gift === 'prize' && facts.place !== undefined ? ordinalText(facts.place, locale) : '';
  const told = [name, place].filter((each) => each !== '').join(' · ');
  return told === '' ? '' : `${told}: `;
}

type BetFacts = Extract<StoredFacts, { betId: number }>;

/** What has become of a bet, after which one it is. */
function betText(facts: BetFacts, locale: string): NotificationText {
  const texts = bookWords(locale).notifications;
  const filled = (text: string, values: Record<string, string>) => filledIn(locale, text, values);
  const amount = (digits: bigint | string, currency: string) =>
    moneyText(minor(BigInt(digits)), locale, currency);
  const { about, stake, currency, bonus } = facts;
  const isNamed = about !== undefined && stake !== undefined && currency !== undefined;
  const named = isNamed
    ? `${filled(texts.bet_line, { what: about, stake: withBonus(amount(stake, currency), bonus, locale) })} `
    : '';
  const caption = filled(texts.bet_caption, { ref: betRef(facts.betId) });
  if (facts.type === 'price_error') {
    const { title, body } = texts.price_error;
    return { title, body: named + filled(body, { reason: facts.reason }), caption };
  }
  if (facts.type === 'vip_bet') {
    const { title, body } = texts.vip_bet[facts.decision];
    return {
      title,
      // It says the stake by itself.
      body:
        (about ? `${about}: ` : '') +
        filled(body, { stake: withBonus(amount(facts.stake, facts.currency), bonus, locale) }),
      caption,
    };
  }
  const { title, body } = texts.bet[facts.news];
  const isCorrected = facts.again && facts.news !== 'reopened';
  // Of a bet that returned what was cashed out of it alone, the rest has won nothing.
  const isRestLost = facts.news === 'returned' && facts.paid === '0';
  const sentence = isRestLost ? texts.bet.lost.body : body;
  const told = filled(sentence, { paid: givenBack(facts, locale) });
  const added = bonus && addedText(bonus, facts.currency, locale);
  return {
    title: isCorrected ? texts.again.replace('{title}', title) : title,
    body: [
      named + told,
      added ? ` ${added}.` : '',
      facts.again ? movedText(facts, locale) : '',
      whyVoid(facts),
    ].join(''),
    caption,
  };
}

/** A stake and the bonus that it was placed with: "€10.00 (Freebet, winnings only)"; a boost that has paid says more later. */
function withBonus(stake: string, bonus: NamedBonus | undefined, locale: string): string {
  return bonus && bonus.added === undefined ? `${stake} (${bonusName(bonus, locale)})` : stake;
}

/** What a bet paid; of a void one that a freebet has staked, the freebet that is back. */
function givenBack(facts: Extract<StoredFacts, { type: 'bet' }>, locale: string): string {
  const { news, paid, stake, currency, bonus } = facts;
  const isFreebetBack = news === 'void' && paid === '0' && stake !== undefined;
  if (!isFreebetBack) return moneyText(minor(BigInt(paid)), locale, currency);
  return withBonus(moneyText(minor(BigInt(stake)), locale, currency), bonus, locale);
}

/** The operator's own words, behind what comes of them. */
function whyVoid({ news, reason }: Extract<StoredFacts, { type: 'bet' }>): string {
  return reason !== undefined && (news === 'void' || news === 'stake_returned') ? ` ${reason}` : '';
}

/** What a correction has changed; nothing where it moved no money. */
function movedText(
  { moved = '0', currency }: Extract<StoredFacts, { type: 'bet' }>,
  locale: string,
): string {
  const { more_paid: more, taken_back: back } = bookWords(locale).notifications;
  const change = BigInt(moved);
  if (change === 0n) return '';
  const amount = moneyText(minor(change < 0n ? -change : change), locale, currency);
  return ` ${filledIn(locale, change < 0n ? back : more, { amount })}`;
}

/** Where the reader's clock stands is not known, so that moments name their zone. */
function momentText(moment: string, locale: string): string {
  return momentFormat(locale).format(new Date(moment));
}

function rangeText(from: string, until: string, locale: string): string {
  return momentFormat(locale).formatRange(new Date(from), new Date(until));
}

function momentFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...DIGITS,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
}
