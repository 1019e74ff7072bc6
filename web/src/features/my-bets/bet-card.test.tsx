import { aBet } from '@touchline/testkit/page/a-bet';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { LiveProvider } from '../../live/live-context';
import { createLiveStore } from '../../live/live-store';
import { BetCard, CashOutLine } from './bet-card';

const text = createText('en', await loadCatalogue('en'));

/** What shows of a bet on a page that is as fresh as given. */
function markupOf(part: ReactNode, freshness: 'fresh' | 'lost' = 'fresh'): string {
  const live = createLiveStore();
  live.seed((state) => ({ ...state, freshness }));
  return renderToStaticMarkup(
    <LiveProvider value={live}>
      <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
        <TextProvider value={text}>{part}</TextProvider>
      </FormatsProvider>
    </LiveProvider>,
  );
}

/** The line of an open bet that is worth 9.00. */
function said(freshness: 'fresh' | 'lost'): string {
  const bet = aBet([1], { to_cashout: 900, cashout_at: '2025-01-01T00:00:00Z' });
  return markupOf(<CashOutLine bet={bet} onOpen={() => {}} />, freshness);
}

test.each([
  ['double', [1, 2], 'Combo of 2'],
  ['treble', [1, 2, 3], 'Combo of 3'],
  ['accumulator', [1, 2, 3, 4], 'Combo of 4'],
  ['combo', [1, 2], 'Combo of 2'],
] as const)('a %s shows as combo', (type, matchIds, title) => {
  const settled = { status: 'done', settled_at: '2025-01-01T02:00:00Z' } as const;
  const markup = markupOf(<BetCard bet={aBet(matchIds, { type, ...settled })} onShow={() => {}} />);
  expect(markup).toContain(`<h2>${title}</h2>`);
});

test('a cash-out is locked while the page has lost the book, and says why', () => {
  expect(said('fresh')).not.toMatch(/disabled|No connection/);
  const lost = said('lost');
  expect(lost).toMatch(/<button[^>]*disabled/);
  expect(lost).toContain('Cash out €9.00');
  expect(lost).toContain('No connection: cash-out is locked until it is back.');
});
