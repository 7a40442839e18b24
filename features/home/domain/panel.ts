import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { filtersFromSelection, type PlaceSelection } from '@/lib/domain/place/place-selection';

/** What stands in the search panel. Bounds are digits as typed: prices in whole units of the shown currency, areas in square metres. */
export interface PanelState {
  dealTypeId: number;
  /** Null stands for any type. */
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

/** The types that a deal knows: nobody rents a land plot, only land is leased. */
export const typesOfDeal = (types: readonly PanelType[], dealTypeId: number): PanelType[] =>
  types.filter((type) => type.dealTypeIds.includes(dealTypeId));

/** Another deal keeps the type where the deal knows it; otherwise its only type, or any. */
export function withDeal(state: PanelState, dealTypeId: number, types: readonly PanelType[]): PanelState {
  const offered = typesOfDeal(types, dealTypeId);
  const isKept = offered.some((type) => type.id === state.realEstateTypeId);
  const [first] = offered;
  const realEstateTypeId = isKept ? state.realEstateTypeId : offered.length === 1 && first ? first.id : null;
  return { ...state, dealTypeId, realEstateTypeId };
}

const bound = (text: string): number | undefined => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** The list's filters that the panel asks for. A currency is named only with a price. */
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
