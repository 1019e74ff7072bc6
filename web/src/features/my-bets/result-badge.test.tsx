import type { Bet } from '@touchline/wire/bets';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText, TextProvider } from '../../i18n/text';
import { ResultBadge, UntakenNote } from './result-badge';

/** What is said of how a bet stands. */
async function said(status: Bet['status'], result: Bet['result']): Promise<string[]> {
  const bet = { status, result };
  const markup = renderToStaticMarkup(
    <TextProvider value={createText('en', await loadCatalogue('en'))}>
      <ResultBadge bet={bet} />
      <UntakenNote bet={bet} />
    </TextProvider>,
  );
  return markup.split(/<[^>]*>/).filter((words) => words.trim() !== '');
}

test.each([
  ['submitted', ['Under review', 'A bookmaker looks at this bet. You will be told.']],
  ['rejected', ['Not taken', 'Not accepted; the stake went back']],
  ['cancelled', ['Void']],
] as const)('a bet that never ran is told by its status: %s', async (status, words) => {
  expect(await said(status, 'no_results')).toEqual(words);
});

test.each([
  ['waiting_results', 'no_results', 'Open'],
  ['done', 'win_entire', 'Won'],
  ['done', 'canceled', 'Void'],
  ['cashed_out', 'cashed_out', 'Cashed out'],
] as const)('any other is told by its result: %s, %s', async (status, result, word) => {
  expect(await said(status, result)).toEqual([word]);
});
