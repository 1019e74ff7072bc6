import type { Call } from '@touchline/wire/calls/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api';
import { afterNews, FRESH, type PlayNews } from './play-rules';
import { watchActivity, watchSession, type Watched } from './watch-play';

const CHECKED = {
  period: null,
  is_due: false,
  seconds_played: 0,
  currency: 'EUR',
  subunits: 100,
  settled: 0,
  paid: 0,
  net: 0,
  open: 0,
};
const BEGUN = { started_at: '2026-03-01T12:00:00.000Z', seconds_left: null as number | null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page and a platform that answers as a test says. */
function aPage() {
  const asked: string[] = [];
  const page = {
    asked,
    play: FRESH,
    isVisible: true,
    begun: BEGUN,
    /** Limits of sessions that are in force. */
    limits: ['session'],
    /** What is refused, by the name of the call. */
    refused: {} as Record<string, ApiError | undefined>,
  };
  const watched: Watched = {
    call: (async (call: Call) => {
      if (call.name === 'listUserLimits') return { data: page.limits };
      asked.push(call.name);
      const refusal = page.refused[call.name];
      if (refusal) throw refusal;
      return { data: call.name === 'beginSportsbookSession' ? page.begun : CHECKED };
    }) as Watched['call'],
    now: () => Date.now(),
    isVisible: () => page.isVisible,
    play: () => page.play,
    tell: (news: PlayNews) => void (page.play = afterNews(page.play, news)),
  };
  return { page, watched };
}

const refusal = (
  status: number,
  code: 'limit_reached' | 'bad_request' | 'internal',
  details = '',
) => new ApiError(status, { code, message: '', data: { details } });
const times = (asked: readonly string[], name: string) =>
  asked.filter((each) => each === name).length;

test('a session is begun once, and asked about each half minute', async () => {
  const { page, watched } = aPage();
  const watch = watchSession(watched);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.asked).toEqual(['beginSportsbookSession', 'getRealityCheck']);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(page.asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.asked).toEqual(['beginSportsbookSession', 'getRealityCheck', 'getRealityCheck']);
  watch.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.asked).toHaveLength(3);
});

test('where nothing is limited nobody asks, until something is', async () => {
  const { page, watched } = aPage();
  page.limits = [];
  const watch = watchSession(watched);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.asked).toEqual(['beginSportsbookSession']);
  page.limits = ['session'];
  page.play = afterNews(page.play, { type: 'limited' });
  watch.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(times(page.asked, 'getRealityCheck')).toBe(1);
});

test('a 400 stops asking, also when the page is looked at again, until something is limited', async () => {
  const { page, watched } = aPage();
  page.refused['getRealityCheck'] = refusal(400, 'bad_request');
  const watch = watchSession(watched);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times(page.asked, 'getRealityCheck')).toBe(1);
  watch.wake();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(times(page.asked, 'getRealityCheck')).toBe(1);
  page.play = afterNews(page.play, { type: 'limited' });
  watch.wake();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(times(page.asked, 'getRealityCheck')).toBe(2);
});

test('no answer does not stop asking', async () => {
  const { page, watched } = aPage();
  page.refused['beginSportsbookSession'] = refusal(0, 'internal');
  watchSession(watched);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.asked).toEqual(['beginSportsbookSession']);
  page.refused = {};
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.asked.slice(1)).toEqual(['beginSportsbookSession', 'getRealityCheck']);
});

test('the page asks when the session ends, and learns that it is over', async () => {
  const { page, watched } = aPage();
  page.begun = { ...BEGUN, seconds_left: 5 };
  watchSession(watched);
  await vi.advanceTimersByTimeAsync(5999);
  expect(times(page.asked, 'getRealityCheck')).toBe(1);
  expect(page.play.window).toBeNull();
  page.refused['getRealityCheck'] = refusal(403, 'limit_reached', 'sportsbook_session');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.play.window).toEqual({ kind: 'out_of_session', limit: 'sportsbook_session' });
});

test('a session that goes on by choice is watched to its new end', async () => {
  const { page, watched } = aPage();
  page.refused['beginSportsbookSession'] = refusal(403, 'limit_reached', 'sportsbook_session');
  const watch = watchSession(watched);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.asked).toEqual(['beginSportsbookSession']);
  watch.begun(10);
  await vi.advanceTimersByTimeAsync(10_999);
  expect(times(page.asked, 'getRealityCheck')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.asked).toEqual(['beginSportsbookSession', 'getRealityCheck']);
});

test('a page in sight says so at once and each minute, and not while it is out of sight', async () => {
  const { page, watched } = aPage();
  const watch = watchActivity(watched);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(page.asked).toEqual(['trackActivity', 'trackActivity', 'trackActivity']);
  page.isVisible = false;
  watch.wake();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.asked).toHaveLength(3);
  page.isVisible = true;
  watch.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.asked).toHaveLength(4);
});

test('turning to another page and back for a moment is not counted twice', async () => {
  const { page, watched } = aPage();
  const watch = watchActivity(watched);
  await vi.advanceTimersByTimeAsync(1000);
  for (let each = 0; each < 20; each += 1) {
    page.isVisible = !page.isVisible;
    watch.wake();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(page.asked).toHaveLength(1);
});

test('a limit of time that is used up is told', async () => {
  const { page, watched } = aPage();
  page.refused['trackActivity'] = refusal(401, 'limit_reached', 'activity');
  watchActivity(watched);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.play.window).toEqual({ kind: 'activity_limit', limit: 'activity' });
});

test('a slow answer is waited for before the next round', async () => {
  const { page, watched } = aPage();
  let answer = () => {};
  watched.call = (async (call: Call) => {
    page.asked.push(call.name);
    await new Promise<void>((resolve) => (answer = resolve));
  }) as Watched['call'];
  const watch = watchActivity(watched);
  await vi.advanceTimersByTimeAsync(200_000);
  watch.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.asked).toHaveLength(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.asked).toHaveLength(2);
});
