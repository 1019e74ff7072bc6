import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { deliver, type Delivery, type SandboxPayment } from './deliver';
import { missingPage, paymentPage } from './page';
import { STYLE } from './page-style';
import { paymentPath } from './sandbox-provider';

export type SandboxDeps = Delivery;

const DECISIONS = { pay: 'paying', decline: 'declining' } as const;

/**
 * The sandbox's own pages: one for each payment, with a form to pay and a form to decline it. Register
 * it as a plug-in on the origin given to `sandboxProvider`. The unguessable id in the address is what
 * lets somebody in, as with a link from any provider.
 */
export function sandboxRoutes(app: FastifyInstance, deps: SandboxDeps): Promise<void> {
  const form = 'application/x-www-form-urlencoded';
  // The forms have no fields: which of them was sent is in the address.
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null, null),
  );
  app.route({
    method: 'GET',
    url: paymentPath(':id'),
    handler: async (request, response) => {
      const payment = await findPayment(deps, request.params);
      if (!payment) return page(response.code(404), missingPage());
      return page(response, paymentPage(payment), new URL(payment.return_url).origin);
    },
  });
  for (const [word, state] of Object.entries(DECISIONS)) {
    app.route({
      method: 'POST',
      url: `${paymentPath(':id')}/${word}`,
      handler: async (request, response) => {
        const payment = await findPayment(deps, request.params);
        if (!payment) return page(response.code(404), missingPage());
        const decided = await decide(deps, payment.id, state);
        return response.redirect(await wayBack(deps, decided), 303);
      },
    });
  }
  return Promise.resolve();
}

const params = z.object({ id: z.uuid() });

async function findPayment({ db }: SandboxDeps, input: unknown): Promise<SandboxPayment | null> {
  const parsed = params.safeParse(input);
  if (!parsed.success) return null;
  const { id } = parsed.data;
  const query = db.selectFrom('sandbox_payments').selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The first decision stands: a form that is sent twice, or after the other one, changes nothing. */
async function decide({ db }: SandboxDeps, id: string, state: string): Promise<SandboxPayment> {
  await db
    .updateTable('sandbox_payments')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
  const query = db.selectFrom('sandbox_payments').selectAll().where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}

/** The merchant is told before the player is back, so that the money is usually there when they are. */
async function wayBack(deps: SandboxDeps, payment: SandboxPayment): Promise<string> {
  const address = new URL(payment.return_url);
  const told = await deliver(deps, payment);
  const paid = payment.state === 'paying' || payment.state === 'paid';
  const outcome = paid ? 'success' : 'error';
  address.searchParams.set('deposit', told ? outcome : 'pending');
  return address.href;
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** `formTarget`: browsers count the redirect after a form as part of where the form goes. */
function page(response: FastifyReply, html: string, formTarget = ''): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return response
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
