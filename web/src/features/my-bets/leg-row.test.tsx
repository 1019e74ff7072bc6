import { aBet } from '@touchline/testkit/page/a-bet';
import type { BetSelection } from '@touchline/wire/bets';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { createLiveStore } from '../../live/live-store';
import { LiveProvider } from '../../live/live-context';
import { LegRow } from './leg-row';

const text = createText('en', await loadCatalogue('en'));

/** A row of a selection of a match that ended 3:2, as its words. */
function said(
  market: { id: number; name: string },
  match: Partial<BetSelection['match']>,
  more: Partial<BetSelection> = {},
): string {
  const [leg] = aBet([1]).selections;
  if (!leg) throw new Error('a bet has a selection');
  const ended = { ...leg.match, status: 4 as const, score: { home: 3, away: 2 }, ...match };
  const markup = renderToStaticMarkup(
    <LiveProvider value={createLiveStore()}>
      <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
        <TextProvider value={text}>
          <LegRow leg={{ ...leg, market, match: ended, ...more }} />
        </TextProvider>
      </FormatsProvider>
    </LiveProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

const RESULT = { id: 1, name: 'Match result' };
const regular = { home: 2, away: 2 };

test('a market of regular time says so where a match went on, with the score it is settled by', () => {
  const hockey = {
    sport_key: 'icehockey',
    regular_score: { ...regular, by: 'penalties' },
  } as const;
  expect(said(RESULT, hockey)).toMatch(/Match result \(regular time\).* 2:2 \(3:2 Pen\.\)/);
  const cup = { regular_score: { ...regular, by: 'overtime' } } as const;
  expect(said(RESULT, cup)).toMatch(/Match result \(regular time\).* 2:2 \(3:2 OT\)/);
});

test('one with overtime in it, and a match that ended in time, say nothing of it', () => {
  const hockey = {
    sport_key: 'icehockey',
    regular_score: { ...regular, by: 'overtime' },
  } as const;
  const winner = said({ id: 406, name: 'Winner' }, hockey);
  expect(winner).not.toContain('regular time');
  expect(winner).toContain('3:2');
  expect(said(RESULT, {})).not.toContain('regular time');
});

test.each([
  ['void', { result: 'canceled' }, / Void $/],
  [
    'void, with the reason',
    { result: 'canceled', void_reason: 'wrong price' },
    / Void: wrong price /,
  ],
  ['refunded', { result: 'refund_entire' }, / Refunded /],
] as const)('a selection that is %s has a word for it', (_what, more, expected) => {
  expect(said(RESULT, {}, more).replace(/ 2\.00 $/, ' ')).toMatch(expected);
});
