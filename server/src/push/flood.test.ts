import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type BuiltScript, buildScript } from '@touchline/testkit/processes/build-script';
import { ATTACKS, startAttack, startHonest } from '@touchline/testkit/realtime/flood';
import type { Asked, Told } from '@touchline/testkit/realtime/hub-process';

const HONEST = 300;
const HOSTILE = 200;
/** How many publications go out while the hostile are there. */
const PUBLICATIONS = 30;
/** How often each of the hostile comes back meanwhile. */
const COMINGS = 2;
/** A fifth of what 20 such connections once took; each of them may have a megabyte waiting. */
const MEGABYTES = 150;

let script: BuiltScript;
beforeAll(async () => {
  script = await buildScript(path.resolve('testkit/src/realtime/hub-process.ts'));
});
afterAll(() => script.remove());

async function aHubProcess() {
  const child = fork(script.path, { execArgv: ['--expose-gc', '--max-semi-space-size=4'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answer = async <T extends Told>() => ((await once(child, 'message')) as [T])[0];
  const { port } = await answer<{ port: number }>();
  const ask = async <T extends Told>(asked: Asked) => {
    child.send(asked);
    return answer<T>();
  };
  return { port, start: () => child.send('start' satisfies Asked), ask };
}

test(
  '200 hostile connections cost less than 150 MB, and 300 others miss nothing beside them',
  { timeout: 60_000 },
  async () => {
    const hub = await aHubProcess();
    const honest = Array.from({ length: HONEST }, () => startHonest(hub.port));
    onTestFinished(() => honest.forEach((each) => each.stop()));
    await Promise.all(honest.map(({ ready }) => ready));
    hub.start();
    const heard = (n: number) => () => {
      const fewest = Math.min(...honest.flatMap((each) => [...each.heard.values()].map(lengthOf)));
      expect(fewest).toBeGreaterThanOrEqual(n);
    };
    await vi.waitFor(heard(10), 30_000);
    await hub.ask('memory');
    const before = await hub.ask<{ megabytes: number }>('memory');
    const hostile = ATTACKS.flatMap(([attack, count]) =>
      Array.from({ length: count }, () => startAttack(attack, hub.port)),
    );
    expect(hostile).toHaveLength(HOSTILE);
    onTestFinished(() => hostile.forEach((each) => each.stop()));
    await vi.waitFor(heard(10 + PUBLICATIONS), 30_000);
    const fewest = () => Math.min(...hostile.map(({ times }) => times()));
    await expect.poll(fewest, { timeout: 30_000 }).toBeGreaterThanOrEqual(COMINGS);
    const after = await hub.ask<{ megabytes: number }>('memory');
    const { published } = await hub.ask<{ published: number }>('stop');
    await vi.waitFor(heard(published), 30_000);
    expect(after.megabytes - before.megabytes).toBeLessThan(MEGABYTES);
    const all = Array.from({ length: published }, (_, n) => n + 1);
    for (const { heard: channels } of honest) {
      expect([...channels.values()]).toEqual([all, all]);
    }
    expect(honest.some(({ wasCut }) => wasCut())).toBe(false);
  },
);

function lengthOf({ length }: readonly unknown[]): number {
  return length;
}
