import { currencyOf } from '@touchline/domain/currency';
import type { SandboxPayment } from './deliver';
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
  decided: {
    paying: 'This payment was approved. The shop has not answered yet; we keep telling it.',
    paid: 'This payment was approved, and the shop knows.',
    declining: 'This payment was declined. The shop has not answered yet; we keep telling it.',
    declined: 'This payment was declined, and the shop knows.',
  } as Record<string, string>,
  back: 'Back to the shop',
  missingTitle: 'There is no such payment',
  missing:
    'The address is not complete, or the payment was never begun. Start again from the shop.',
};

const LOCK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z"/></svg>`;
const FLASK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9"/></svg>`;

/** The page of one payment: to be decided, or saying how it was. */
export function paymentPage(payment: SandboxPayment): string {
  const amount = amountText(payment);
  return layout(
    TEXT.title,
    `<p class="notice">${FLASK}<span><strong>${TEXT.notice}</strong> ${TEXT.explain}</span></p>
    <p class="label">${TEXT.amount}</p>
    <p class="amount">${escape(amount).replace(' ', ' <small>')}</small></p>
    <dl>
      <div><dt>${TEXT.to}</dt><dd>${escape(new URL(payment.return_url).host)}</dd></div>
      <div><dt>${TEXT.reference}</dt><dd><code>${escape(payment.merchant_ref.slice(0, 8))}</code></dd></div>
    </dl>
    ${payment.state === 'open' ? choices(payment, amount) : decided(payment)}`,
  );
}

/** The page at an address that names no payment. */
export function missingPage(): string {
  return layout(
    TEXT.missingTitle,
    `<h1>${TEXT.missingTitle}</h1><p class="said">${TEXT.missing}</p>`,
  );
}

function choices({ id }: SandboxPayment, amount: string): string {
  return `<div class="choices">
      <form method="post" action="${paymentPath(id)}/pay">
        <button class="primary" type="submit">${LOCK}${escape(TEXT.pay(amount))}</button>
      </form>
      <form method="post" action="${paymentPath(id)}/decline">
        <button type="submit">${TEXT.decline}</button>
      </form>
    </div>`;
}

function decided({ state, return_url: returnUrl }: SandboxPayment): string {
  return `<p class="said" role="status">${TEXT.decided[state] ?? ''}</p>
    <a class="button" href="${escape(returnUrl)}">${TEXT.back}</a>`;
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
function amountText({ amount, currency }: SandboxPayment): string {
  const digits = String(currencyOf(currency)?.subunits ?? 1).length - 1;
  const text = amount.toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''} ${currency}`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
