import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { type Locale, locales } from '@/lib/contracts/locales';
import { invalid } from '../../http/errors';
import { readForm, smallBodyBytesMax } from '../../http/request/read-body';
import { errorResponseFor } from '../../http/response/responses';
import { createRouter, fieldErrors } from '../../http/router';
import type { SandboxOrder } from '../../ports/payment-gateway-sandbox';
import { codePage, orderPage } from './sandbox-gateway.page';
import { decisionSchema, type SandboxGatewayService, type SignedCallback } from './sandbox-gateway.service';
import { sandboxScript, sandboxStyle } from './sandbox-gateway.style';

export type SandboxRoutesParts = {
  service: SandboxGatewayService;
  /** The site's name by language, as a bank would show the merchant. */
  merchant: Readonly<Record<Locale, string>>;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Delivers a callback to the site; the sandbox runs in the same process and needs no network. */
  deliver(request: Request): Promise<Response>;
};

const html = { 'text/html': { schema: z.string() } };
const params = z.object({ id: z.uuid() });
const query = z.object({ lang: z.enum(locales).default('ka') });
const errors = { 404: errorResponseFor(404), 422: errorResponseFor(422) };

const pageRoute = createRoute({
  method: 'get',
  path: '/sandbox/{id}',
  summary: 'The page of the bundled payment gateway, where it is open',
  request: { params, query },
  responses: { 200: { description: 'The page', content: html }, ...errors },
});

const decideRoute = createRoute({
  method: 'post',
  path: '/sandbox/{id}',
  summary: 'Ends a payment of the bundled gateway as its page’s form says',
  description:
    'The fields of the form, urlencoded: `outcome` and, for trials, `card`, `save_card`, `three_d_secure`, `code`, `twice`, …',
  request: { params, query },
  responses: {
    200: { description: 'The page as it is after a chargeback', content: html },
    303: { description: 'On to the step of 3-D Secure, or back to the site' },
    ...errors,
  },
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptHash = hashOf(sandboxScript);
const styleHash = hashOf(sandboxStyle);

/** The form may end at the site that the payer came from, which browsers count as its target too. */
const policyOf = ({ returnUrl }: SandboxOrder): string =>
  [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    `style-src ${styleHash}`,
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The bundled gateway's page, in plain HTML that works without scripts. Mounted only where the sandbox is open. */
export function sandboxGatewayRoutes({ service, merchant, siteUrl, deliver }: SandboxRoutesParts) {
  const send = async ({ url, body, headers }: SignedCallback): Promise<void> => {
    await deliver(new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }));
  };
  const sendAll = async (callbacks: readonly SignedCallback[]): Promise<void> => {
    for (const callback of callbacks) await send(callback).catch(() => undefined);
  };
  /** Within the site the payer stays on the host of the session. */
  const returnAddress = ({ returnUrl }: SandboxOrder): string =>
    returnUrl.startsWith(`${siteUrl}/`) ? returnUrl.slice(siteUrl.length) : returnUrl;

  const openPage = async (id: string, locale: Locale) => {
    const { order, savedMask, now } = await service.open(id);
    const parts = { order: { ...order, returnUrl: returnAddress(order) }, locale, merchant: merchant[locale], now };
    return { order, parts, savedMask };
  };

  return createRouter()
    .openapi(pageRoute, async (context) => {
      const { lang: locale } = context.req.valid('query');
      const { parts, savedMask, order } = await openPage(context.req.valid('param').id, locale);
      const { lang: _lang, step, ...answers } = context.req.query();
      const isCode = (order.state === 'open' || order.state === 'pending') && (step === 'code' || step === 'wrong');
      const page = isCode ? codePage(parts, answers, step === 'wrong') : orderPage(parts, savedMask);
      return context.html(page, 200, { 'content-security-policy': policyOf(order) });
    })
    .openapi(decideRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { lang: locale } = context.req.valid('query');
      const fields = Object.fromEntries(await readForm(context.req.raw, smallBodyBytesMax));
      const parsed = decisionSchema.safeParse(fields);
      if (!parsed.success) throw invalid(fieldErrors(parsed.error));
      const decided = await service.decide(id, parsed.data);
      if (decided.kind === 'code') {
        // The step has its own address, so that the back button finds it.
        const { code: _code, outcome: _outcome, ...answers } = fields as Record<string, string>;
        const query = new URLSearchParams({ lang: locale, ...answers, step: decided.isWrong ? 'wrong' : 'code' });
        return context.redirect(`/api/payments/sandbox/${id}?${query}`, 303);
      }
      const { order, callbacks, delaySeconds } = decided;
      if (delaySeconds === 0) await sendAll(callbacks);
      else setTimeout(() => void sendAll(callbacks), delaySeconds * 1000).unref();
      if (parsed.data.outcome !== 'charge_back') return context.redirect(returnAddress(order), 303);
      const page = await openPage(id, locale);
      return context.html(orderPage(page.parts, page.savedMask), 200, { 'content-security-policy': policyOf(order) });
    });
}
