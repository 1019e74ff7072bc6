import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place, Tab } from './tab';

/** WebKitGTK's driver, the small browser that comes with it, and a display for its window. */
export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** Where they are on this machine, as Debian's packages `webkit2gtk-driver` and `xvfb` put them; null when one is missing. */
export function findWebkit(): Webkit | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = (name: string) => folders.map((each) => join(each, name)).find(existsSync);
  const libraries = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const browser = libraries
    .filter((name) => name.startsWith('webkit'))
    .map((name) => join(LIBRARIES, name, 'MiniBrowser'))
    .find(existsSync);
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : null;
}

/** How long what is pressed may take until it can be, and what starts until it answers. */
const WITHIN_MS = 30_000;
const LOOK_MS = 100;
/** Under this key a driver names an element of a page (W3C WebDriver §12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKit with one tab; `close` ends all that was started for it. */
export async function openWebkit({ driver, browser, display }: Webkit): Promise<{
  tab: Tab;
  close: () => Promise<void>;
}> {
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const each of started.toReversed()) await end(each);
  };
  try {
    const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1300x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(screen);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${await lineOf(screen.stdout)}` };
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await soon(() => call('GET', `${address}/status`));
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await call<{ sessionId: string }>('POST', `${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `${address}/session/${sessionId}`;
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
    const tab: Tab = {
      ...placeOf(session, null),
      open: (page) => call('POST', `${session}/url`, { url: page }),
      frame: async (selector) => placeOf(session, selector),
    };
    return {
      tab,
      close: async () => {
        await call('DELETE', session);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A session speaks of one place at a time: the page, or what stands in a frame of it. */
function placeOf(session: string, frame: string | null): Place {
  const find = (selector: string) =>
    call<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
  const enter = async () => {
    await call('POST', `${session}/frame`, { id: null });
    if (frame !== null) await call('POST', `${session}/frame`, { id: await find(frame) });
  };
  const withElement = (selector: string, act: (element: string) => Promise<void>) =>
    soon(async () => {
      await enter();
      const { [ELEMENT]: id } = await find(selector);
      await act(`${session}/element/${id}`);
    });
  return {
    ask: async (expression) => {
      await enter();
      const script = `return (${expression})`;
      return call('POST', `${session}/execute/sync`, { script, args: [] });
    },
    press: (selector) => withElement(selector, (element) => call('POST', `${element}/click`, {})),
    type: (selector, text) =>
      withElement(selector, async (element) => {
        await call('POST', `${element}/clear`, {});
        await call('POST', `${element}/value`, { text });
      }),
  };
}

/** One command of W3C WebDriver. */
async function call<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Does something as soon as it can be done: what is to be pressed may be on its way, or covered. */
async function soon<T>(act: () => Promise<T>): Promise<T> {
  const end = performance.now() + WITHIN_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(LOOK_MS);
    }
  }
}

/** The first line that a process says: of Xvfb, the number of its display once that is there. */
async function lineOf(output: Readable): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    if (said.includes('\n')) return said.trim();
  }
  throw new Error(`There is no display: ${said}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
