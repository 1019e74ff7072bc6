import { currencyOf } from '@touchline/domain/currency';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useSession } from '../../state/session';
import type { LimitWording } from './limit-words';

/** How limits are written for the player who reads: money in the currency of their account. */
export function useLimitWording(): LimitWording {
  const t = useText();
  const formats = useFormats();
  const currency = useSession(({ player }) => player?.currency) ?? 'EUR';
  const known = useSession(({ accounts }) => accounts.find((each) => each.currency === currency));
  const subunits = known?.subunits ?? currencyOf(currency)?.subunits ?? 100;
  return { t, formats, currency, subunits };
}
