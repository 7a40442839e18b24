import { type PaymentOptions, payWays } from '@/lib/contracts/money/payments';
import type { PaymentGateways } from '../../ports/payment-gateway';
import type { CompanyWalletService } from '../wallet/company-wallet.service';

type PaymentOptionsParts = {
  gateways: Pick<PaymentGateways, 'current'>;
  companyWallet: Pick<CompanyWalletService, 'offeredTo'>;
};
export type PaymentOptionsService = ReturnType<typeof createPaymentOptionsService>;

const waysWithoutGateway: readonly string[] = ['balance', 'package'];

/** What a visitor can pay with on this site. */
export function createPaymentOptionsService({ gateways, companyWallet }: PaymentOptionsParts) {
  return {
    find: async (userId: number): Promise<PaymentOptions> => ({
      methods: payWays.filter((way) => gateways.current !== null || waysWithoutGateway.includes(way)),
      company: await companyWallet.offeredTo(userId),
    }),
  };
}
