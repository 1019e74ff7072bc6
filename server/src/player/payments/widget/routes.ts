import { CURRENCIES } from '@touchline/domain/currency';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { inlineHash } from '../../own-page';
import { framePage, returnPage, STYLE } from './pages';

/** Who may show the deposit form, and what it says of the site. */
export interface WidgetDeps {
  /** The origins whose pages may show it and speak with it. */
  parents: readonly string[];
  /** The origins of host pages around those; `*` for any. */
  hosts: readonly string[];
  /** The limits of one deposit, in euros, and as much in other currencies, roughly. */
  limits: { min: number; max: number };
  /** Nobody collects money: the form says so. Left out, somebody does. */
  isClosed?: boolean | undefined;
}

const ABOUT_A_EURO = Object.fromEntries(
  CURRENCIES.map(({ code, aboutAEuro }) => [code, aboutAEuro]),
);

const query = z.object({ locale: z.string().max(20).catch('en') });

/**
 * `/spi/frame`, the document of the deposit form, and `/spi/return`, where a payment made in a window of its own comes
 * back to. Both are the same for everybody and say nothing of anybody.
 */
export function widgetRoutes(app: FastifyInstance, deps: WidgetDeps): Promise<void> {
  const { parents, limits, isClosed = false } = deps;
  const form = framePage({ parents: [...parents], limits, aboutAEuro: ABOUT_A_EURO, isClosed });
  app.route({
    method: 'GET',
    url: '/spi/frame',
    handler: (_request, response) =>
      send(response, form, [
        "script-src 'self'",
        "connect-src 'self'",
        `frame-ancestors ${ancestors(deps)}`,
      ]),
  });
  app.route({
    method: 'GET',
    url: '/spi/return',
    handler: (request, response) =>
      send(response, returnPage(query.parse(request.query).locale), [
        `style-src ${inlineHash(STYLE)}`,
        "frame-ancestors 'none'",
      ]),
  });
  return Promise.resolve();
}

/**
 * All pages around the form count, not only the next. Hosts are let in as far as that: the form itself looks who speaks
 * to it, and stays empty for everybody but our own pages.
 */
function ancestors({ parents, hosts }: WidgetDeps): string {
  return hosts.includes('*') ? '*' : [...new Set([...parents, ...hosts])].join(' ');
}

function send(response: FastifyReply, html: string, policy: readonly string[]): FastifyReply {
  const whole = ["default-src 'none'", ...policy, "form-action 'none'", "base-uri 'none'"];
  return response
    .headers({
      'content-security-policy': whole.join('; '),
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
