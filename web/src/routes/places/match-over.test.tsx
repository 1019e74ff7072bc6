import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText, TextProvider } from '../../i18n/text';
import { MatchOver, takesNoMore } from './match-over';

const text = createText('en', await loadCatalogue('en'));

test.each([
  ['has ended settles soon', 'closed', false, 'This match is over Bets on it settle as soon as'],
  ['has ended, and has its results, is settled', 'closed', true, 'This match is over The results'],
  [
    'whose results are confirmed is settled',
    'finished',
    false,
    'This match is over The results are in: bets',
  ],
  [
    'was called off promises no odds',
    'notCovered',
    false,
    'No more bets on this match Bets that cannot',
  ],
] as const)('a match that %s', (_rule, status, isSettled, words) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider value={text}>
        <MatchOver status={MATCH_STATUS[status]} isSettled={isSettled} />
      </TextProvider>
    </MemoryRouter>,
  );
  expect(takesNoMore(MATCH_STATUS[status])).toBe(true);
  expect(markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(words);
});

test.each(['prematch', 'live', 'stopped'] as const)('one that is %s shows its lines', (status) => {
  expect(takesNoMore(MATCH_STATUS[status])).toBe(false);
});
