import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';

/** Somebody who talks to a running server over HTTP, and keeps its cookies as a browser would. */
export class Visitor {
  readonly #origins: Partial<Record<Call['origin'], string>> & { sportsbook: string };
  readonly #cookies = new Map<string, string>();

  constructor(origins: { sportsbook: string; platform: string; operator?: string }) {
    this.#origins = origins;
  }

  /** Makes a call and reads its reply. Throws with status and text when it is refused. */
  async call<C extends Call>(call: C, sent: Sent<C> = {}): Promise<ReadOf<C>> {
    const answer = await this.send(call, sent);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${text}`);
    return call.reply.parse(JSON.parse(text)) as ReadOf<C>;
  }

  /** Makes a call and gives the raw answer, whatever its status. */
  async send<C extends Call>(call: C, sent: Sent<C> = {}): Promise<Response> {
    const answer = await fetch(this.addressOf(call, sent), {
      method: call.method,
      headers: {
        origin: this.#origins.sportsbook,
        cookie: [...this.#cookies].map((each) => each.join('=')).join('; '),
        ...(call.method === 'POST' || call.method === 'PATCH'
          ? { 'content-type': 'application/json' }
          : {}),
      },
      ...(call.method === 'POST' || call.method === 'PATCH'
        ? { body: JSON.stringify(sent.body ?? {}) }
        : {}),
    });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The address of a call with its path and query filled in. */
  addressOf<C extends Call>(call: C, sent: Sent<C>): string {
    const path = written(sent.params).reduce(
      (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
      call.path,
    );
    const url = new URL(path, this.#origins[call.origin]);
    for (const [name, value] of written(sent.query)) url.searchParams.set(name, value);
    return url.href;
  }
}

/** The members that are there, as text for an address. */
function written(part: unknown): [name: string, value: string][] {
  return Object.entries(part ?? {}).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}
