import type { GatewayName } from '@/lib/contracts/money/payments';
import { isPaymentSandboxOpen, type ServerEnv } from '@/server/env';
import { createCallbacksService } from '@/server/modules/payments/callbacks.service';
import { createReconcilerService } from '@/server/modules/payments/reconciler.service';
import { createSettlementsService } from '@/server/modules/payments/settlements.service';
import { createSandboxGatewayService } from '@/server/modules/sandbox-gateway/sandbox-gateway.service';
import { createSavedCardsService } from '@/server/modules/saved-cards/saved-cards.service';
import type { SiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import { createLedgerReportsService } from '@/server/modules/wallet/ledger-reports.service';
import type { Clock } from '@/server/ports/clock';
import type { PaymentGateway, PaymentGateways } from '@/server/ports/payment-gateway';
import { bogCallbackPublicKey, createBogGateway } from '@/server/ports/payment-gateway-bog';
import { createSandboxGateway, type SandboxStore } from '@/server/ports/payment-gateway-sandbox';
import { createTpayGateway } from '@/server/ports/payment-gateway-tpay';
import { requireGateway } from '@/server/start/configuration';
import { kindOf, type Parts } from './compose-accounts';

type GatewayParts = { env: ServerEnv; sandboxOrders: SandboxStore; siteKeys: SiteKeysRepository; clock: Clock };

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** What the sandbox signs its callbacks with. */
const readSandboxKey = (siteKeys: SiteKeysRepository): Promise<string> => siteKeys.find('sandbox gateway');

/** A gateway exists where all of its variables are set. */
function createBog({ env, siteKeys, clock }: GatewayParts): PaymentGateway | null {
  const { BOG_CLIENT_ID: clientId, BOG_CLIENT_SECRET: clientSecret } = env;
  if (clientId === undefined || clientSecret === undefined) return null;
  return createBogGateway({
    clientId,
    clientSecret,
    apiUrl: withoutSlash(env.BOG_API_URL ?? 'https://api.bog.ge'),
    tokenUrl: env.BOG_TOKEN_URL ?? 'https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token',
    callbackPublicKey: env.BOG_CALLBACK_PUBLIC_KEY?.replaceAll('\\n', '\n') ?? bogCallbackPublicKey,
    readSiteKey: () => siteKeys.find('payments'),
    clock,
  });
}

function createTpay({ env, clock }: GatewayParts): PaymentGateway | null {
  const { TPAY_CLIENT_ID: clientId, TPAY_CLIENT_SECRET: clientSecret, TPAY_API_KEY: apiKey } = env;
  if (clientId === undefined || clientSecret === undefined || apiKey === undefined) return null;
  const apiUrl = withoutSlash(env.TPAY_API_URL ?? 'https://api.tbcbank.ge');
  return createTpayGateway({ clientId, clientSecret, apiKey, apiUrl, clock });
}

function createSandbox({ env, sandboxOrders, siteKeys, clock }: GatewayParts): PaymentGateway | null {
  if (!isPaymentSandboxOpen(env)) return null;
  return createSandboxGateway({ store: sandboxOrders, readKey: () => readSandboxKey(siteKeys), clock });
}

/**
 * Every gateway that is configured: payments and cards of an earlier choice keep theirs.
 * @throws Error when PAYMENT_GATEWAY names one without its variables: no payment would ever be taken
 */
export function composeGateways(parts: GatewayParts): PaymentGateways {
  const gateways: Record<GatewayName, PaymentGateway | null> = {
    sandbox: createSandbox(parts),
    bog: createBog(parts),
    tpay: createTpay(parts),
  };
  requireGateway(parts.env);
  return { current: gateways[parts.env.PAYMENT_GATEWAY ?? 'sandbox'], find: (name) => gateways[name] };
}

type Settling = { settle(paymentId: number): Promise<unknown>; sendRefund(refundId: number): Promise<unknown> };

/** What talks to the gateways apart from the payments themselves. */
export function composeGatewayServices(parts: Parts, gateways: PaymentGateways, { settle, sendRefund }: Settling) {
  const { clock, logger, repositories, atomically, siteKeys } = parts;
  const { callbacks, ledgerReports: reports, payments, refunds, savedCards, sandboxOrders, settlements } = repositories;
  const idsOf = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id);
  return {
    cards: createSavedCardsService({
      savedCards,
      atomically,
      gateways,
      onKept: (cardId, error) => logger.warn({ cardId, kind: kindOf(error) }, 'the gateway did not delete a card'),
    }),
    callbacks: createCallbacksService({
      callbacks,
      gateways,
      settle,
      onRefused: (gateway, reason) => logger.warn({ gateway, reason }, 'a callback was refused'),
      clock,
    }),
    reconciliation: createSettlementsService({ settlements, reports, gateways, clock }),
    ledgerReports: createLedgerReportsService({ reports }),
    sandbox: createSandboxGatewayService({ orders: sandboxOrders, readKey: () => readSandboxKey(siteKeys), clock }),
    reconciler: createReconcilerService({
      works: [
        { name: 'payments', due: (at, limit) => idsOf(payments.due(at, limit)), settle },
        { name: 'refunds', due: (at, limit) => idsOf(refunds.due(at, limit)), settle: sendRefund },
      ],
      clock,
      onFailure: (work, id, error) => logger.warn({ work, id, kind: kindOf(error) }, 'a gateway has not settled it yet'),
    }),
  };
}
