import { countStatements } from '@/lib/api/statements/statement-count';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { GuidedStep } from '@/lib/domain/statement/guided-steps';
import { readGuidedAddress } from '@/lib/routes/addresses/guided-address';
import { getRelaxations } from './relaxations';

/** The answer to loosen so that an empty search has results. */
export type LooserAnswer = { step: GuidedStep; count: number; query: string };
export type GuidedCount = { total: number; looser: LooserAnswer | null };

const stepsByCondition: Readonly<Record<string, GuidedStep>> = {
  deal_types: 'deal',
  real_estate_types: 'type',
  place: 'place',
  metro_station_ids: 'place',
  projects: 'place',
  price: 'budget',
  room_types: 'rooms',
};

/** How many statements match the answers; where there are none, the one answer to loosen. A failed second call names none. */
export async function countGuided(filters: StatementFilters, signal?: AbortSignal): Promise<GuidedCount> {
  const { total } = await countStatements(filters, signal);
  if (total > 0) return { total, looser: null };
  const { changes } = await getRelaxations(filters, signal).catch(() => ({ changes: [] }));
  for (const { conditions, count, query } of changes) {
    const step = conditions.length === 1 ? stepsByCondition[conditions[0] ?? ''] : undefined;
    if (step) return { total, looser: { step, count, query } };
  }
  return { total, looser: null };
}

/** The same for the fields of a form, as in an address. */
export const countGuidedQuery = (query: string, signal: AbortSignal): Promise<GuidedCount> =>
  countGuided(readGuidedAddress(query).filters, signal);
