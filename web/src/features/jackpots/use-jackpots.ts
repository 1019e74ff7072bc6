import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currencyOf } from '@touchline/domain/currency';
import type { Minor } from '@touchline/domain/money';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { onPush } from '../../live/on-push';
import { jackpotsQuery, takePools } from './jackpot-queries';

/** The jackpots with their pools, which tick as stakes feed them. */
export function useJackpots() {
  const client = useQueryClient();
  useEffect(() => onPush('tournament_pool_changed', (news) => takePools(client, news)), [client]);
  return useQuery(jackpotsQuery(useApi()));
}

/** How a jackpot's amounts are written. */
export function useJackpotMoney(): (value: Minor, currency: string) => string {
  const { money } = useFormats();
  return (value, currency) =>
    money({ value, currency, subunits: currencyOf(currency)?.subunits ?? 100 });
}
