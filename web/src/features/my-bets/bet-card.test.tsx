import { aBet } from '@touchline/testkit/page/a-bet';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { LiveProvider } from '../../live/live-context';
import { createLiveStore } from '../../live/live-store';
import { CashOutLine } from './bet-card';

const text = createText('en', await loadCatalogue('en'));

/** The line of an open bet that is worth 9.00, on a page that is as fresh as given. */
function said(freshness: 'fresh' | 'lost'): string {
  const live = createLiveStore();
  live.seed((state) => ({ ...state, freshness }));
  const bet = aBet([1], { to_cashout: 900, cashout_at: '2025-01-01T00:00:00Z' });
  return renderToStaticMarkup(
    <LiveProvider value={live}>
      <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
        <TextProvider value={text}>
          <CashOutLine bet={bet} onOpen={() => {}} />
        </TextProvider>
      </FormatsProvider>
    </LiveProvider>,
  );
}

test('a cash-out is locked while the page has lost the book, and says why', () => {
  expect(said('fresh')).not.toMatch(/disabled|No connection/);
  const lost = said('lost');
  expect(lost).toMatch(/<button[^>]*disabled/);
  expect(lost).toContain('Cash out €9.00');
  expect(lost).toContain('No connection: cash-out is locked until it is back.');
});
