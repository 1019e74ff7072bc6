import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCustomMarkets } from '@touchline/wire/calls/custom-bets';
import { useEffect } from 'react';
import { useApi } from '../../../api/api-context';
import { apiQuery } from '../../../api/queries';
import { chosenSent, combining } from './builder-choice';
import { builder, clearBuilder, useBuilder } from './builder-store';

/** How often the book is asked again what combines, in ms: lines come and go. */
const AGAIN_MS = 8000;

/** Keeps what combines with what is chosen in the builder of a match, which begins empty for each. */
export function useCombining(matchId: number): void {
  const chosen = useBuilder((state) => state.chosen);
  const own = chosen[0]?.matchId === matchId ? chosen : [];
  const asked = apiQuery(useApi(), listCustomMarkets, {
    params: { matchId },
    query: own.length === 0 ? {} : { selections: chosenSent(own) },
  });
  const { data } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
  const isOfOther = chosen.length > own.length;
  useEffect(() => {
    if (isOfOther) clearBuilder();
  }, [isOfOther]);
  useEffect(() => {
    builder.setState({ combines: data ? combining(data.data) : null });
  }, [data]);
}
