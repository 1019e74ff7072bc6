import { DIGITS } from '@touchline/domain/digits';
import { RULES } from '@touchline/domain/games/rules-by-app';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { formatMoney } from '@touchline/domain/format-money';
import { type Factor, type Minor, minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import { assert } from '@touchline/domain/assert';
import { boardOf, choicesOf } from './board';
import { commitmentOf, type OpenedTable } from './game-table';
import { escapeHtml } from '../../escape-html';
import { SCRIPT } from './page-script';
import { STYLE } from './page-style';
import { isRightToLeft } from '@touchline/wire/locale';
import { filledIn } from '../../../language';
import type { GameWords } from '../../words/player-words';
import { playerWords, spokenLanguage } from '../../words/words-in';

/** Where a page asks for a round. */
export const PLAY_PATH = '/sandbox/games/play';

/** Stakes on offer, in hundredths of the unit they are shown in. */
const STAKES = [20, 50, 100, 200, 500, 1000];

/** The stakes of a round in a currency, in subunits: 0.20 to 10.00, of money like bitcoin in its smallest named part. */
export function stakesIn(currency: string): Minor[] {
  const known = knownCurrency(currency);
  assert(known, `${currency} is a currency of accounts`);
  const { subunits } = known.subcurrencies[0] ?? known;
  const all = STAKES.map((hundredths) =>
    minor(Math.max(1, Math.floor((hundredths * subunits) / 100))),
  );
  return [...new Set(all)];
}

/** An amount as the pages show it. */
export function moneyText(value: Minor, currency: string, locale: string): string {
  const known = knownCurrency(currency);
  assert(known, `${currency} is a currency of accounts`);
  return formatMoney(value, known.subcurrencies[0] ?? known, spokenLanguage(locale));
}

/** The page of a game that is open. */
export function gamePage({ key, table, balance }: OpenedTable): string {
  const { app, currency, locale, seed } = table;
  const texts = playerWords(locale).games;
  const rules = RULES[app];
  const data = {
    app,
    key,
    play: PLAY_PATH,
    tickets: rules.tickets,
    commitment: commitmentOf(seed),
    texts: spoken(texts),
  };
  const money = (value: Minor) => escapeHtml(moneyText(value, currency, locale));
  const content = `<main data-game="${escapeHtml(JSON.stringify(data))}">
    <header><h1>${escapeHtml(texts.games[app])}</h1><span class="tag">sandbox</span>
      <p class="balance">${texts.balance} <strong id="balance">${money(minor(balance))}</strong></p></header>
    <p class="notice">${escapeHtml(texts.notice)}</p>
    ${boardOf(app)}
    <p role="status">${escapeHtml(texts.ready)}</p>
    <form>
      ${choicesOf(app, texts, spokenLanguage(locale))}
      <fieldset class="stakes"><legend>${texts.stake}</legend>${stakes(currency, money)}</fieldset>
      <button class="primary" id="play" type="submit">${texts.play}</button>
    </form>
    ${fairness(texts, returnedText(rules.returnToPlayer, locale), data.commitment)}
  </main>
  <script>${SCRIPT}</script>`;
  return layout(locale, texts.games[app], content);
}

/** The page at an address that opens no game. */
export function closedPage(locale: string): string {
  const texts = playerWords(locale).games;
  const content = `<main><header><h1>${escapeHtml(texts.closedTitle)}</h1></header><p>${escapeHtml(texts.closed)}</p></main>`;
  return layout(locale, texts.closedTitle, content);
}

/** What the script says by itself. */
function spoken({ playing, offline, pick, checked, unchecked, wrong }: GameWords) {
  return { playing, offline, pick, checked, unchecked, wrong };
}

function stakes(currency: string, money: (value: Minor) => string): string {
  const options = stakesIn(currency).map(
    (stake, index) =>
      `<label class="stake"><input type="radio" name="stake" value="${onWire(stake)}"${index === 2 ? ' checked' : ''}><span>${money(stake)}</span></label>`,
  );
  return options.join('');
}

function returnedText({ times, over }: Factor, locale: string): string {
  const language = spokenLanguage(locale);
  const part = Number(times) / Number(over);
  const style = { ...DIGITS, style: 'percent', maximumFractionDigits: 2 } as const;
  const share = new Intl.NumberFormat(language, style).format(part);
  return filledIn(language, playerWords(locale).games.back, { share });
}

function fairness(texts: GameWords, returned: string, commitment: string): string {
  const term = (name: string, id: string, text = '–') =>
    `<dt>${escapeHtml(name)}</dt><dd><bdi id="${id}" dir="ltr">${escapeHtml(text)}</bdi></dd>`;
  return `<details><summary>${escapeHtml(texts.fair)}</summary>
    <p class="fine">${escapeHtml(returned)} ${escapeHtml(texts.how)}</p>
    <dl>${term(texts.next, 'next', commitment)}${term(texts.seed, 'seed')}${term(texts.mine, 'mine')}${term(texts.ticket, 'ticket')}</dl>
    <p class="fine" id="checked"></p></details>`;
}

function layout(locale: string, title: string, content: string): string {
  const language = spokenLanguage(locale);
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)} · ${playerWords(locale).games.brand}</title>
  <style>${STYLE}</style>
</head>
<body>
  ${content}
</body>
</html>
`;
}
