import type { NoCashOut } from '@touchline/domain/bets/cash-out';
import type { Minor } from '@touchline/domain/money';
import { moneyText } from '../money-text';

type Texts = Record<NoCashOut['reason'], string>;

const ENGLISH: Texts = {
  in_delay: 'This bet has not been accepted yet.',
  lost: 'This bet is lost.',
  settled: 'This bet has ended or was cashed out already.',
  freebet: 'A bet with this freebet cannot be cashed out.',
  suspended: 'A selection of this bet cannot be cashed out at the moment.',
  no_probability: 'There is no cash-out for this bet at the moment.',
  below_least: 'This is less than the smallest amount that is cashed out.',
  above_offer: 'This is more than is left of the bet.',
  below_seen: 'The cash-out is worth {offer} now.',
};

const GERMAN: Texts = {
  in_delay: 'Diese Wette ist noch nicht angenommen.',
  lost: 'Diese Wette ist verloren.',
  settled: 'Diese Wette ist beendet oder schon ausgezahlt.',
  freebet: 'Eine Wette mit dieser Freiwette kann nicht vorzeitig ausgezahlt werden.',
  suspended: 'Eine Auswahl dieser Wette kann gerade nicht vorzeitig ausgezahlt werden.',
  no_probability: 'Für diese Wette gibt es gerade keine vorzeitige Auszahlung.',
  below_least: 'Das ist weniger als der kleinste Betrag, der vorzeitig ausgezahlt wird.',
  above_offer: 'Das ist mehr, als von der Wette übrig ist.',
  below_seen: 'Die vorzeitige Auszahlung beträgt jetzt {offer}.',
};

/** Texts by language; a locale that has none of its own is answered in English. */
const LANGUAGES: Readonly<Record<string, Texts>> = { en: ENGLISH, de: GERMAN };

/** Says in the caller's locale why a bet was not cashed out. `offer` is what it pays now, in `currency`. */
export function cashOutMessage(
  reason: NoCashOut['reason'],
  locale: string,
  { offer, currency }: { offer: Minor | null; currency: string },
): string {
  const texts = LANGUAGES[locale] ?? LANGUAGES[locale.split('-')[0] ?? ''] ?? ENGLISH;
  return texts[reason].replace('{offer}', () =>
    offer === null ? '' : moneyText(offer, locale, currency),
  );
}
