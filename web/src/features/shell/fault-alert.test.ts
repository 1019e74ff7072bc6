import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { faultAlert } from './fault-alert';

test.each(['en', 'de', 'ar'])(
  'the default alert and that of a lost connection have their own title and text: %s',
  async (locale) => {
    const t = createText(locale, await loadCatalogue(locale));
    const [lost, failed] = [faultAlert(t, true), faultAlert(t, false)];
    expect(new Set([lost.title, lost.message, failed.title, failed.message]).size).toBe(4);
    expect([lost.kind, failed.kind]).toEqual(['error', 'error']);
  },
);

test('a lost connection says so', async () => {
  const t = createText('en', await loadCatalogue('en'));
  expect(faultAlert(t, true).title).toBe('No connection');
  expect(faultAlert(t, false).title).toBe('Something did not load');
});
