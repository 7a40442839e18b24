import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** Conditions that most searches use, in the order that the filter panel offers them. */
export const popularNames = ['lift', 'parking', 'owner', 'metro', 'new_building', 'renovated', 'balcony', 'not_first'] as const;
export type PopularName = (typeof popularNames)[number];

/** What each adds to a search. */
export const popularConditions: Record<PopularName, StatementFilters> = {
  lift: { parameters: [6] },
  parking: { has_parking: true },
  owner: { owner: true },
  metro: { metro_minutes_to: 10 },
  new_building: { statuses: [2] },
  renovated: { conditions: [1] },
  balcony: { has_balcony: true },
  not_first: { not_first: true },
};
