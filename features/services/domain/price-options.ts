import type { ServiceType } from '@/lib/contracts/money/services';

/** Something that can be ordered at one price, as the landing page offers it. */
export type PriceOption = {
  id: string;
  type: ServiceType;
  price: number;
  /** Square metres that the price is for, where area decides; `up_to` is the area included in the smallest order. */
  area: { sqm: number; isUpTo: boolean } | null;
  /** Days that the price is for, where the term decides. */
  days: number | null;
  isMostChosen: boolean;
};

/** Areas that show how a price grows, as multiples of what the smallest order includes. */
const areaSteps = [1, 1.5, 2] as const;

/** The price of an area: the smallest order, and each square metre above what it includes. Lari, rounded to tetri. */
export function priceOfArea({ price, unit_price, included_sqm }: ServiceType, sqm: number): number {
  const extraSqm = Math.max(0, sqm - (included_sqm ?? 0));
  return Math.round((price + extraSqm * unit_price) * 100) / 100;
}

function optionsOf(type: ServiceType): PriceOption[] {
  const base = { type, area: null, days: null, isMostChosen: type.is_most_chosen };
  if (type.included_sqm !== null) {
    const included = type.included_sqm;
    return areaSteps.map((step) => ({
      ...base,
      id: `${type.key}-${step}`,
      price: priceOfArea(type, included * step),
      area: { sqm: included * step, isUpTo: step === 1 },
      isMostChosen: false,
    }));
  }
  if (type.days.length > 0)
    return type.days.map(({ days, price }) => ({ ...base, id: `${type.key}-${days}`, price, days, isMostChosen: false }));
  return [{ ...base, id: type.key, price: type.price }];
}

/** The prices of a service in the order of its catalogue. */
export const priceOptions = (types: readonly ServiceType[]): PriceOption[] => types.flatMap(optionsOf);
