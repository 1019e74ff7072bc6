import type { PlacementSent } from '@touchline/wire/bets';
import { SPORTSBOOK_V2 } from '@touchline/wire/calls/call';
import { createShareBet, getShareBets } from '@touchline/wire/calls/share-bets';
import type { ErrorReply } from '@touchline/wire/errors';
import type { Locale } from '@touchline/wire/locale';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { bookServer } from './book-server';
import type { Sharing } from '../../../server/src/book/share/share-routes';

type BetSent = PlacementSent['bets'][number];

/** The sportsbook over HTTP, for sharing bets, on a database of its own and at a time of its own. */
export interface ShareServer {
  book: OpenDatabase;
  /** Lets days pass. */
  pass(days: number): void;
  post(body: unknown, playerId?: number): Promise<Answered>;
  get(query: string, by?: { locale?: Locale['code'] }): Promise<Answered>;
  /** Shares bets and answers with their code. Throws when they are refused. */
  share(bets: BetSent[], playerId?: number): Promise<string>;
  /** The bets of a code, read as the page reads them. Throws when there are none. */
  restore(code: string): Promise<ReturnType<typeof getShareBets.reply.parse>['data']>;
  close(): Promise<void>;
}

interface Answered {
  status: number;
  body: unknown;
  error: ErrorReply['error'] | undefined;
}

const PATH = `${SPORTSBOOK_V2}/bets/share-code`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts it; `sharing` is what the operator has decided, left out as usual. */
export async function shareServer(sharing?: Sharing): Promise<ShareServer> {
  const { app, book, clock, close } = await bookServer(sharing ? { share: sharing } : {});
  const post = async (body: unknown, playerId?: number) => {
    const headers = {
      'content-type': 'application/json',
      ...(playerId !== undefined && { cookie: `touchline_session=${playerId}` }),
    };
    const payload = JSON.stringify(body);
    return answered(await app.inject({ method: 'POST', url: PATH, payload, headers }));
  };
  const get = async (query: string, { locale = 'en' }: { locale?: string } = {}) =>
    answered(await app.inject({ url: `${PATH}?${query}`, headers: { 'accept-language': locale } }));
  return {
    book,
    pass: (days) => clock.set(new Date(clock.now().getTime() + days * DAY_MS)),
    post,
    get,
    share: async (bets, playerId) => {
      const { body } = await post({ bets }, playerId);
      return createShareBet.reply.parse(body).data.code;
    },
    restore: async (code) => getShareBets.reply.parse((await get(`code=${code}`)).body).data,
    close,
  };
}

function answered(answer: { statusCode: number; json(): unknown }): Answered {
  const body = answer.json();
  return { status: answer.statusCode, body, error: (body as Partial<ErrorReply>).error };
}
