import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';
import type { Api } from './api';

let current: Api | undefined;

/** Sets the browser's client, once, when the page starts. Never called while rendering on the server. */
export function setBrowserApi(api: Api): void {
  current = api;
}

/** The browser's client, for actions; components take theirs from `useApi`. */
export function call<C extends Call>(
  call: C,
  sent?: Sent<C>,
  signal?: AbortSignal,
): Promise<ReadOf<C>> {
  if (!current) throw new Error('the page has not started: there is no client yet');
  return current.call(call, sent, signal);
}
