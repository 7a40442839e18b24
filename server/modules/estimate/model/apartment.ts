import type { apartmentConditions, apartmentKinds, buildingStates, Sector } from '@/lib/contracts/estimate';

/** An apartment as the model reads it; null where unknown. Area in m², coordinates in degrees (WGS 84). */
export type Apartment = {
  latitude: number;
  longitude: number;
  sector: Sector | null;
  areaSqm: number;
  rooms: number | null;
  floor: number | null;
  totalFloors: number | null;
  buildingState: (typeof buildingStates)[number] | null;
  condition: (typeof apartmentConditions)[number] | null;
  kind: (typeof apartmentKinds)[number] | null;
  balconyCount: number | null;
  hasElevator: boolean | null;
  /** Known of listings; not a field of the estimate form. */
  bedrooms?: number | null;
  isFurnished?: boolean | null;
};

/** A listed apartment with its price; `priceUsd` is the whole price in US dollars, in which the market thinks. */
export type Sale = Apartment & { id: number; priceUsd: number };

/** The estimate of an apartment: prices in USD a square metre; the range contains four prices of five. */
export type Prediction = {
  squarePriceUsd: number;
  lowUsd: number;
  highUsd: number;
  /** Sales that the estimate is based on, the highest weights first; weights sum to 1 over all of them. */
  comparables: { id: number; distanceM: number; weight: number }[];
  comparablesCount: number;
};

/** Why the model gives no estimate. */
export type Refusal = { refusal: 'thin' };
