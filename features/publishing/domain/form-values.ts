import { areaTypeIds } from '@/lib/domain/area/area';
import { currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { choiceNames, flagNames, type ListingValues, numberNames, textNames } from '@/lib/domain/statement/listing-values';

const shortestDuration = 1;

const all = <N extends string, V>(names: readonly N[], value: V) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, V>;

/** A new form. */
export const emptyValues: ListingValues = {
  ...all(choiceNames, null),
  ...all(numberNames, ''),
  ...all(textNames, ''),
  ...all(flagNames, false),
  area_type_id: areaTypeIds.sqm,
  price_type_id: priceTypeIds.exact,
  currency_id: currencyIds.usd,
  duration_id: shortestDuration,
  lat: null,
  lng: null,
  parameters: [],
  comments: { ka: '', en: '', ru: '' },
  street_name: '',
};
