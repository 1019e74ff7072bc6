import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import type { Selection } from '@touchline/domain/slip/slip';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { LiveProvider } from '../../live/live-context';
import { createLiveStore } from '../../live/live-store';
import { SelectionRow } from './selection-row';

const [PICKED] = slipOf([aPick({ odds: 1850 })]).bets[0]!.selections;

/** What is said of a selection in a locale. */
async function said(change: Partial<Selection>, locale = 'en'): Promise<string> {
  const text = createText(locale, await loadCatalogue(locale));
  return renderToStaticMarkup(
    <TextProvider value={text}>
      <FormatsProvider value={formatsFor(locale, 'UTC', 'european')}>
        <LiveProvider value={createLiveStore()}>
          <SelectionRow selection={{ ...PICKED!, ...change }} isPriced error={null} stake={null} />
        </LiveProvider>
      </FormatsProvider>
    </TextProvider>,
  );
}

test.each([
  ['en', 'Not available', 'Suspended'],
  ['de', 'Nicht verfügbar', 'Ausgesetzt'],
  ['ar', 'غير متاح', 'معلّق'],
])('what takes no bets is labelled, by why: %s', async (locale, notAvailable, suspended) => {
  const open = await said({}, locale);
  expect(open).not.toContain(notAvailable);
  expect(open).not.toContain(suspended);
  expect(await said({ isSuspended: true }, locale)).toContain(suspended);
  expect(await said({ isNotAvailable: true }, locale)).toContain(notAvailable);
});

test('of a provider that is down only that is said, although its lines are closed too', async () => {
  const both = await said({ isSuspended: true, isNotAvailable: true });
  expect(both).toContain('Not available');
  expect(both).not.toContain('Suspended');
});

test('a price that has moved stands beside the one that was agreed to', async () => {
  const moved = await said({ isChanged: true, odds: 2100 as Selection['odds'] });
  expect(moved).toMatch(/1\.85.*2\.10/s);
  expect(await said({})).not.toContain('<s ');
});
