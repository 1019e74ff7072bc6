import { betRef } from '@touchline/domain/bets/bet-ref';
import { minor } from '@touchline/domain/money';
import type { StoredFacts } from '../../db/tables/notifications';
import { moneyText } from '../money-text';

/** What a notification says. */
export interface NotificationText {
  title: string;
  body: string;
  caption: string;
}

type Told<T extends StoredFacts['type']> = Extract<StoredFacts, { type: T }>;
type TitleAndBody = readonly [title: string, body: string];

/** `{paid}`, `{stake}`, `{from}` and `{until}` are written as the locale writes them. */
interface Texts {
  bet: Record<Told<'bet'>['news'], TitleAndBody>;
  /** Before the title of a bet that had been told of before. */
  again: string;
  vip_bet: Record<Told<'vip_bet'>['decision'], TitleAndBody>;
  maintenance: TitleAndBody;
  bet_caption: string;
  maintenance_caption: string;
}

const ENGLISH: Texts = {
  bet: {
    won: ['Bet won', 'Your bet pays {paid}.'],
    half_won: ['Bet half won', 'Half of your bet won and the rest was refunded: it pays {paid}.'],
    half_lost: ['Stake partly refunded', 'Your bet lost in part and pays back {paid}.'],
    lost: ['Bet lost', 'Your bet did not win this time.'],
    void: ['Bet void', 'Your bet does not count, and you have back {paid}.'],
    cashed_out: ['Bet cashed out', 'Your bet was cashed out for {paid}.'],
    reopened: ['Bet open again', 'The result was taken back. Your bet waits for a new one.'],
  },
  again: 'Corrected: {title}',
  vip_bet: {
    approved: ['Bet accepted', 'We have accepted your bet of {stake}.'],
    rejected: ['Bet not accepted', 'We have not accepted your bet of {stake}.'],
  },
  maintenance: ['Maintenance', 'From {from} to {until} the site may not answer.'],
  bet_caption: 'Bet {ref}',
  maintenance_caption: 'Notice',
};

const GERMAN: Texts = {
  bet: {
    won: ['Wette gewonnen', 'Deine Wette zahlt {paid} aus.'],
    half_won: [
      'Wette halb gewonnen',
      'Die Hälfte deiner Wette hat gewonnen, der Rest wurde erstattet: Sie zahlt {paid} aus.',
    ],
    half_lost: [
      'Einsatz teilweise erstattet',
      'Deine Wette ist zum Teil verloren und gibt {paid} zurück.',
    ],
    lost: ['Wette verloren', 'Deine Wette hat diesmal nicht gewonnen.'],
    void: ['Wette ungültig', 'Deine Wette zählt nicht, und du hast {paid} zurück.'],
    cashed_out: ['Wette ausgezahlt', 'Deine Wette wurde für {paid} ausgezahlt.'],
    reopened: [
      'Wette wieder offen',
      'Das Ergebnis wurde zurückgenommen. Deine Wette wartet auf ein neues.',
    ],
  },
  again: 'Berichtigt: {title}',
  vip_bet: {
    approved: ['Wette angenommen', 'Wir haben deine Wette über {stake} angenommen.'],
    rejected: ['Wette nicht angenommen', 'Wir haben deine Wette über {stake} nicht angenommen.'],
  },
  maintenance: [
    'Wartungsarbeiten',
    'Vom {from} bis {until} ist die Seite vielleicht nicht erreichbar.',
  ],
  bet_caption: 'Wette {ref}',
  maintenance_caption: 'Hinweis',
};

/** Texts by language; a locale that has none of its own is answered in English. */
const LANGUAGES: Readonly<Record<string, Texts>> = { en: ENGLISH, de: GERMAN };

/** Says in the reader's locale what has happened (SPEC §3 "Notification"). */
export function notificationText(facts: StoredFacts, locale: string): NotificationText {
  const texts = LANGUAGES[locale] ?? LANGUAGES[locale.split('-')[0] ?? ''] ?? ENGLISH;
  if (facts.type === 'maintenance') {
    const [title, body] = texts.maintenance;
    const { from, until } = facts;
    const moments = { from: momentText(from, locale), until: momentText(until, locale) };
    return { title, body: filled(body, moments), caption: texts.maintenance_caption };
  }
  const caption = filled(texts.bet_caption, { ref: betRef(facts.betId) });
  const amount = (digits: string) => moneyText(minor(BigInt(digits)), locale, facts.currency);
  if (facts.type === 'vip_bet') {
    const [title, body] = texts.vip_bet[facts.decision];
    return { title, body: filled(body, { stake: amount(facts.stake) }), caption };
  }
  const [title, body] = texts.bet[facts.news];
  const isCorrected = facts.again && facts.news !== 'reopened';
  return {
    title: isCorrected ? filled(texts.again, { title }) : title,
    body: filled(body, { paid: amount(facts.paid) }),
    caption,
  };
}

/** Where the reader's clock stands is not known, so that moments name their zone. */
function momentText(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token);
}
