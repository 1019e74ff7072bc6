import { QueryClient } from '@tanstack/react-query';
import { settingsSent, type Settings, type SettingsSent } from '@touchline/wire/calls/settings';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../api/api';
import { settingsQuery } from '../api/queries';
import { saveChoice, type Choice } from './save-choice';
import { sessionStore } from './session';
import { aPlayer } from '@touchline/testkit/page/page-player';

/** The choices of one player, as the book keeps them. */
let chosen: Pick<Settings, 'auto_accept_odds_change' | 'updated_at'>;
let heard: SettingsSent[] = [];
/** What stands in the way of the next answers, in their order. */
let delays: (Promise<unknown> | number)[] = [];
let client: QueryClient;

const api = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  isTrusted: true,
  fetch: async (_address, init) => {
    const way = delays.shift() ?? 200;
    const status = typeof way === 'number' ? way : 200;
    await way;
    if (status !== 200) return Response.json({ error: { code: 'internal' } }, { status });
    if (typeof init?.body === 'string') {
      const sent = settingsSent.parse(JSON.parse(init.body));
      heard.push(sent);
      const mode = sent.auto_accept_odds_change ?? chosen.auto_accept_odds_change;
      chosen = { auto_accept_odds_change: mode, updated_at: `change ${heard.length}` };
    }
    return Response.json({ data: chosen });
  },
});

beforeEach(async () => {
  sessionStore.setState({ status: 'logged-in', player: aPlayer() });
  chosen = { auto_accept_odds_change: 'none', updated_at: 'before' };
  [heard, delays] = [[], []];
  client = new QueryClient();
  await client.fetchQuery(settingsQuery(api));
});

const save = (choice: Choice) => saveChoice({ api, client }, choice);
const shown = () => client.getQueryData(settingsQuery(api).queryKey)?.data.auto_accept_odds_change;
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A delay that ends when it is told to. */
function held() {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go: () => go() };
}

test('how a player meets changed odds counts at once, and is saved with their settings', async () => {
  const answer = held();
  delays = [answer.until];
  const saved = save({ auto_accept_odds_change: 'any' });
  await soon();
  expect(shown()).toBe('any');
  answer.go();
  expect(await saved).toBe(true);
  expect(heard).toEqual([{ auto_accept_odds_change: 'any' }]);
  expect(client.getQueryData(settingsQuery(api).queryKey)?.data).toEqual(chosen);
});

test('a choice that the book does not take is undone, and that is said', async () => {
  delays = [503];
  expect(await save({ auto_accept_odds_change: 'any' })).toBe(false);
  expect(shown()).toBe('none');
});

test('of two choices in a row the last one counts, in whatever order they would arrive', async () => {
  const first = held();
  delays = [first.until];
  const saved = [
    save({ auto_accept_odds_change: 'higher' }),
    save({ auto_accept_odds_change: 'any' }),
  ];
  await soon();
  first.go();
  expect(await Promise.all(saved)).toEqual([true, true]);
  expect([shown(), chosen.auto_accept_odds_change]).toEqual(['any', 'any']);
});

test('settings that were asked for before a choice do not bring back what it was', async () => {
  const old = held();
  delays = [old.until.then(() => (chosen = { ...chosen, auto_accept_odds_change: 'none' }))];
  void client.refetchQueries({ queryKey: settingsQuery(api).queryKey }).catch(() => undefined);
  await save({ auto_accept_odds_change: 'higher' });
  old.go();
  await soon();
  expect(shown()).toBe('higher');
});

test('an answer that comes when the player has left is not shown to the next reader', async () => {
  const answer = held();
  delays = [answer.until];
  const saved = save({ auto_accept_odds_change: 'any' });
  await soon();
  sessionStore.setState({ status: 'not-logged-in', player: null });
  await client.fetchQuery({ ...settingsQuery(api), staleTime: 0 });
  answer.go();
  await saved;
  expect(shown()).toBe('none');
});

test('the first choice of all leaves odds as they are shown', async () => {
  chosen = { auto_accept_odds_change: 'none', updated_at: null };
  await client.fetchQuery({ ...settingsQuery(api), staleTime: 0 });
  await save({ stakes: { EUR: { chips: [200] } } });
  await save({ stakes: { EUR: { chips: [300] } } });
  expect(heard.map(({ odds_type }) => odds_type)).toEqual(['european', undefined]);
});
