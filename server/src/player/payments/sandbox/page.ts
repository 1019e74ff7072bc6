import { currencyOf } from '@touchline/domain/currency';
import { decimalText } from '@touchline/domain/decimal-text';
import { isRightToLeft } from '@touchline/wire/locale';
import { filled, filledIn } from '../../../language';
import { escapeHtml } from '../../escape-html';
import type { PaymentWords } from '../../words/player-words';
import { playerWords, spokenLanguage } from '../../words/words-in';
import { CARDS } from './cards';
import type { SandboxPayment } from './happen';
import { STYLE } from './page-style';
import { paymentPath } from './sandbox-provider';

const LOCK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z"/></svg>`;
const FLASK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9"/></svg>`;

/** What a page shows: a payment, whether the shop knows all of it, and what was wrong with the form. */
export interface Shown {
  payment: SandboxPayment;
  isTold: boolean;
  /** What is wrong, by its name among the words. */
  said?: 'unknownCard';
}

/** The words of a page, and their language. */
interface Spoken {
  language: string;
  words: PaymentWords;
}

/**
 * A payment is spoken of in the language of the page that the player comes from, as the address to go back to has it: as a
 * part of its path, or as its locale.
 */
function spokenAt(address: string): Spoken {
  const { pathname, searchParams } = new URL(address);
  const parts = [searchParams.get('locale') ?? '', ...pathname.split('/')];
  const codes = parts.filter((part) => /^[a-z]{2}(-[A-Z]{2})?$/.test(part));
  const language = codes.map(spokenLanguage).find((each) => each !== 'en') ?? 'en';
  return spokenIn(language);
}

function spokenIn(language: string): Spoken {
  return { language, words: playerWords(language).payments };
}

/** The page of one payment: to be paid, to be confirmed, or saying how it ended and what may happen yet. */
export function paymentPage(shown: Shown): string {
  const { payment, said } = shown;
  const spoken = spokenAt(payment.return_url);
  const { words } = spoken;
  const amount = amountText(payment.amount, payment.currency);
  return layout(
    spoken,
    words.title,
    `<p class="notice">${FLASK}<span><strong>${words.notice}</strong> ${words.explain}</span></p>
    <p class="label">${words.amount}</p>
    <p class="amount"><bdi dir="ltr">${escapeHtml(amount).replace(' ', ' <small>')}</small></bdi></p>
    <dl>
      <div><dt>${words.to}</dt><dd>${escapeHtml(new URL(payment.return_url).host)}</dd></div>
      <div><dt>${words.reference}</dt><dd><code>${escapeHtml(payment.merchant_ref.slice(0, 8))}</code></dd></div>
    </dl>
    ${said === undefined ? '' : `<p class="said" role="alert">${escapeHtml(words[said])}</p>`}
    ${contentOf(shown, amount, spoken)}`,
  );
}

function contentOf(shown: Shown, amount: string, spoken: Spoken): string {
  const { payment } = shown;
  if (payment.state === 'open') return choices(payment, amount, spoken);
  if (payment.state === 'challenged') return challenge(payment, spoken);
  // As at any provider: another card may still pay what the first one did not.
  const again = payment.state === 'declined' ? choices(payment, amount, spoken) : '';
  return `${decided(shown, spoken)}${again}`;
}

/** The page at an address that names no payment. */
export function missingPage(): string {
  const spoken = spokenIn('en');
  const { words } = spoken;
  return layout(
    spoken,
    words.missingTitle,
    `<h1>${words.missingTitle}</h1><p class="said">${words.missing}</p>`,
  );
}

function form(id: string, word: string, content: string): string {
  return `<form method="post" action="${paymentPath(id)}/${word}">${content}</form>`;
}

function choices(
  { id, state }: SandboxPayment,
  amount: string,
  { language, words }: Spoken,
): string {
  const [usual] = CARDS;
  const cards = CARDS.map(
    ({ number, outcome }) =>
      `<div><dt>${escapeHtml(words.cardSays[outcome])}</dt><dd><code dir="ltr">${number}</code></dd></div>`,
  );
  const pay = `<label for="card">${words.card}</label>
        <input id="card" name="card" value="${usual.number}" inputmode="numeric" autocomplete="off" maxlength="30" dir="ltr">
        <button class="primary" type="submit">${LOCK}${escapeHtml(filledIn(language, words.pay, { amount }))}</button>`;
  return `<div class="choices">
      ${form(id, 'pay', pay)}
      ${state === 'open' ? form(id, 'decline', `<button type="submit">${words.decline}</button>`) : ''}
    </div>
    <h2>${words.cards}</h2>
    <p class="label">${words.cardsHint}</p>
    <dl>${cards.join('')}</dl>`;
}

function challenge({ id }: SandboxPayment, { words }: Spoken): string {
  return `<h1>${words.challengeTitle}</h1><p class="said">${words.challenge}</p>
    <div class="choices">
      ${form(id, 'confirm', `<button class="primary" type="submit">${words.confirm}</button>`)}
      ${form(id, 'decline', `<button type="submit">${words.decline}</button>`)}
    </div>`;
}

function decided({ payment, isTold }: Shown, { words }: Spoken): string {
  const said = filled(isTold ? words.told : words.untold, {
    decided: words.decided[payment.state] ?? '',
  });
  return `<p class="said" role="status">${said}</p>
    <a class="button" href="${escapeHtml(payment.return_url)}">${words.back}</a>
    ${payment.state === 'paid' ? later(payment, words) : ''}`;
}

function later({ id, refunded, currency }: SandboxPayment, words: PaymentWords): string {
  const half = `<input type="hidden" name="part" value="half"><button type="submit">${words.refundHalf}</button>`;
  const rest = `<input type="hidden" name="part" value="rest"><button type="submit">${words.refundRest}</button>`;
  const back = `<dl><div><dt>${words.refunded}</dt><dd><bdi dir="ltr">${escapeHtml(amountText(refunded, currency))}</bdi></dd></div></dl>`;
  return `<h2>${words.manage}</h2>
    ${refunded > 0n ? back : ''}
    <div class="choices">
      ${form(id, 'refund', half)}
      ${form(id, 'refund', rest)}
      ${form(id, 'charge-back', `<button type="submit">${words.chargeBack}</button>`)}
    </div>`;
}

function layout({ language, words }: Spoken, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="dark light">
  <title>${title} · ${words.brand}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <header><span class="mark" aria-hidden="true"></span>${words.brand}<span class="tag">sandbox</span></header>
    ${content}
  </main>
</body>
</html>
`;
}

/** 10000 subunits of EUR as "100.00 EUR". */
function amountText(amount: bigint, currency: string): string {
  const text = decimalText(amount, currencyOf(currency)?.subunits ?? 1);
  const [whole = '', ...fraction] = text.split('.');
  return `${[whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')} ${currency}`;
}
