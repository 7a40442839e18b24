import type { Router } from '@/server/http/router';
import { auctionRoutes } from '@/server/modules/auctions/auctions.routes';
import { invoiceRequestRoutes, invoiceRoutes, receiptRoutes } from '@/server/modules/invoices/invoices.routes';
import { settlementRoutes } from '@/server/modules/invoices/settlement.routes';
import { paymentRoutes, statementPaymentRoutes } from '@/server/modules/payments/payments.routes';
import { refundRoutes } from '@/server/modules/payments/refunds.routes';
import { packageRoutes, promotionRoutes } from '@/server/modules/promotion/promotion.routes';
import { savedCardRoutes } from '@/server/modules/saved-cards/saved-cards.routes';
import { companyWalletRoutes } from '@/server/modules/wallet/company-wallet.routes';
import { ledgerReportRoutes } from '@/server/modules/wallet/ledger-reports.routes';
import { walletRoutes } from '@/server/modules/wallet/wallet.routes';
import type { Services } from './compose';

/** The routes of everything that is paid, under the service that the contract names. */
export const moneyRoutes = ({ auctions, auctionCalendar, money, totp }: Services): Record<string, Router[]> => ({
  '/microservice': [
    auctionRoutes(auctions, auctionCalendar),
    companyWalletRoutes(money.companyWallet),
    invoiceRequestRoutes(money.invoices),
    statementPaymentRoutes(money.payments),
    promotionRoutes({
      promotion: money.promotion,
      results: money.promotionResults,
      publication: money.publicationPreview,
    }),
  ],
  '/microservice-projects': [packageRoutes(money.promotion)],
  '/v1': [
    invoiceRoutes(money.invoices),
    settlementRoutes(money.settlement, totp),
    refundRoutes(money.refunds, totp),
    ledgerReportRoutes(money.ledgerReports),
    // One on a line, since every part of the money adds some.
  ],
  '/v3': [
    paymentRoutes(money.payments, money.paymentOptions),
    savedCardRoutes(money.cards),
    receiptRoutes(money.receipts),
    walletRoutes(money.wallet),
    // One on a line, since every part of the money adds some.
  ],
});
