import { areaTypeIds } from '@/lib/domain/area/area';

export type AreaUnit = { sqm: number; areaTypeId: number };

const of = (sqm: number, areaTypeId: number = areaTypeIds.sqm): AreaUnit => ({ sqm, areaTypeId });
const squareMetre = of(1);

/** Units of areas as they begin after a figure; the first that fits wins. */
const units: readonly (readonly [RegExp, AreaUnit])[] = [
  [/^(ჰა|ჰექტარ|ha\b|hectare|га(?=\s|$|\.)|гектар)/i, of(10_000, areaTypeIds.hectare)],
  [/^(sq\.?\s*(f|')|sqft|square\s*f|ft|feet|foot|(кв\.?\s*)?фут|(კვ\.?\s*)?ფუტ)/i, of(0.092_903_04)],
  [/^(sq\.?\s*y|square\s*y|yd|yard|(кв\.?\s*)?ярд)/i, of(0.836_127)],
  [/^(sq\.?\s*km|square\s*k|km|კმ|(კვ\.?\s*)?კმ|(кв\.?\s*)?км)/i, of(1_000_000)],
  [/^(acre|акр|აკრ)/i, of(4046.856)],
  [/^(sotk|sotok|сот|სოტ|ares?\b|არი)/i, of(100)],
  [
    /^(sq\.?\s*m|square\s*m|m(et(er|re)s?)?\s*[²2]?(?![a-z])|კვ|მ\s*[²2]?(?=[\s.,;)]|$)|მეტრ|кв|м\s*[²2]?(?=[\s.,;)]|$)|метр)/i,
    squareMetre,
  ],
];
/** Words after a figure that are no unit. */
const asides = /^(total|in all|all|overall|living|общ|всего|жил|საერთო|სულ|საცხოვრებელი)/i;

/** The unit after a figure: square metres where there is none, undefined for one that is not known. */
export function areaUnitAfter(text: string): AreaUnit | undefined {
  const written = text.replace(/^[\s(.,:;~+-]+/, '');
  if (!/^[\p{Letter}']/u.test(written) || asides.test(written)) return squareMetre;
  return units.find(([pattern]) => pattern.test(written))?.[1];
}

const perOther =
  /(?:\/|per|за|ერთი|1)\s*((?:sq\.?\s*f|sqft|square\s*f|ft\s*[²2]|кв\.?\s*фут|კვ\.?\s*ფუტ|acre|акр|აკრ|sotk|сот|სოტ|ჰა|ჰექტარ|ha\b|hectare|га(?=\s|$|\.)|гектар).*)$/i;
/** Square metres that a price is for: "500 $ за сотку" is for 100. Undefined for the price of a square metre, and of the whole. */
export const pricedSqmOf = (price: string): number | undefined => {
  const unit = price.match(perOther)?.[1];
  return unit === undefined ? undefined : areaUnitAfter(unit)?.sqm;
};

const FEET = /\d\s*(ft|feet|foot|'|’|фут|ფუტ)/i;
const CENTIMETRES = /\d\s*(cm|სმ|см)/i;
const MILLIMETRES = /\d\s*(mm|მმ|мм)/i;

/** Metres in one unit of a length, by the unit after its figure. */
export function metresIn(length: string): number {
  if (FEET.test(length)) return 0.3048;
  if (CENTIMETRES.test(length)) return 0.01;
  return MILLIMETRES.test(length) ? 0.001 : 1;
}
