import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { inlineHash, sendOwnPage } from '../../own-page';
import type { CardOutcome } from '../../words/player-words';
import { cardOf, LATER_MS } from './cards';
import { deliverOf, type Delivery } from './deliver';
import {
  chargeBackPayment,
  refundPayment,
  type SandboxPayment,
  type Step,
  stepPayment,
} from './happen';
import { missingPage, paymentPage } from './page';
import { STYLE } from './page-style';
import { paymentPath } from './sandbox-provider';

export type SandboxDeps = Delivery;

/** A form of a payment's page: what it does, and where the player goes then; null shows the page again. */
type Form = (deps: SandboxDeps, payment: SandboxPayment, sent: URLSearchParams) => Promise<Shown>;

/** The address to go on at, or the page with something said on it. */
type Shown = { goTo: string } | { said: 'unknownCard' };

/**
 * The sandbox's own pages: one for each payment, with forms for whatever may happen to it. Register
 * it as a plug-in on the origin given to `sandboxProvider`. The unguessable id in the address is what
 * lets somebody in, as with a link from any provider.
 */
export function sandboxRoutes(app: FastifyInstance, deps: SandboxDeps): Promise<void> {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.route({
    method: 'GET',
    url: paymentPath(':id'),
    handler: async (request, response) => {
      const payment = await findPayment(deps, request.params);
      if (!payment) return page(response.code(404), missingPage());
      return show(deps, response, payment);
    },
  });
  for (const [word, handle] of Object.entries(FORMS)) {
    app.route({
      method: 'POST',
      url: `${paymentPath(':id')}/${word}`,
      handler: async (request, response) => {
        const payment = await findPayment(deps, request.params);
        if (!payment) return page(response.code(404), missingPage());
        const shown = await handle(deps, payment, fieldsOf(request));
        return 'goTo' in shown
          ? response.redirect(shown.goTo, 303)
          : show(deps, response.code(422), payment, shown.said);
      },
    });
  }
  return Promise.resolve();
}

const FORMS: Record<string, Form> = {
  pay: async (deps, payment, sent) => {
    const card = cardOf(sent.get('card'));
    if (!card) return { said: 'unknownCard' };
    const step = stepOf(card.outcome, payment.amount);
    const stepped = await stepPayment(
      deps.db,
      payment.id,
      { ...step, from: ['open', 'declined'], card: card.number },
      deps.clock.now(),
    );
    return stepped.state === 'challenged' ? backHere(stepped) : wayBack(deps, stepped);
  },
  decline: (deps, payment) => decide(deps, payment, 'declined'),
  confirm: (deps, payment) => decide(deps, payment, 'paid'),
  refund: async (deps, payment, sent) => {
    const part = sent.get('part') === 'half' ? 'half' : 'rest';
    await refundPayment(deps.db, payment.id, part, deps.clock.now());
    await deliverOf(deps, payment.id);
    return backHere(payment);
  },
  'charge-back': async (deps, payment) => {
    await chargeBackPayment(deps.db, payment.id, deps.clock.now());
    await deliverOf(deps, payment.id);
    return backHere(payment);
  },
};

/** What paying with a card does to a payment that is open, or was declined with another card. */
function stepOf(outcome: CardOutcome, amount: bigint): Omit<Step, 'from'> {
  const paid = { outcome: 'paid', amount } as const;
  const declined = { outcome: 'declined', amount } as const;
  switch (outcome) {
    case 'paid':
      return { to: 'paid', news: paid };
    case 'declined':
      return { to: 'declined', news: declined };
    case 'challenge':
      return { to: 'challenged' };
    case 'later_paid':
      return { to: 'paid', news: { ...paid, afterMs: LATER_MS } };
    case 'later_declined':
      return { to: 'declined', news: { ...declined, afterMs: LATER_MS } };
    case 'mismatch':
      return { to: 'paid', news: { ...paid, amount: amount + 1n } };
    case 'duplicate':
      return { to: 'paid', news: { ...paid, copies: 2 } };
  }
}

/** Without a card, or at the step that 3-D Secure adds; only there may a payment be confirmed. */
async function decide(
  deps: SandboxDeps,
  payment: SandboxPayment,
  to: 'paid' | 'declined',
): Promise<Shown> {
  const from = to === 'paid' ? ['challenged'] : ['open', 'challenged'];
  const news = { outcome: to, amount: payment.amount };
  const step = { from, to, news };
  return wayBack(deps, await stepPayment(deps.db, payment.id, step, deps.clock.now()));
}

const params = z.object({ id: z.uuid() });

async function findPayment({ db }: SandboxDeps, input: unknown): Promise<SandboxPayment | null> {
  const parsed = params.safeParse(input);
  if (!parsed.success) return null;
  const { id } = parsed.data;
  const query = db.selectFrom('sandbox_payments').selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function backHere({ id }: SandboxPayment): Shown {
  return { goTo: paymentPath(id) };
}

/** The merchant is told before the player is back, so that the money is usually there when they are. */
async function wayBack(deps: SandboxDeps, payment: SandboxPayment): Promise<Shown> {
  if (payment.state === 'open' || payment.state === 'challenged') return backHere(payment);
  const address = new URL(payment.return_url);
  const told = await deliverOf(deps, payment.id);
  const outcome = payment.state === 'declined' ? 'error' : 'success';
  address.searchParams.set('deposit', told ? outcome : 'pending');
  return { goTo: address.href };
}

async function show(
  { db }: SandboxDeps,
  response: FastifyReply,
  payment: SandboxPayment,
  said?: 'unknownCard',
): Promise<FastifyReply> {
  const untold = await db
    .selectFrom('sandbox_events')
    .select('id')
    .where('subject_id', '=', payment.id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  const shown = { payment, isTold: untold === undefined, ...(said !== undefined && { said }) };
  return page(response, paymentPage(shown), new URL(payment.return_url).origin);
}

const STYLE_HASH = inlineHash(STYLE);

/** `formTarget`: browsers count the redirect after a form as part of where the form goes. */
function page(response: FastifyReply, html: string, formTarget = ''): FastifyReply {
  const directives = [
    `style-src ${STYLE_HASH}`,
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
  ];
  return sendOwnPage(response, html, { directives, referrer: 'same-origin' });
}
