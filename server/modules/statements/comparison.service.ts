import type { ComparedStatement, Comparison, UnavailableStatement } from '@/lib/contracts/statements/comparison';
import { ApiError } from '../../http/errors';
import type { Visitor } from './statement-cards.service';
import type { StatementDetailService } from './statement-detail.service';

export type ComparisonService = ReturnType<typeof createComparisonService>;

const isGone = (error: unknown): error is ApiError => error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Statements side by side, as everybody may see them. */
export function createComparisonService({ view, priceHistory, stub }: StatementDetailService) {
  const findOffered = async (id: number, visitor: Visitor): Promise<ComparedStatement | null> => {
    try {
      return { statement: await view(String(id), visitor), prices: await priceHistory(String(id), visitor, {}) };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  };

  const explain = async (id: number): Promise<UnavailableStatement> => {
    try {
      const { state, dynamic_titles: titles } = await stub(String(id));
      // Withdrawn between the two reads.
      return state === 'active' ? { id, state: 'unknown', titles: null } : { id, state, titles };
    } catch (error) {
      if (isGone(error)) return { id, state: error.status === 410 ? 'deleted' : 'unknown', titles: null };
      throw error;
    }
  };

  return {
    /** The offered ones of the ids in their order, and why each of the others is not there. Comparing counts no views. */
    compare: async (ids: number[], visitor: Visitor): Promise<Comparison> => {
      const guest = { ...visitor, userId: null };
      const found = await Promise.all(ids.map(async (id) => (await findOffered(id, guest)) ?? explain(id)));
      const statements = found.flatMap((one) => ('statement' in one ? [one] : []));
      return { statements, unavailable: found.flatMap((one) => ('statement' in one ? [] : [one])) };
    },
  };
}
