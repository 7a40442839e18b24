import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { filtersFromSelection, type PlaceSelection } from '@/lib/domain/place/place-selection';

/** The state of the search panel. Bounds are digits as typed: prices in whole units of the shown currency, areas in square metres. */
export interface PanelState {
  dealTypeId: number;
  /** Null means any type. */
  realEstateTypeId: number | null;
  places: PlaceSelection;
  priceFrom: string;
  priceTo: string;
  areaFrom: string;
  areaTo: string;
}

export interface PanelType {
  id: number;
  label: string;
  dealTypeIds: readonly number[];
}

/** The types that a deal applies to: land plots are not rented, and only they are leased. */
export const typesOfDeal = (types: readonly PanelType[], dealTypeId: number): PanelType[] =>
  types.filter((type) => type.dealTypeIds.includes(dealTypeId));

/** Changes the deal. Keeps the type if the deal applies to it; otherwise chooses the deal's only type, or any. */
export function withDeal(state: PanelState, dealTypeId: number, types: readonly PanelType[]): PanelState {
  const offered = typesOfDeal(types, dealTypeId);
  const isKept = offered.some((type) => type.id === state.realEstateTypeId);
  const [first] = offered;
  const realEstateTypeId = isKept ? state.realEstateTypeId : offered.length === 1 && first ? first.id : null;
  return { ...state, dealTypeId, realEstateTypeId };
}

const bound = (text: string): number | undefined => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** The filters of the panel. They name a currency only with a price. */
export function panelFilters(state: PanelState, currencyId: 1 | 2): StatementFilters {
  const [priceFrom, priceTo] = [bound(state.priceFrom), bound(state.priceTo)];
  return {
    deal_types: [state.dealTypeId],
    ...(state.realEstateTypeId === null ? {} : { real_estate_types: [state.realEstateTypeId] }),
    ...filtersFromSelection(state.places),
    price_from: priceFrom,
    price_to: priceTo,
    ...(priceFrom === undefined && priceTo === undefined ? {} : { currency_id: currencyId }),
    area_from: bound(state.areaFrom),
    area_to: bound(state.areaTo),
  };
}
