import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import { sheetLimit } from './invoices.service';
import type { ReceiptRow, ReceiptsRepository } from './receipts.repository';

type ReceiptsParts = {
  receipts: ReceiptsRepository;
  drawings: RateLimiter;
  draw: (payment: ReceiptRow) => Promise<Uint8Array<ArrayBuffer>>;
};
export type ReceiptsService = ReturnType<typeof createReceiptsService>;

/** Receipts of payments. */
export const createReceiptsService = ({ receipts, drawings, draw }: ReceiptsParts) => ({
  /** @throws ApiError 404 for what is not the visitor's own, was not paid, or cost nothing; 429 after 60 in ten minutes */
  sheet: async (userId: number, id: number): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
    const payment = await receipts.findOwn(userId, id);
    if (!payment) throw notFound();
    await drawings.take(`user ${userId}`, sheetLimit);
    return { name: `receipt-${id}.pdf`, bytes: await draw(payment) };
  },
});
