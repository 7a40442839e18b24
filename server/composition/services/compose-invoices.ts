import { type ServerEnv, siteNameOf } from '@/server/env';
import type { NumberedInvoice } from '@/server/modules/invoices/invoices.repository';
import { createInvoicesService } from '@/server/modules/invoices/invoices.service';
import { invoiceSheet } from '@/server/modules/invoices/invoices.sheet';
import { createReceiptsService } from '@/server/modules/invoices/receipts.service';
import { receiptSheet } from '@/server/modules/invoices/receipts.sheet';
import { createSettlementService } from '@/server/modules/invoices/settlement.service';
import type { Seller } from '@/server/modules/invoices/sheet/seller';
import { drawSheet } from '@/server/modules/invoices/sheet/sheet';
import type { Once } from '@/server/modules/wallet/idempotency';
import type { Parts } from './compose-accounts';

export const sellerOf = (env: ServerEnv): Seller => ({
  siteName: siteNameOf(env).ka,
  name: env.SELLER_NAME,
  code: env.SELLER_CODE,
  address: env.SELLER_ADDRESS,
  phone: env.SELLER_PHONE,
  email: env.SUPPORT_EMAIL,
  bank: env.SELLER_BANK,
  iban: env.SELLER_IBAN,
  bic: env.SELLER_BIC,
});

/** Draws invoices of the seller that each names. */
export const invoiceDrawer = (env: ServerEnv) => (invoice: NumberedInvoice) => drawSheet(invoiceSheet(invoice, sellerOf(env)));

/** Invoices: requested by companies, settled by the staff, drawn as PDF. */
export function composeInvoices({ env, clock, repositories, limiterOf }: Parts, once: Once) {
  const { invoices, receipts } = repositories;
  const drawings = limiterOf('sheet');
  return {
    invoices: createInvoicesService({
      invoices,
      once,
      requests: limiterOf('invoice'),
      drawings,
      draw: invoiceDrawer(env),
      seller: sellerOf(env),
      clock,
    }),
    receipts: createReceiptsService({
      receipts,
      drawings,
      draw: (payment) => drawSheet(receiptSheet(payment, sellerOf(env))),
    }),
    settlement: createSettlementService({ invoices, once, seller: sellerOf(env), clock }),
  };
}
