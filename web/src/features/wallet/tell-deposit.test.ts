import { SPI_MESSAGES, SPI_TITLES, spiNotification } from '@touchline/wire/window/spi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { sessionStore } from '../../state/session';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { closeAlert, shownAlert } from '../../ui/alert';
import { tellNotification, tellQuickDeposit } from './tell-deposit';

const textIn = async (locale: string) => createText(locale, await loadCatalogue(locale));
const EN = await textIn('en');

/** A catalogue, and the keys that were asked of it. */
function saying(catalogue: Awaited<ReturnType<typeof loadCatalogue>>, locale: string) {
  const said: string[] = [];
  const text = createText(locale, catalogue);
  const t = ((key: never, ...values: never[]) => {
    said.push(key);
    return text(key, ...values);
  }) as typeof text;
  return { t, said };
}

beforeEach(() => sessionStore.setState({ status: 'logged-in', player: aPlayer(), prompt: null }));
afterEach(() => {
  closeAlert();
  sessionStore.setState(sessionStore.getInitialState(), true);
});

test.each([
  ['success', 'success'],
  ['warning', 'warning'],
  ['danger', 'error'],
] as const)('a notification of the type %s is an alert of the kind %s', (type, kind) => {
  tellNotification(EN, { type, title: 'deposit_started', message: 'continue_at_provider' });
  expect(shownAlert()).toEqual({
    kind,
    title: 'Off to the payment page',
    message: 'Go on at the payment provider.',
  });
});

test.each(['en', 'de', 'ar'])(
  'each title and message of the widget has words of its own, by spi.notification.{key}: %s',
  async (locale) => {
    const t = await textIn(locale);
    const said = new Set<string>();
    for (const title of SPI_TITLES) {
      for (const message of SPI_MESSAGES) {
        tellNotification(t, { type: 'danger', title, message });
        const { title: shownTitle, message: shownMessage } = shownAlert() ?? {};
        for (const each of [shownTitle, shownMessage])
          said.add(typeof each === 'string' ? each : '');
      }
    }
    expect(said.size).toBe(SPI_TITLES.length + SPI_MESSAGES.length);
    expect([...said].some((each) => each.includes('spi.') || each === '')).toBe(false);
  },
);

test.each(['en', 'de', 'ar'])(
  'SPEC §8: a quick deposit that has come, that is on its way and that failed are three alerts: %s',
  async (locale) => {
    const { t, said } = saying(await loadCatalogue(locale), locale);
    const alerts = (['success', 'pending', 'error'] as const).map((result) => {
      tellQuickDeposit(t, result);
      return shownAlert();
    });
    expect(alerts.map((each) => each?.kind)).toEqual(['success', 'info', 'error']);
    expect(said).toEqual([
      'quick-deposit.notification.success',
      'quick-deposit.notification.pending',
      'quick-deposit.notification.failed.title',
      'quick-deposit.notification.failed.description',
    ]);
    const words = alerts.flatMap((each) => [each?.title, each?.message]).filter(Boolean);
    expect(new Set(words).size).toBe(4);
    expect(words).not.toContainEqual(expect.stringContaining('quick-deposit'));
  },
);

test('a widget that was told of no session opens the form for signing in', () => {
  tellNotification(EN, { type: 'danger', title: 'signed_out', message: 'sign_in_again' });
  expect(sessionStore.getState()).toMatchObject({ status: 'not-logged-in', prompt: 'sign_in' });
});

test.each([
  ['a type', { type: 'fatal', title: 'signed_out', message: 'try_again' }],
  ['a title', { type: 'danger', title: '__proto__', message: 'try_again' }],
  ['a message', { type: 'danger', title: 'signed_out', message: '<b>Hi</b>' }],
])('%s that the widget does not have is no notification', (_what, notification) => {
  expect(spiNotification.safeParse(notification).success).toBe(false);
});
