import type { Call, Sent } from '@touchline/wire/calls/call';
import type { Answer, Caller, Router } from '@touchline/wire/calls/router';

/** Makes a call as somebody; left out, as a visitor. */
export type Ask = <C extends Call>(
  call: C,
  sent?: Sent<C>,
  caller?: Partial<Caller<Call>>,
) => Promise<Answer<C>>;

/** Makes calls on rooms as the door does: the parts are parsed, then handed on. */
export function asking(register: (router: Router) => void): Ask {
  const handlers = new Map<string, (input: object) => Promise<unknown>>();
  const router: Router = {
    on: (call, handler) => {
      handlers.set(call.name, handler as unknown as (input: object) => Promise<unknown>);
    },
  };
  register(router);
  return async (call, sent = {}, caller = {}) => {
    const handler = handlers.get(call.name);
    if (!handler) throw new Error(`nobody answers ${call.name}`);
    const answer = await handler({
      params: call.params.parse(sent.params ?? {}),
      query: call.query.parse(sent.query ?? {}),
      body: call.body.parse(sent.body ?? {}),
      playerId: null,
      locale: 'en',
      ip: '192.0.2.1',
      userAgent: null,
      sessionToken: null,
      isConfirmed: () => Promise.resolve(true),
      ...caller,
    });
    return asSent(answer as Answer<typeof call>);
  };
}

/** An answer as the caller has it, without what the door notes of it. */
function asSent<C extends Call>(answer: Answer<C>): Answer<C> {
  const { events: _events, accountOf: _accountOf, ...rest } = answer;
  return rest;
}
