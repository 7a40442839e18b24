/**
 * The parameters of numbers and flags that lists share with the market's API. It ignores what is no such number or flag, and its clients send
 * `urbans=NaN,23`, `districts=3.4` and `page=0`. Our own parameters are strict, and so are names: an order that does not exist is an error, as an id that
 * no dictionary knows is.
 */
const marketParameters: ReadonlySet<string> = new Set([
  'page',
  'per_page',
  'deal_types',
  'real_estate_types',
  'rent_types',
  'daily_rent_types',
  'cities',
  'districts',
  'urbans',
  'streets',
  'metro_station_ids',
  'currency_id',
  'price_from',
  'price_to',
  'price_types',
  'square_price_from',
  'square_price_to',
  'area_types',
  'area_from',
  'area_to',
  'floor_from',
  'floor_to',
  'height_from',
  'height_to',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'living_room_types',
  'storeroom_types',
  'parking_types',
  'heating_types',
  'hot_water_types',
  'material_types',
  'door_window_types',
  'parameters',
  'users',
  'has_balcony',
  'has_loggia',
  'has_porch',
  'with_3d',
  'has_cadastral_code',
  'can_exchanged',
  'is_super_vip',
  'not_first',
  'not_last',
  'owner',
]);

const countedFromOne: ReadonlySet<string> = new Set(['page', 'per_page', 'currency_id']);

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;

/**
 * What the market's API would read of a parameter's value.
 * @param value as it was read from the query; what is no number or flag is still a text
 * @returns undefined for a value that is ignored
 */
export function asMarketReads(name: string, value: unknown): unknown {
  if (!marketParameters.has(name)) return value;
  if (Array.isArray(value)) {
    const members = value.filter(isWhole);
    return members.length > 0 ? members : undefined;
  }
  if (typeof value === 'boolean') return value;
  const isRead = countedFromOne.has(name) ? isWhole(value) : typeof value === 'number' && value >= 0;
  return isRead ? value : undefined;
}
