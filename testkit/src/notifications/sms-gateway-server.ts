import fastify from 'fastify';

/** What the gateway was sent. */
export interface TakenText {
  authorization: string | undefined;
  body: unknown;
}

/** A gateway for text messages on a real socket. */
export interface GatewayServer {
  url: string;
  taken: TakenText[];
  /** Answers with this status from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** Starts a gateway that takes what it is sent. */
export async function startGateway(): Promise<GatewayServer> {
  const taken: TakenText[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 202, headers: {} };
  const app = fastify();
  app.post('/sms', (request, response) => {
    taken.push({ authorization: request.headers.authorization, body: request.body });
    return response.code(answer.status).headers(answer.headers).send({});
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${origin}/sms`,
    taken,
    answer: (status, headers = {}) => {
      answer = { status, headers };
    },
    close: () => app.close(),
  };
}
