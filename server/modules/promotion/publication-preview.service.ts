import type { PublicationPreview } from '@/lib/contracts/money/promotion';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { vatWithin } from '@/lib/domain/money/vat';
import { publicationLines, sumOfLines } from '@/lib/domain/order/price-book';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories } from '@/server/composition/repositories';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { toLine } from '../orders/orders.mapper';

type PublicationPreviewParts = {
  repositories: Pick<Repositories, 'publishing' | 'publications' | 'priceBook'>;
  clock: Clock;
};
export type PublicationPreviewService = ReturnType<typeof createPublicationPreviewService>;

/** What paid days of a statement over the free quota would cost and do. */
export function createPublicationPreviewService({ repositories, clock }: PublicationPreviewParts) {
  const { publishing, publications, priceBook } = repositories;
  return {
    /** @throws ApiError 404 for what is not theirs */
    find: async (userId: number, statementId: number, days: number): Promise<PublicationPreview> => {
      const record = await publishing.find(userId, statementId);
      if (!record) throw notFound();
      const now = clock();
      const [paidUntil, prices] = await Promise.all([publications.paidUntil(statementId, now), priceBook.findPrices(now)]);
      const lines = publicationLines(prices, days);
      const amountMinor = sumOfLines(lines);
      return {
        is_payable: record.state === 'unpaid' || paidUntil !== null,
        paid_until: paidUntil?.toISOString() ?? null,
        ends_at: new Date((paidUntil ?? now).getTime() + days * dayMs).toISOString(),
        lines: lines.map(toLine),
        amount: toMajorUnits(amountMinor),
        vat: toMajorUnits(vatWithin(amountMinor)),
      };
    },
  };
}
