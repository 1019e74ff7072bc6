import { Agent, get } from 'node:http';

/** Ask for `url` for so long, over and over, on so many connections that stay open. */
export interface Order {
  url: string;
  /** Ask for an address that nobody asked for before, each time. */
  isNew: boolean;
  forMs: number;
  connections: number;
}

/** What came of it; `last` is the page that came last. */
export interface Delivery {
  pages: number;
  tookMs: number;
  bytes: number;
  last: string;
}

/** Carries out the orders that this process is sent. A page that is refused ends it. */
export function carryOutOrders(): void {
  process.on('message', (order: Order) => {
    void carryOut(order).then((delivery) => process.send?.(delivery));
  });
}

let asked = 0;

async function carryOut({ url, isNew, forMs, connections }: Order): Promise<Delivery> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let [pages, bytes] = [0, 0];
  let last: Buffer | undefined;
  const keepAsking = async () => {
    while (performance.now() - began < forMs) {
      asked += 1;
      const page = await ask(isNew ? `${url}?visit=${asked}` : url, agent);
      pages += 1;
      bytes += page.length;
      last = page;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return { pages, bytes, tookMs: performance.now() - began, last: String(last) };
}

function ask(url: string, agent: Agent): Promise<Buffer> {
  return new Promise((done, failed) => {
    const request = get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        if (response.statusCode === 200) done(Buffer.concat(chunks));
        else failed(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', failed);
  });
}
