import { DIGITS } from '@touchline/domain/digits';
import { betRef } from '@touchline/domain/bets/bet-ref';
import { minor } from '@touchline/domain/money';
import type { StoredFacts } from '../../db/tables/notifications';
import { filledIn } from '../../language';
import { moneyText } from '../money-text';
import { bookWords } from '../words/words-in';

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
    return { title, body: filled(body, { amount }), caption: texts.bonus_caption };
  }
  if (facts.type === 'jackpot') {
    const amount = moneyText(minor(BigInt(facts.amount)), locale, facts.currency);
    const { title, body } = texts.jackpot;
    return { title, body: filled(body, { amount }), caption: texts.jackpot_caption };
  }
  if (facts.type === 'payment') {
    const { caption, ...payment } = texts.payment;
    const { title, body } = payment[facts.about];
    const amount = moneyText(minor(BigInt(facts.amount)), locale, facts.currency);
    const reason = facts.about === 'withdrawal' ? texts.unpaid[facts.why] : '';
    return { title, body: filled(body, { amount, reason }), caption };
  }
  const caption = filled(texts.bet_caption, { ref: betRef(facts.betId) });
  if (facts.type === 'price_error') {
    const { title, body } = texts.price_error;
    return { title, body: filled(body, { reason: facts.reason }), caption };
  }
  const amount = (digits: string) => moneyText(minor(BigInt(digits)), locale, facts.currency);
  if (facts.type === 'vip_bet') {
    const { title, body } = texts.vip_bet[facts.decision];
    return { title, body: filled(body, { stake: amount(facts.stake) }), caption };
  }
  const { title, body } = texts.bet[facts.news];
  const isCorrected = facts.again && facts.news !== 'reopened';
  return {
    title: isCorrected ? texts.again.replace('{title}', title) : title,
    body: filled(body, { paid: amount(facts.paid) }),
    caption,
  };
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
