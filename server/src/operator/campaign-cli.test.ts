import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE } from '@touchline/testkit/betting/book-database';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { inTerminal } from '@touchline/testkit/operator/terminal';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const offer = (name: string) => path.join(ROOT, 'examples/offers', `${name}.json`);

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer({ site: { ...SITE, featureFlags: ['jackpots'] } });
});
afterAll(() => server.close());

/** Runs the command; what it wrote to either side is one text. */
async function operator(...args: readonly string[]): Promise<{ code: number; out: string }> {
  const { code, out, err } = await inTerminal(server, args);
  return { code, out: `${out}${err}` };
}

test('a dry run says whom a campaign would reach, and creates none', async () => {
  const looked = await operator('campaign', 'create', offer('welcome'), '--dry-run');
  expect(looked.code).toBe(0);
  expect(looked.out).toContain('It reaches 0 players at once');
  expect(looked.out).toContain('This was a dry run');
  expect((await operator('campaign', 'list')).out).toBe('nothing\n');
});

test('a dry run says in words what the cheapest bet can earn', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'touchline-')), 'hunt.json');
  const offer = { kind: 'hunting', points_needed: 500_000, prize: { EUR: [500] } };
  const texts = { en: { name: 'A hunt', terms: 'Hunt.' } };
  await writeFile(file, JSON.stringify({ offer, trigger: { key: 'once' }, texts }));
  expect((await operator('campaign', 'create', file, '--dry-run')).out).toContain(
    'A bet of €1.00 at odds up to 20.00 earns at most 1,900 points, 0.4 % of the way to a freebet of €5.00.',
  );
});

test('the offers that stand as examples are taken as they are', async () => {
  const welcome = await operator('campaign', 'create', offer('welcome'));
  expect(welcome.out).toMatch(/A free bet to begin with +freebet +registration +active/);
  const ladder = await operator('campaign', 'create', offer('ladder'));
  expect(ladder.out).toMatch(/The ladder +comboboost +registration +active/);
  const corners = await operator('jackpot', 'create', offer('four-corners'));
  expect(corners.out).toMatch(/Four corners +grand +active +1000000/);
});

test('a campaign is paused, resumed and ended from a terminal', async () => {
  expect((await operator('campaign', 'pause', '1')).out).toMatch(/paused/);
  expect((await operator('campaign', 'pause', '1')).code).toBe(1);
  expect((await operator('campaign', 'list', '--status', 'paused')).out).toMatch(/free bet/);
  expect((await operator('campaign', 'resume', '1')).out).toMatch(/active/);
  expect((await operator('campaign', 'end', '1', '--take-back')).out).toMatch(/ended/);
});

test('a budget is raised from a terminal, and never lowered', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'touchline-')), 'gift.json');
  const given = { offer: { kind: 'freebet', type: 'freebet', amounts: { EUR: 500 } } };
  const texts = { en: { name: 'A gift', terms: 'Once.' } };
  const budget = { amount: 1000, currency: 'EUR' };
  await writeFile(file, JSON.stringify({ ...given, texts, budget, trigger: { key: 'once' } }));
  const created = await operator('campaign', 'create', file, '--json');
  const { id } = JSON.parse(created.out).data.campaign as { id: number };
  const raise = (amount: string) => operator('campaign', 'budget', String(id), amount, 'EUR');
  expect((await raise('2000')).out).toMatch(/A gift +freebet .* 0 +2000 EUR /);
  expect(await raise('1500')).toMatchObject({
    code: 1,
    out: expect.stringContaining('body.amount: is less than'),
  });
  expect(await raise('20.00')).toMatchObject({
    code: 2,
    out: expect.stringContaining('AMOUNT is a whole number of subunits'),
  });
});

test('a file that is no JSON, or no campaign, is told by its fault', async () => {
  const noJson = await operator('campaign', 'create', path.join(ROOT, 'README.md'));
  expect(noJson).toMatchObject({ code: 2, out: expect.stringContaining('cannot be read as JSON') });
  const other = await operator('campaign', 'create', offer('four-corners'));
  expect(other).toMatchObject({ code: 1, out: expect.stringContaining('body.') });
});
