// Names of the list's filters and their query string; `statement-filters.ts` has the schema, which the browser need not load with every list.

export const statementIdListNames = [
  'ids',
  'users',
  'deal_types',
  'real_estate_types',
  'cities',
  'districts',
  'urbans',
  'streets',
  'grouped_streets',
  'metro_station_ids',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'living_room_types',
  'hot_water_types',
  'heating_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'door_window_types',
  'build_years',
  'rent_types',
  'lease_types',
  'lease_contract_types',
  'daily_rent_types',
  'parameters',
  'agencies',
  'projects',
  'price_types',
  'area_types',
  'owner_types',
] as const;

/** Flags: 1 or true filters, 0, false or nothing does not. */
export const statementFlagNames = [
  'with_3d',
  'with_picture',
  'owner',
  'newest',
  'is_vip',
  'is_super_vip',
  'is_vip_plus',
  'is_vip_or_with_3d',
  'is_auction',
  'has_balcony',
  'has_loggia',
  'has_porch',
  'has_cadastral_code',
  'can_exchanged',
  'not_first',
  'not_last',
  'has_parking',
] as const;

/**
 * Bounds, both ends included; a from above its to finds nothing. Areas are square metres, heights metres, walks to the metro minutes, prices whole
 * units of currency_id.
 */
export const statementRangeNames = [
  'area_from',
  'area_to',
  'price_from',
  'price_to',
  'square_price_from',
  'square_price_to',
  'floor_from',
  'floor_to',
  'height_from',
  'height_to',
  'metro_minutes_to',
] as const;

/** `square_price` is the price per square metre in currency_id; daily rents have none and come last, as negotiable prices do. */
export const orderKeys = ['date', 'price', 'square_price', 'created_at'] as const;
export const sequences = ['asc', 'desc'] as const;
export const defaultPageSize = 20;
export const vipPageSize = 9;
export const auctionPageSize = 4;

const filterNames = [
  ...statementIdListNames,
  ...statementFlagNames,
  ...statementRangeNames,
  'q',
  'currency_id',
  'order_by',
  'sequence',
  'page',
  'per_page',
  'bounds',
  'drawn_areas',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The query string of filters in the comma form, by the site's rules: no empty value, no false flag, no page 1. */
export function serialiseStatementFilters(filters: Readonly<Partial<Record<FilterName, unknown>>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined || value === false || value === '' || (name === 'page' && value === 1)) continue;
    if (Array.isArray(value)) {
      if (value.length > 0) query.set(name, value.join(','));
    } else query.set(name, value === true ? '1' : String(value));
  }
  return query;
}
