import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { cityIds } from '../place/place-index';
import { dealTypeIdsOf, dealTypes, hasRooms, isDealTypeId, isRealEstateTypeId, realEstateTypeIds } from './market-ids';

/** The questions of the guided search, in their order. */
export const guidedSteps = ['deal', 'type', 'place', 'budget', 'rooms'] as const;
export type GuidedStep = (typeof guidedSteps)[number];

/** The filters that a step sets. */
export const guidedAnswers = {
  deal: ['deal_types'],
  type: ['real_estate_types'],
  place: ['cities', 'districts', 'urbans', 'streets', 'grouped_streets', 'metro_station_ids', 'projects'],
  budget: ['price_from', 'price_to', 'currency_id'],
  rooms: ['room_types'],
} as const satisfies Record<GuidedStep, readonly (keyof StatementFilters)[]>;

const answers = Object.values(guidedAnswers).flat();

/** The remaining questions for these answers: land has no rooms. */
export function stepsOf({ real_estate_types: [typeId] = [] }: StatementFilters): readonly GuidedStep[] {
  return typeId === undefined || hasRooms(typeId) ? guidedSteps : guidedSteps.filter((step) => step !== 'rooms');
}

/** The search without the filters of a step. */
export const withoutAnswer = (filters: StatementFilters, step: GuidedStep): StatementFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(guidedAnswers[step] as readonly string[]).includes(name)));

/** The answers before a step: its choices are counted in that search. */
export const answeredBefore = (filters: StatementFilters, step: GuidedStep): StatementFilters =>
  guidedSteps.slice(guidedSteps.indexOf(step)).reduce(withoutAnswer, filters);

const first = (ids: number[] | undefined): number | undefined => ids?.[0];

/**
 * The answers that go together: one deal, a type that it is offered for, no rooms of land, no city together with a place inside it, and a
 * lower price bound first. Filters that belong to no step are dropped.
 */
export function consistentAnswers(filters: StatementFilters): StatementFilters {
  const [dealId, typeId] = [first(filters.deal_types), first(filters.real_estate_types)];
  const isOffered =
    typeId !== undefined &&
    isRealEstateTypeId(typeId) &&
    (dealId === undefined || (isDealTypeId(dealId) && dealTypeIdsOf(typeId).includes(dealId)));
  const known = Object.fromEntries(Object.entries(filters).filter(([name]) => (answers as readonly string[]).includes(name)));
  const isNarrowed = [filters.districts, filters.urbans, filters.streets].some((ids) => (ids?.length ?? 0) > 0);
  const { price_from: from, price_to: to } = filters;
  const isTurned = from !== undefined && to !== undefined && from > to;
  return {
    ...known,
    ...(dealId === undefined || !isDealTypeId(dealId) ? { deal_types: undefined } : { deal_types: [dealId] }),
    real_estate_types: isOffered ? [typeId] : undefined,
    ...(isOffered && !hasRooms(typeId) ? { room_types: undefined } : {}),
    ...(isNarrowed ? { cities: undefined } : {}),
    ...(isTurned ? { price_from: to, price_to: from } : {}),
  };
}

/** The answers with the one that a question shows as chosen before anything is: a sale, the first type offered, Tbilisi. */
export function withDefaultAnswer(filters: StatementFilters, step: GuidedStep): StatementFilters {
  if (guidedAnswers[step].some((name) => filters[name] !== undefined)) return filters;
  const [dealId = dealTypes.sale] = filters.deal_types ?? [];
  if (step === 'deal') return { ...filters, deal_types: [dealTypes.sale] };
  if (step === 'type') {
    const typeId = realEstateTypeIds.find((id) => isDealTypeId(dealId) && dealTypeIdsOf(id).includes(dealId));
    return typeId === undefined ? filters : { ...filters, real_estate_types: [typeId] };
  }
  return step === 'place' ? { ...filters, cities: [cityIds.tbilisi] } : filters;
}
