import type { Refusal } from '@touchline/domain/bets/refusal';
import type { LimitType } from '@touchline/domain/limits/limit';
import type { Minor } from '@touchline/domain/money';
import { moneyText } from './money-text';

type Texts = Record<Refusal['code'], string>;

const ENGLISH: Texts = {
  odds_changed: 'The odds have changed.',
  custom_odds_changed: 'The odds of this bet have changed.',
  custom_bet_contradicting: 'These selections cannot all win.',
  custom_bet_certain: 'These selections cannot lose together, so there are no odds for them.',
  custom_bet_not_offered: 'There are no odds for these selections together.',
  custom_bet_not_combinable: 'These selections cannot be combined.',
  custom_bet_unavailable: 'We cannot price these selections at the moment. Please try again.',
  odds_not_taken: 'We take no bets at these odds at the moment.',
  market_not_bettable: 'A selection does not take bets at the moment.',
  selection_unknown: 'A selection is no longer offered.',
  same_match_twice: 'Selections of the same match cannot stand in one combo.',
  same_line_twice: 'A custom bet holds one selection of a market only.',
  several_matches: 'A custom bet holds selections of one match only.',
  mixed_providers: 'These selections cannot be combined.',
  too_few_selections: 'This kind of bet takes at least {limit} selections.',
  bet_type_not_offered: 'This kind of bet is not offered.',
  system_not_offered: 'This system is not offered for these selections.',
  singles_not_offered: 'These selections cannot be bet on as several singles.',
  too_many_selections: 'This bet holds at most {limit} selections.',
  stake_below_min: 'The smallest stake is {limit}.',
  stake_above_max: 'The largest stake is {limit}.',
  payout_above_max: 'A bet pays at most {limit}. Lower the stake.',
  freebet_stake: 'The stake of this freebet is {limit}.',
  bonus_not_usable: 'This bonus cannot be used for this bet.',
  municipality_unknown: 'Please add your municipality to your profile first.',
  currency_without_account: 'You have no account in this currency.',
  placement_id_reused: 'Another bet was already placed under this id.',
  insufficient_funds: 'Your balance is too low for this stake.',
  player_limit: 'Your limit {own} does not allow this bet.',
  player_excluded: 'No bets for now: {own}.',
};

const GERMAN: Texts = {
  odds_changed: 'Die Quote hat sich geändert.',
  custom_odds_changed: 'Die Quote dieser Wette hat sich geändert.',
  custom_bet_contradicting: 'Diese Auswahlen können nicht alle gewinnen.',
  custom_bet_certain: 'Diese Auswahlen gewinnen sicher, deshalb gibt es keine Quote.',
  custom_bet_not_offered: 'Für diese Auswahlen gibt es keine gemeinsame Quote.',
  custom_bet_not_combinable: 'Diese Auswahlen lassen sich nicht kombinieren.',
  custom_bet_unavailable:
    'Wir können diese Auswahlen gerade nicht bepreisen. Bitte versuche es noch einmal.',
  odds_not_taken: 'Zu dieser Quote nehmen wir gerade keine Wetten an.',
  market_not_bettable: 'Auf eine Auswahl kann gerade nicht gewettet werden.',
  selection_unknown: 'Eine Auswahl wird nicht mehr angeboten.',
  same_match_twice: 'Auswahlen aus demselben Spiel passen nicht in eine Kombiwette.',
  same_line_twice: 'Eine Wunschwette fasst nur eine Auswahl aus einem Markt.',
  several_matches: 'Eine Wunschwette fasst nur Auswahlen aus einem Spiel.',
  mixed_providers: 'Diese Auswahlen lassen sich nicht kombinieren.',
  too_few_selections: 'Diese Wettart braucht mindestens {limit} Auswahlen.',
  bet_type_not_offered: 'Diese Wettart wird nicht angeboten.',
  system_not_offered: 'Dieses System wird für diese Auswahlen nicht angeboten.',
  singles_not_offered: 'Auf diese Auswahlen sind mehrere Einzelwetten nicht möglich.',
  too_many_selections: 'Diese Wette fasst höchstens {limit} Auswahlen.',
  stake_below_min: 'Der kleinste Einsatz ist {limit}.',
  stake_above_max: 'Der größte Einsatz ist {limit}.',
  payout_above_max: 'Eine Wette zahlt höchstens {limit} aus. Bitte den Einsatz senken.',
  freebet_stake: 'Der Einsatz dieser Freiwette ist {limit}.',
  bonus_not_usable: 'Dieser Bonus gilt nicht für diese Wette.',
  municipality_unknown: 'Bitte zuerst die Gemeinde im Profil angeben.',
  currency_without_account: 'Du hast kein Konto in dieser Währung.',
  placement_id_reused: 'Unter dieser Kennung wurde schon eine andere Wette abgegeben.',
  insufficient_funds: 'Dein Guthaben reicht für diesen Einsatz nicht aus.',
  player_limit: 'Dein Limit {own} lässt diese Wette nicht zu.',
  player_excluded: 'Gerade keine Wetten: {own}.',
};

/** What a player's own limits are called inside these texts. */
const OWN_ENGLISH: Record<LimitType, string> = {
  deposit: 'on deposits',
  loss: 'on losses',
  wager: 'on stakes',
  bet: 'on the number of bets',
  time: 'on the time you are signed in',
  activity: 'on the time with a page in view',
  session: 'on the length of a session',
  sportsbook_session: 'on the length of a sportsbook session',
  reality_check: 'on the time without a reminder',
  selfexclusion: 'you have excluded yourself from play',
  coolingoff: 'your time-out is not over yet',
};

const OWN_GERMAN: Record<LimitType, string> = {
  deposit: 'für Einzahlungen',
  loss: 'für Verluste',
  wager: 'für Einsätze',
  bet: 'für die Zahl der Wetten',
  time: 'für die angemeldete Zeit',
  activity: 'für die Zeit mit offener Seite',
  session: 'für die Dauer einer Sitzung',
  sportsbook_session: 'für die Dauer einer Sitzung im Sportwettenbereich',
  reality_check: 'für die Zeit ohne Erinnerung',
  selfexclusion: 'du hast dich vom Spiel ausgeschlossen',
  coolingoff: 'deine Auszeit ist noch nicht vorbei',
};

interface Language {
  texts: Texts;
  own: Record<LimitType, string>;
}

const IN_ENGLISH: Language = { texts: ENGLISH, own: OWN_ENGLISH };

/** Texts by language; a locale that has none of its own is answered in English. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  en: IN_ENGLISH,
  de: { texts: GERMAN, own: OWN_GERMAN },
};

/** Says in the caller's locale why a bet was refused. `currency` is that of the bet's stake. */
export function refusalMessage(refusal: Refusal, locale: string, currency: string | null): string {
  const known = LANGUAGES[locale] ?? LANGUAGES[locale.split('-')[0] ?? ''] ?? IN_ENGLISH;
  return known.texts[refusal.code]
    .replace('{limit}', () => limitText(refusal, locale, currency))
    .replace('{own}', () => ('limit' in refusal ? known.own[refusal.limit] : ''));
}

function limitText(refusal: Refusal, locale: string, currency: string | null): string {
  const limit = limitIn(refusal);
  return typeof limit === 'bigint' ? moneyText(limit, locale, currency) : String(limit ?? '');
}

/** The limit that was missed: subunits of money, or a number of selections; null where there is none. */
export function limitIn(refusal: Refusal): Minor | number | null {
  if ('min' in refusal) return refusal.min;
  if ('max' in refusal) return refusal.max;
  return 'stake' in refusal ? refusal.stake : null;
}
