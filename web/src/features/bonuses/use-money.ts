import { useQuery } from '@tanstack/react-query';
import { currencyOf } from '@touchline/domain/currency';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useSession } from '../../state/session';
import type { Money } from './bonus-words';

/** How amounts are written on bonuses; the currency of the player's prizes, and the site's, which points and sums are in. */
export function useMoney(): { money: Money; locale: string; own: string; site: string } {
  const { money, locale } = useFormats();
  const own = useSession(({ player }) => player?.currency ?? '');
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const subunitsOf = (code: string) =>
    settings?.stakes[code]?.subunits ?? currencyOf(code)?.subunits ?? 100;
  return {
    money: (value, currency) => money({ value, currency, subunits: subunitsOf(currency) }),
    locale,
    own,
    site: settings?.default_currency ?? own,
  };
}
