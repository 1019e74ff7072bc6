import type { GameApp } from '@touchline/domain/games/game-rules';
import { RULES } from '@touchline/domain/games/rules-by-app';
import { decimalPoint } from '@touchline/domain/decimal-text';
import { formatOdds } from '@touchline/domain/odds/format-odds';
import { odds } from '@touchline/domain/money';
import { escapeHtml } from '../../escape-html';
import type { GameWords } from '../../words/player-words';
import { nameOf, RUNNERS } from './texts';

const HORSE =
  '<svg viewBox="0 0 32 20" aria-hidden="true"><path d="M3 8q-2 3-1 6M4 8h11l6-6 2 1 1-1 1 3 4 4-2 2-4-1-3 4v3l2 2M15 13l2 3-2 3M6 12l-2 3 1 4M9 13l2 3-1 3"/></svg>';

/**
 * Where a game happens. It is drawn for the eye alone: what came of a round is said in words beside it, so the whole
 * board is hidden from readers of screens.
 */
export function boardOf(app: GameApp): string {
  // Horses run from left to right, whatever is written from where.
  const way = app === 'horse_racing' ? ' dir="ltr"' : '';
  return `<div class="board ${app}"${way} aria-hidden="true">${BOARDS[app]()}</div>`;
}

const BOARDS: Record<GameApp, () => string> = {
  horse_racing: () =>
    Object.keys(RUNNERS)
      .map(
        (number) =>
          `<div class="lane"><b>${number}</b><i data-runner="${number}">${HORSE}</i></div>`,
      )
      .join(''),
  lottery: () => numbers((number) => `<i data-ball="${number}">${number}</i>`),
  premium_cricket: () => '<u></u><i data-ball></i><strong data-came>–</strong>',
  virtual_gaming_arena: () => '<i data-die="red">–</i><em>:</em><i data-die="blue">–</i>',
};

/** What may be chosen, as named controls with what each pays. */
export function choicesOf(app: GameApp, texts: GameWords, locale: string): string {
  const legend = `<legend>${escapeHtml(texts.asked[app])}</legend>`;
  if (app === 'lottery') return lotteryChoices(texts, locale, legend);
  const { choices } = RULES[app];
  const options = choices.map((choice, index) => {
    const pays = RULES[app].pays(choice, resultWith(app, choice));
    return `<label class="choice"><input type="radio" name="choice" value="${choice}"${index === 0 ? ' checked' : ''}>
      <span>${escapeHtml(nameOf(app, choice, texts))}</span><b dir="ltr">${priceText(pays, locale)}</b></label>`;
  });
  return `<fieldset class="choices">${legend}${options.join('')}</fieldset>`;
}

function lotteryChoices(texts: GameWords, locale: string, legend: string): string {
  const { pays } = RULES.lottery;
  const table = ([3, 2] as const).map((hits) => {
    const choice = [1, 2, 3].map((each) => (each <= hits ? each : each + 3)).join(',');
    return `${texts.hits[hits]} \u2066${priceText(pays(choice, '1,2,3'), locale)}\u2069`;
  });
  const boxes = numbers(
    (number) =>
      `<label class="number"><input type="checkbox" name="number" value="${number}"><span>${number}</span></label>`,
  );
  return `<fieldset class="numbers">${legend}<p>${escapeHtml(table.join(' · '))}</p>${boxes}
    <button type="button" id="quick">${escapeHtml(texts.quick)}</button></fieldset>`;
}

/** Some result on which the choice wins. */
function resultWith(app: GameApp, choice: string): string {
  const rules = RULES[app];
  for (let ticket = 0; ticket < rules.tickets; ticket += 1) {
    const result = rules.resultOf(ticket);
    if (rules.pays(choice, result) > 0) return result;
  }
  return '';
}

function priceText(thousandths: number, locale: string): string {
  return `× ${formatOdds(odds(thousandths), 'european', decimalPoint(locale))}`;
}

function numbers(each: (number: number) => string): string {
  return Array.from({ length: 12 }, (_, index) => each(index + 1)).join('');
}
