import type { PromoCheck } from '@/lib/contracts/money/services';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { PromoCodeRow, PromoCodesRepository } from './promo-codes.repository';
import { takesPromoCodes } from './services.service';

export type PromoCodesService = ReturnType<typeof createPromoCodesService>;

/** More than typing errors explain. */
const checkLimit = { countMax: 20, windowSeconds: 3600 };

/** A code as it is stored. */
const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** @throws ApiError 422 on `field` for a code that is not valid for the person and the service */
export async function findUsableCode(
  promoCodes: Pick<PromoCodesRepository, 'findHolding' | 'hasUsed'>,
  code: string,
  { serviceId, userId, now, field }: { serviceId: number; userId: number | null; now: Date; field: string },
): Promise<PromoCodeRow> {
  const row = takesPromoCodes(serviceId) ? await promoCodes.findHolding(normaliseCode(code), serviceId, now) : undefined;
  if (!row) throw invalid({ [field]: ['errors.promo_code'] });
  if (userId !== null && (await promoCodes.hasUsed(row.id, userId))) throw invalid({ [field]: ['errors.promo_code_used'] });
  return row;
}

type Parts = { promoCodes: PromoCodesRepository; checks: RateLimiter; clock: Clock };

export const createPromoCodesService = ({ promoCodes, checks, clock }: Parts) => ({
  /** @throws ApiError 422 on `code`, 429 after twenty in an hour */
  check: async (code: string, serviceId: number, userId: number): Promise<PromoCheck> => {
    await checks.take(`user ${userId}`, checkLimit);
    const row = await findUsableCode(promoCodes, code, { serviceId, userId, now: clock(), field: 'code' });
    return { code: row.code, percent: row.percent, amount: row.amountMinor === null ? null : row.amountMinor / 100 };
  },
});
