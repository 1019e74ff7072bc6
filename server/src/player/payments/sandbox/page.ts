import { currencyOf } from '@touchline/domain/currency';
import { decimalText } from '@touchline/domain/decimal-text';
import { escapeHtml } from '../../escape-html';
import { CARDS } from './cards';
import type { SandboxPayment } from './happen';
import { STYLE } from './page-style';
import { paymentPath } from './sandbox-provider';

/** Every sentence of the sandbox; it stands for a third party, whose pages have words of their own. */
const TEXT = {
  title: 'Sandbox payment',
  brand: 'Sandbox Pay',
  notice: 'This is a sandbox. No real money moves.',
  explain:
    'It stands where a payment provider would. Choose how the payment ends; the shop is told by a signed message.',
  amount: 'Amount',
  to: 'Goes back to',
  reference: 'Reference',
  pay: (amount: string) => `Pay ${amount}`,
  decline: 'Decline',
  card: 'Card number',
  cards: 'Test cards',
  cardsHint: 'Numbers that the sandbox knows; no others are taken.',
  confirm: 'Confirm the payment',
  challengeTitle: '3-D Secure',
  challenge: 'Here your bank would ask whether this is you.',
  manage: 'What may happen later',
  refundHalf: 'Refund half of what is left',
  refundRest: 'Refund what is left',
  chargeBack: 'Charge back',
  refunded: 'Refunded',
  decided: {
    paid: 'This payment was approved',
    declined: 'This payment was declined',
    refunded: 'This payment was refunded',
    charged_back: 'This payment was charged back',
  } as Record<string, string>,
  told: ', and the shop knows.',
  untold: '. The shop has not answered yet; we keep telling it.',
  back: 'Back to the shop',
  missingTitle: 'There is no such payment',
  missing:
    'The address is not complete, or the payment was never begun. Start again from the shop.',
};

const LOCK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z"/></svg>`;
const FLASK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9"/></svg>`;

/** What a page shows: a payment, whether the shop knows all of it, and what was wrong with the form. */
export interface Shown {
  payment: SandboxPayment;
  isTold: boolean;
  said?: string;
}

/** The page of one payment: to be paid, to be confirmed, or saying how it ended and what may happen yet. */
export function paymentPage(shown: Shown): string {
  const { payment, said } = shown;
  const amount = amountText(payment.amount, payment.currency);
  return layout(
    TEXT.title,
    `<p class="notice">${FLASK}<span><strong>${TEXT.notice}</strong> ${TEXT.explain}</span></p>
    <p class="label">${TEXT.amount}</p>
    <p class="amount">${escapeHtml(amount).replace(' ', ' <small>')}</small></p>
    <dl>
      <div><dt>${TEXT.to}</dt><dd>${escapeHtml(new URL(payment.return_url).host)}</dd></div>
      <div><dt>${TEXT.reference}</dt><dd><code>${escapeHtml(payment.merchant_ref.slice(0, 8))}</code></dd></div>
    </dl>
    ${said === undefined ? '' : `<p class="said" role="alert">${escapeHtml(said)}</p>`}
    ${contentOf(shown, amount)}`,
  );
}

function contentOf(shown: Shown, amount: string): string {
  const { payment } = shown;
  if (payment.state === 'open') return choices(payment, amount);
  return payment.state === 'challenged' ? challenge(payment) : decided(shown);
}

/** The page at an address that names no payment. */
export function missingPage(): string {
  return layout(
    TEXT.missingTitle,
    `<h1>${TEXT.missingTitle}</h1><p class="said">${TEXT.missing}</p>`,
  );
}

function form(id: string, word: string, content: string): string {
  return `<form method="post" action="${paymentPath(id)}/${word}">${content}</form>`;
}

function choices({ id }: SandboxPayment, amount: string): string {
  const [usual] = CARDS;
  const cards = CARDS.map(
    ({ number, says }) => `<div><dt>${escapeHtml(says)}</dt><dd><code>${number}</code></dd></div>`,
  );
  const pay = `<label for="card">${TEXT.card}</label>
        <input id="card" name="card" value="${usual.number}" inputmode="numeric" autocomplete="off" maxlength="30">
        <button class="primary" type="submit">${LOCK}${escapeHtml(TEXT.pay(amount))}</button>`;
  return `<div class="choices">
      ${form(id, 'pay', pay)}
      ${form(id, 'decline', `<button type="submit">${TEXT.decline}</button>`)}
    </div>
    <h2>${TEXT.cards}</h2>
    <p class="label">${TEXT.cardsHint}</p>
    <dl>${cards.join('')}</dl>`;
}

function challenge({ id }: SandboxPayment): string {
  return `<h1>${TEXT.challengeTitle}</h1><p class="said">${TEXT.challenge}</p>
    <div class="choices">
      ${form(id, 'confirm', `<button class="primary" type="submit">${TEXT.confirm}</button>`)}
      ${form(id, 'decline', `<button type="submit">${TEXT.decline}</button>`)}
    </div>`;
}

function decided({ payment, isTold }: Shown): string {
  const said = `${TEXT.decided[payment.state] ?? ''}${isTold ? TEXT.told : TEXT.untold}`;
  return `<p class="said" role="status">${said}</p>
    <a class="button" href="${escapeHtml(payment.return_url)}">${TEXT.back}</a>
    ${payment.state === 'paid' ? later(payment) : ''}`;
}

function later({ id, refunded, currency }: SandboxPayment): string {
  const half = `<input type="hidden" name="part" value="half"><button type="submit">${TEXT.refundHalf}</button>`;
  const rest = `<input type="hidden" name="part" value="rest"><button type="submit">${TEXT.refundRest}</button>`;
  const back = `<dl><div><dt>${TEXT.refunded}</dt><dd>${escapeHtml(amountText(refunded, currency))}</dd></div></dl>`;
  return `<h2>${TEXT.manage}</h2>
    ${refunded > 0n ? back : ''}
    <div class="choices">
      ${form(id, 'refund', half)}
      ${form(id, 'refund', rest)}
      ${form(id, 'charge-back', `<button type="submit">${TEXT.chargeBack}</button>`)}
    </div>`;
}

function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="dark light">
  <title>${title} · ${TEXT.brand}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <header><span class="mark" aria-hidden="true"></span>${TEXT.brand}<span class="tag">sandbox</span></header>
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
