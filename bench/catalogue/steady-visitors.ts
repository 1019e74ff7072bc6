import { Agent, get } from 'node:http';

/** Ask for these addresses in turn, so many a second, whether or not earlier ones were answered. */
export interface Order {
  urls: readonly string[];
  perSecond: number;
}

/** How long each answer took, in the order of addresses, from the moment it was due to be asked for, in ms. */
export type Took = number[];

/** Carries out the orders that this process is sent. An answer that is no 200 ends it. */
export function carryOutOrders(): void {
  process.on('message', (order: Order) => {
    void carryOut(order).then((took) => process.send?.(took));
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function carryOut({ urls, perSecond }: Order): Promise<Took> {
  const began = performance.now();
  const answers = urls.map(async (url, n) => {
    const due = began + (n / perSecond) * 1000;
    await until(due);
    await ask(url);
    return performance.now() - due;
  });
  return Promise.all(answers);
}

/** A timer may be up to a millisecond late, which counts as the server's time. */
function until(due: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, Math.max(0, due - performance.now())));
}

function ask(url: string): Promise<void> {
  return new Promise((done, failed) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', failed);
      response.on('end', () => {
        if (response.statusCode === 200) done();
        else failed(new Error(`${url} answered ${response.statusCode}`));
      });
      response.resume();
    });
    request.on('error', failed);
  });
}
