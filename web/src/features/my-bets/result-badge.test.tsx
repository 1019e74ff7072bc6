import { odds as asOdds } from '@touchline/domain/money';
import type { BetReply } from '@touchline/wire/bets';
import { aBet } from '@touchline/testkit/page/a-bet';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { LegMark, ResultBadge, UntakenNote } from './result-badge';
import styles from './result-badge.module.css';

const text = createText('en', await loadCatalogue('en'));
const markupOf = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
      <TextProvider value={text}>{node}</TextProvider>
    </FormatsProvider>,
  );
const money = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

/** What is said of how a bet of 100.00 stands, and the colour it has. */
function told(over: Partial<BetReply>, matches: readonly number[] = [1]) {
  const bet = aBet(matches, over);
  const badge = markupOf(<ResultBadge bet={bet} />);
  const looks = ['open', 'won', 'lost', 'back'] as const;
  const look = looks.find((each) => badge.includes(` ${styles[each]}"`));
  const words = markupOf(<UntakenNote bet={bet} />);
  const said = `${badge}${words}`.split(/<[^>]*>/).filter((each) => each.trim() !== '');
  return [look, ...said];
}

test.each([
  ['submitted', ['open', 'Under review', 'A bookmaker looks at this bet. You will be told.']],
  ['rejected', ['back', 'Not taken', 'Not accepted; the stake went back']],
  ['cancelled', ['back', 'Void']],
] as const)('a bet that never ran is told by its status: %s', (status, words) => {
  expect(told({ status })).toEqual(words);
});

const done = (result: BetReply['result'], paid: number, more: Partial<BetReply> = {}) =>
  ({ status: 'done', result, win_amount: money(paid), ...more }) satisfies Partial<BetReply>;

test.each<[string, Partial<BetReply>, string[]]>([
  ['open', {}, ['open', 'Open']],
  ['won', done('win_entire', 20_000), ['won', 'Won']],
  ['paid less than its stake', done('win_entire', 9000), ['lost', 'Returned €90.00']],
  ['paid its stake', done('win_entire', 10_000), ['back', 'Stake returned']],
  ['half lost', done('refund_half_lose_other', 5000), ['lost', 'Half lost']],
  ['void', done('canceled', 10_000), ['back', 'Void']],
  [
    'lost without risk',
    done('lose_entire', 10_000, { bonus: { id: 1, type: 'freebet_no_risk' } }),
    ['back', 'Stake returned'],
  ],
  [
    'cashed out for less',
    { ...done('cashed_out', 8000), status: 'cashed_out' },
    ['lost', 'Cashed out'],
  ],
])('any other by what it paid beside its stake: %s', (_what, over, words) => {
  expect(told(over)).toEqual(words);
});

test('a system that loses and pays says what it returned and how many legs were right', () => {
  const system = { id: 302, total_count: 3, win_count: 2, win_counts: [2], name: null };
  const won = { ...aBet([1]).selections[0]!, result: 'win_entire' as const };
  const lost = { ...won, result: 'lose_entire' as const };
  const over = done('refund_half_lose_other', 5000, { type: 'system', system });
  expect(told({ ...over, selections: [won, won, lost] })).toEqual([
    'lost',
    'Returned €50.00 · 2 of 3 right',
  ]);
});

test.each([
  ['a win that is shared below its stake', 1800, 5000, 'lost', 'Dead heat'],
  ['a win that is shared above it', 2200, 5000, 'won', 'Dead heat'],
  ['a win of its own', 1800, undefined, 'won', 'Won'],
])('a leg is marked by what it does to a stake: %s', (_what, odds, dead_heat, look, word) => {
  const shared = dead_heat === undefined ? {} : { dead_heat };
  const leg = { odds: asOdds(odds), result: 'win_entire', ...shared } as const;
  const markup = markupOf(<LegMark leg={leg} />);
  expect(markup).toContain(styles[look as keyof typeof styles]);
  expect(markup).toContain(`aria-label="${word}"`);
});
