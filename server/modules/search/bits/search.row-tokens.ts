import {
  codeTokens,
  flagToken,
  hasOptionToken,
  listedToken,
  type OptionName,
  optionToken,
  realCode,
  smallintCode,
  type TokenFlag,
} from './search.tokens.query';

/** What a sealed row is made of; options are 0, others null, where nothing is known. */
export type TokenRow = {
  ord: number;
  options: Record<Exclude<OptionName, 'parameters' | 'price_currencies' | 'flags' | 'words'>, number>;
  flags: Record<Exclude<TokenFlag, 'listed' | 'not_first' | 'not_last' | 'has_parking' | 'out_of_order'>, boolean>;
  parameters: number[];
  /** The price as its owner typed it, in minor units; null for negotiable ones. */
  price: number | null;
  squarePrice: number | null;
  currencyId: number;
  areaSqm: number;
  latitude: number | null;
  longitude: number | null;
  floor: number | null;
  totalFloors: number | null;
  heightCm: number | null;
  metroDistanceM: number | null;
};

/** The kind of parking that means that there is none. */
const noParking = 3;

function rangeTokens(row: TokenRow): number[] {
  const tokens = codeTokens('area', realCode(row.areaSqm));
  if (row.price !== null) tokens.push(optionToken('price_currencies', row.currencyId), ...codeTokens('price', row.price));
  if (row.squarePrice !== null) tokens.push(...codeTokens('square_price', row.squarePrice));
  if (row.latitude !== null) tokens.push(...codeTokens('latitude', realCode(row.latitude)));
  if (row.longitude !== null) tokens.push(...codeTokens('longitude', realCode(row.longitude)));
  if (row.floor !== null) tokens.push(...codeTokens('floor', smallintCode(row.floor)));
  if (row.heightCm !== null) tokens.push(...codeTokens('height', smallintCode(row.heightCm)));
  if (row.metroDistanceM !== null) tokens.push(...codeTokens('metro_distance', row.metroDistanceM));
  return tokens;
}

function flagTokens({ flags, floor, totalFloors, options }: TokenRow): number[] {
  const names = (Object.keys(flags) as (keyof typeof flags)[]).filter((name) => flags[name]);
  const tokens = names.map(flagToken);
  if (floor !== null && floor > 1) tokens.push(flagToken('not_first'));
  if (floor !== null && totalFloors !== null && floor < totalFloors) tokens.push(flagToken('not_last'));
  if (options.parking_types !== 0 && options.parking_types !== noParking) tokens.push(flagToken('has_parking'));
  return tokens;
}

/** Every token of a row. The conditions of `searchCondition` are the same on its columns. */
export function rowTokens(row: TokenRow): number[] {
  const options = (Object.entries(row.options) as [keyof TokenRow['options'], number][]).flatMap(([name, value]) =>
    hasOptionToken(value) ? [optionToken(name, value)] : [],
  );
  const amenities = row.parameters.filter(hasOptionToken).map((id) => optionToken('parameters', id));
  return [listedToken, ...options, ...amenities, ...flagTokens(row), ...rangeTokens(row)];
}
